/** Strokes for `Icon` that only the end of a game needs. */
export const END_ICONS = {
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 4.5M15.5 9h.01',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  turn: 'M4 19c6 0 3-13 9-13h7M16.5 2.5L20 6l-3.5 3.5',
} as const;
