import { readFileSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { findPicture } from '@ponts-bornes/catalogue/pictures';
import { CHARACTERS } from '@ponts-bornes/course-folle';
import { COLOURS } from '@ponts-bornes/skybridge';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import { LANGUAGES, SPECTATOR, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { PAINT } from '@ponts-bornes/bridgetown-races/art';
import { LETTERS as CONTINENT_LETTERS } from '../boards/course-autour-du-monde/names.ts';
import { STAMPS } from '../boards/course-autour-du-monde/shapes.ts';
import { liveryOf } from '../boards/course-folle/art.ts';
import { findBoardText } from '../boards/board-text.ts';
import { PAINTS, emblemOf, markOf } from '../boards/skybridge/palette.ts';
import { MARKS, looksOf } from '@ponts-bornes/kernel/picture';
import type { GamePicture } from '@ponts-bornes/kernel/picture';
import { seatEmblems } from '../ui/marks.ts';
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
    if (colour === undefined) throw new Error(`--${name} is not defined`);
    return colour;
  };
};

const FLAG_LETTERS = await Promise.all(
  LANGUAGES.map(async (language) => Object.values((await SPEECH[language]()).letters)),
);

const SEATS = MARKS.map((_, seat) => `seat-${seat}`);
const GROUNDS = ['paper', 'sheet', 'raised'];

/** WCAG 1.4.11: controls and their states. */
const SEEN = 3;
/** WCAG 1.4.3: text. */
const READ = 4.5;

describe.each(THEMES)('in the %s theme', (theme) => {
  const app = named(APP, theme);

  test.each(['glow', 'focus', 'line-strong', 'red', ...SEATS])('--%s is visible on every background', (name) => {
    for (const ground of GROUNDS) expect(contrast(app(name), app(ground)), ground).toBeGreaterThanOrEqual(SEEN);
  });

  test.each(['ink', 'ink-soft', 'red', 'green', 'blue'])('--%s is legible on every background', (name) => {
    for (const ground of GROUNDS) expect(contrast(app(name), app(ground)), ground).toBeGreaterThanOrEqual(READ);
  });

  test.each(['red', 'yellow', 'green', 'blue'])('text on --%s is legible', (name) => {
    expect(contrast(app(`on-${name}`), app(name))).toBeGreaterThanOrEqual(READ);
  });

  test('offers and the focus ring are visible on the maps', () => {
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

  test('Skybridge pieces or their outlines are visible, and so are their windows', () => {
    const outline = theme === 'light' ? '#1d2430' : '#0b0e14';
    for (const colour of COLOURS) {
      const { day, night, on } = PAINTS[colour];
      const paint = theme === 'light' ? day : night;
      const most = Math.max(contrast(paint, app('sheet')), contrast(outline, app('sheet')));
      expect(most, colour).toBeGreaterThanOrEqual(SEEN);
      expect(contrast(paint, on), colour).toBeGreaterThanOrEqual(SEEN);
    }
  });

  test('emblems that games give to seats are outlined visibly on every background', () => {
    const lines = [...COLOURS.map((colour) => emblemOf(colour).line), ...CHARACTERS.map((each) => liveryOf(each).line)];
    for (const line of lines) {
      for (const ground of GROUNDS) {
        expect(contrast(shadeOf(line, theme), app(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(SEEN);
      }
    }
  });

  test('seat colours and Skybridge pieces are distinct for every kind of sight', () => {
    expect(confusable(SEATS.map(app))).toStrictEqual([]);
    expect(confusable(COLOURS.map((colour) => PAINTS[colour][theme === 'light' ? 'day' : 'night']))).toStrictEqual([]);
  });
});

/** One side of `light-dark(#…, #…)`. */
const shadeOf = (value: string, theme: Theme): string => {
  const [light, dark] = value.match(/#\w+/g) ?? [];
  const shade = theme === 'light' ? light : dark;
  if (shade === undefined) throw new Error(`${value} has no shade for the ${theme} theme`);
  return shade;
};

/** Minimum OKLab distance for two colours side by side; 0.02 is just noticeable. */
const APART = 0.08;

/** The pairs that people could confuse. */
const confusable = (colours: readonly string[]): readonly string[] =>
  EYES.flatMap((eyes) =>
    colours.flatMap((one, index) =>
      colours
        .slice(index + 1)
        .filter((other) => distance(one, other, eyes) < APART)
        .map((other) => `${one} and ${other}, ${eyes}`),
    ),
  );

test('Bridgetown Races flags are distinct for every kind of sight, and their letters legible', () => {
  expect(confusable(Object.values(PAINT).map(({ cloth }) => cloth))).toStrictEqual([]);
  for (const { cloth, on } of Object.values(PAINT)) expect(contrast(cloth, on), cloth).toBeGreaterThanOrEqual(READ);
});

test('Course folle characters are distinct for every kind of sight, and their emblems visible', () => {
  const liveries = CHARACTERS.map(liveryOf);
  expect(confusable(liveries.map(({ colour }) => colour))).toStrictEqual([]);
  for (const { colour, on } of liveries) expect(contrast(colour, on), colour).toBeGreaterThanOrEqual(SEEN);
});

/** Colour is never the only cue. Whether the shapes are drawn is checked in the browser. */
test('each colour has its own shape or letters', () => {
  const sets: readonly (readonly string[])[] = [
    MARKS,
    COLOURS.map(markOf),
    CHARACTERS.map((character) => liveryOf(character).emblem),
    Object.values(STAMPS),
    Object.values(CONTINENT_LETTERS),
    ...FLAG_LETTERS,
  ];
  for (const shapes of sets) expect(new Set(shapes).size).toBe(shapes.length);
});

/** A colour by day: `#…`, `light-dark(#…, #…)` or `var(--…)`. */
const byDay = (value: string): string => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return name === undefined ? (value.match(/#\w+/)?.[0] ?? value) : named(APP, 'light')(name);
};

test.each(CATALOGUE)('in pictures of $meta.id the seats look as on the board', async ({ meta, load, loadSpeech }) => {
  const [{ game }, speech, makeBoardText] = await Promise.all([load(), loadSpeech('en'), findBoardText(meta.id)]);
  const picture = (await findPicture(meta.id)?.loadPicture()) ?? { board: () => '' };
  for (const seats of meta.seats) {
    const resolved = resolveOptions(meta, seats, {});
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
    const view = game.view(game.setup(resolved.options, seats, fastRandom(`looks-${seats}`)), SPECTATOR);
    const boardText = makeBoardText(speech, resolved.options);
    const onBoard = Array.from({ length: seats }, (_, seat) => boardText.emblems?.(view, seat) ?? seatEmblems(seat));
    const drawn = looksOf(picture as GamePicture, view, seats);
    expect(drawn).toStrictEqual(onBoard.map((all) => all.map(({ shape, fill }) => ({ shape, fill: byDay(fill) }))));
  }
});
