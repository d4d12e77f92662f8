import type { Tone } from './log.ts';

/** Strokes for `Icon`. */
export const TONE_ICONS: Readonly<Record<Tone, string>> = {
  card: 'M7 3.5h10v17H7zM10 8h4M10 12h4',
  piece: 'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.5 7.7L12 12l7.5-4.3M12 12v8.5',
  roof: 'M3 17.500L12 6.500l9 11zM7 20.500h10',
  bridge: 'M3 8.500h18M3.500 8.500v10M20.500 8.500v10M7 18.500a5 5.500 0 0 1 10 0',
  reveal: 'M4 5.500h8v14H4zM12 6.500l8 1.500v10l-8 1.500',
  travel: 'M4 12h15M13 6l6 6-6 6',
  impact: 'M13 3L5 13.5h6L10 21l9-11h-6.5z',
};
