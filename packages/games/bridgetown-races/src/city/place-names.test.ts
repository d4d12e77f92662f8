import { describe, expect, test } from 'vitest';
import { SPEECH } from '../speech/index.ts';
import { POSITIONS, positionName } from './city.ts';
import { placeName } from './place-names.ts';

const positions = Array.from({ length: POSITIONS }, (_, position) => positionName(position));

describe.each(['fr', 'en'] as const)('names of places (%s)', (language) => {
  test('every position has its own name, without its short form', async () => {
    const speech = await SPEECH[language]();
    const names = positions.map((position) => placeName(position, speech));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /\b[we]\d/.test(name))).toStrictEqual([]);
  });
});

const NAMES = {
  steel: ['pont Steel', 'Steel Bridge'],
  w6: ['entrée ouest du pont Steel', 'west end of Steel Bridge'],
  w23: ['angle de Broadway et de Burnside Road', 'corner of Broadway and Burnside Road'],
  w11: ['Naito Parkway, juste au sud du pont Morrison', 'Naito Parkway, just south of Morrison Bridge'],
  w33: ['Burnside Road, juste à l’est de l’I‑405', 'Burnside Road, just east of I‑405'],
  w22: ['Broadway, entre Glisan Street et Burnside Road', 'Broadway, between Glisan Street and Burnside Road'],
  'w8@burnside': ['Burnside Road, au-dessus de Naito Parkway', 'Burnside Road, above Naito Parkway'],
  'w8@naito': ['Naito Parkway, au-dessous de Burnside Road', 'Naito Parkway, below Burnside Road'],
  w29: ['1st Avenue, au-dessous de Burnside Road', '1st Avenue, below Burnside Road'],
  start: ['au départ, devant Burnside Road', 'at the start of Burnside Road'],
} as const;

test.each(Object.entries(NAMES))('%s is named by what is around it', async (position, [french, english]) => {
  expect(placeName(position, await SPEECH.fr())).toBe(french);
  expect(placeName(position, await SPEECH.en())).toBe(english);
});
