/** Strokes on a 24-unit square. */
export const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  undo: 'M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 1 3.5 10.9c-.7.6-1 1.1-1 2.1h-5c0-1-.3-1.5-1-2.1A6 6 0 0 1 12 3z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  log: 'M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h7M9 16h7',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  description: 'M4 6h16M4 10h10M4 14h16M4 18h8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 5l-8 7 8 7M6 5v14',
  last: 'M6 5l8 7-8 7M18 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  save: 'M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 20h15',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  open: 'M12 15V4M7.5 8L12 3.5 16.5 8M4.5 20h15',
  trash: 'M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6',
  people:
    'M8.5 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 1 0 0 7zM2.5 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 11a3 3 0 1 0-1.5-5.6M17 13.7c2.8.4 4.5 2.7 4.5 6.3',
  bot: 'M5 9h14v10H5zM12 9V5M12 4.5h.01M9 13.5h.01M15 13.5h.01M9.5 16.5h5M2.5 12.5v3M21.5 12.5v3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.5 6M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1-1',
  check: 'M4.5 12.5l5 5 10-11',
  chart: 'M4 4v16h16M7.5 15l4-5 3 3 5-7',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.5H15',
} as const;

export type IconName = keyof typeof ICONS;
