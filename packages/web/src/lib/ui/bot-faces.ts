/** A bot's face, drawn on a 48-unit square: skin, hair behind and before the head, and what tells it apart. */
export interface BotFace {
  readonly skin: string;
  readonly hair: string;
  /** Hair behind the head. */
  readonly back: string;
  /** Hair before it. */
  readonly front: string;
  /** Filled with `accent`. */
  readonly worn: string;
  /** Outlined only. */
  readonly lines: string;
  readonly accent: string;
}

const GLASSES =
  'M14.500 25a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0M25.100 25a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0M22.900 25h2.200';

/** The faces of the bots, in the order of their names: Aline, Basile, Colette… */
export const BOT_FACES: readonly [BotFace, ...BotFace[]] = [
  {
    skin: '#f2c9a1',
    hair: '#8a3b1c',
    back: 'M11 24a13 14 0 0 1 26 0v13h-26z',
    front: 'M12 24c0-9 5-13 12-13s12 4 12 13c-3-5-7-7-11-7c-1 3-7 5-13 7z',
    worn: 'M30 12l6-4v8z M36 12l6-4v8z',
    lines: '',
    accent: '#d43d51',
  },
  {
    skin: '#8d5a3b',
    hair: '#1f1a17',
    back: '',
    front: 'M12.500 22c-1-9 5-12 11.500-12s12.500 3 11.500 12c-2-4-4-6-6-6h-11c-2 0-4 2-6 6z',
    worn: '',
    lines: GLASSES,
    accent: '#1f5f99',
  },
  {
    skin: '#e8b48b',
    hair: '#2b2b33',
    back: 'M12 26c-1-10 4-15 12-15s13 5 12 15c0 4-1 6-2 8h-20c-1-2-2-4-2-8z',
    front: 'M13 22c2-2 7-4 11-4s9 2 11 4c0-8-5-11-11-11s-11 3-11 11z',
    worn: 'M9 13c4-9 25-9 29-1c1 3-3 4-14 4s-16 0-15-3zM24 5.500h2v-2.500h-2z',
    lines: '',
    accent: '#1e7145',
  },
  {
    skin: '#f0c8a8',
    hair: '#6b6f76',
    back: '',
    front: 'M13 21c-2-2-1-6 1-7c0 3 1 4 2 4zM35 21c2-2 1-6-1-7c0 3-1 4-2 4z',
    worn: 'M15 31.500c3-3 6-3 9-1c3-2 6-2 9 1c-3 2-6 2-9 0c-3 2-6 2-9 0z',
    lines: '',
    accent: '#6b6f76',
  },
  {
    skin: '#f5d3b8',
    hair: '#d9d4cc',
    back: 'M18 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    front: 'M12 24c0-9 5-13 12-13s12 4 12 13c-2-5-6-8-12-8s-10 3-12 8z',
    worn: '',
    lines: GLASSES,
    accent: '#7b3fa0',
  },
  {
    skin: '#c98c5e',
    hair: '#3a2417',
    back: '',
    front: 'M13 28c0 9 5 13 11 13s11-4 11-13c-2 3-5 4-7 4c-2-1-6-1-8 0c-2 0-5-1-7-4z',
    worn: 'M11 20c0-8 6-12 13-12s13 4 13 12h5v2.500h-31z',
    lines: '',
    accent: '#b07a00',
  },
  {
    skin: '#6f4630',
    hair: '#17130f',
    back: 'M8 22a7 7 0 0 1 6-9a10 10 0 0 1 20 0a7 7 0 0 1 6 9a6 6 0 0 1-4 9h-24a6 6 0 0 1-4-9z',
    front: 'M13 23c1-6 5-9 11-9s10 3 11 9c-4-4-18-4-22 0z',
    worn: 'M12 33.500a2 2 0 1 0 .1 0zM36 33.500a2 2 0 1 0 .1 0z',
    lines: '',
    accent: '#f2b705',
  },
  {
    skin: '#f2c4a0',
    hair: '#d98e2b',
    back: '',
    front: 'M12.500 22c0-4 0-9 4-12l2 3l3-5l3 4l4-4l2 5l3-2c2 3 2 7 2 11c-3-4-7-5-11.500-5s-8.500 1-11.500 5z',
    worn: 'M18 43l6-3l6 3v5h-12z',
    lines: '',
    accent: '#b8232f',
  },
];

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Bots are named alphabetically, so that a name keeps its face at every table. */
export const botFace = (name: string): BotFace => {
  const letter = name.toUpperCase().charCodeAt(0) - FIRST_LETTER;
  return BOT_FACES[Math.max(0, letter) % BOT_FACES.length] ?? BOT_FACES[0];
};
