/** What can be looked at beside the board of a replay. */
export type ReplayPanel = 'log' | 'memo' | 'words' | 'sheet' | 'settings' | 'analysis' | 'review';
