/** The panels beside a replay's board. */
export type ReplayPanel = 'log' | 'memo' | 'description' | 'sheet' | 'settings' | 'analysis' | 'review';
