import { readFileSync } from 'node:fs';
import { CHARACTERS } from '@ponts-bornes/course-folle';
import { COLOURS } from '@ponts-bornes/skybridge';
import { LANGUAGES } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { LETTERS as FLAG_LETTERS, PAINT } from '../boards/bridgetown-races/paint.ts';
import { LETTERS as CONTINENT_LETTERS } from '../boards/course-autour-du-monde/names.ts';
import { STAMPS } from '../boards/course-autour-du-monde/shapes.ts';
import { liveryOf } from '../boards/course-folle/art.ts';
import { PAINTS, markOf } from '../boards/skybridge/palette.ts';
import { MARKS } from '../parts/marks.ts';
import { EYES, THEMES, contrast, distance, tokensOf } from './colours.ts';
import type { Theme } from './colours.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const APP = read('../../app.css');
const BRIDGETOWN = read('../boards/bridgetown-races/city-colours.css');
const CONTINENTS = read('../boards/course-autour-du-monde/Continents.svelte');

const named = (css: string, theme: Theme): ((name: string) => string) => {
  const tokens = tokensOf(css, theme);
  return (name) => {
    const colour = tokens.get(name);
    if (colour === undefined) throw new Error(`there is no --${name}`);
    return colour;
  };
};

const SEATS = MARKS.map((_, seat) => `seat-${seat}`);
const GROUNDS = ['paper', 'sheet', 'raised'];

/** WCAG 1.4.11: what one has to see to know what can be done. */
const SEEN = 3;
/** WCAG 1.4.3: what one has to read. */
const READ = 4.5;

describe.each(THEMES)('in the %s theme', (theme) => {
  const app = named(APP, theme);

  test.each(['glow', 'focus', 'line-strong', 'red', ...SEATS])('--%s is seen on every ground', (name) => {
    for (const ground of GROUNDS) expect(contrast(app(name), app(ground)), ground).toBeGreaterThanOrEqual(SEEN);
  });

  test.each(['ink', 'ink-soft', 'red', 'green', 'blue'])('--%s is read on every ground', (name) => {
    for (const ground of GROUNDS) expect(contrast(app(name), app(ground)), ground).toBeGreaterThanOrEqual(READ);
  });

  test.each(['red', 'yellow', 'green', 'blue'])('what stands on --%s is read', (name) => {
    expect(contrast(app(`on-${name}`), app(name))).toBeGreaterThanOrEqual(READ);
  });

  test('what may be played, and the focus, are seen on the maps', () => {
    const [city, world] = [named(BRIDGETOWN, theme), named(CONTINENTS, theme)];
    const grounds = [
      ...['land', 'water', 'park', 'space'].map(city),
      ...['europe', 'asia', 'america', 'africa', 'oceania'].map((continent) => world(`land-${continent}`)),
    ];
    for (const ground of grounds) {
      expect(contrast(app('glow'), ground), ground).toBeGreaterThanOrEqual(SEEN);
      expect(contrast(app('focus'), ground), ground).toBeGreaterThanOrEqual(SEEN);
    }
  });

  test('the pieces of Skybridge, or their outlines, are seen; and so are the windows on them', () => {
    const outline = theme === 'light' ? '#1d2430' : '#0b0e14';
    for (const colour of COLOURS) {
      const { day, night, on } = PAINTS[colour];
      const paint = theme === 'light' ? day : night;
      const most = Math.max(contrast(paint, app('sheet')), contrast(outline, app('sheet')));
      expect(most, colour).toBeGreaterThanOrEqual(SEEN);
      expect(contrast(paint, on), colour).toBeGreaterThanOrEqual(SEEN);
    }
  });

  test('for all eyes the colours of seats, and of the pieces of Skybridge, are apart', () => {
    expect(confusable(SEATS.map(app))).toStrictEqual([]);
    expect(confusable(COLOURS.map((colour) => PAINTS[colour][theme === 'light' ? 'day' : 'night']))).toStrictEqual([]);
  });
});

/** So far apart that they are told from each other side by side; of OKLab, where 0.02 is just noticed. */
const APART = 0.08;

/** The pairs that somebody could take for each other. */
const confusable = (colours: readonly string[]): readonly string[] =>
  EYES.flatMap((eyes) =>
    colours.flatMap((one, index) =>
      colours
        .slice(index + 1)
        .filter((other) => distance(one, other, eyes) < APART)
        .map((other) => `${one} and ${other}, ${eyes}`),
    ),
  );

test('for all eyes the flags of Bridgetown Races are apart, and their letters are read', () => {
  expect(confusable(Object.values(PAINT).map(({ cloth }) => cloth))).toStrictEqual([]);
  for (const { cloth, on } of Object.values(PAINT)) expect(contrast(cloth, on), cloth).toBeGreaterThanOrEqual(READ);
});

test('for all eyes the characters of Course folle are apart, and their emblems are seen', () => {
  const liveries = CHARACTERS.map(liveryOf);
  expect(confusable(liveries.map(({ colour }) => colour))).toStrictEqual([]);
  for (const { colour, on } of liveries) expect(contrast(colour, on), colour).toBeGreaterThanOrEqual(SEEN);
});

/** Colour never speaks alone; that these are drawn is seen in the browser. */
test('each colour has a shape or letters of its own', () => {
  const sets: readonly (readonly string[])[] = [
    MARKS,
    COLOURS.map(markOf),
    CHARACTERS.map((character) => liveryOf(character).emblem),
    Object.values(STAMPS),
    Object.values(CONTINENT_LETTERS),
    ...LANGUAGES.map((language) => Object.values(FLAG_LETTERS[language])),
  ];
  for (const shapes of sets) expect(new Set(shapes).size).toBe(shapes.length);
});
