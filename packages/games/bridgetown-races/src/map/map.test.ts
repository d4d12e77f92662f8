import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPACE_FACTS } from '../city/spaces.ts';
import { MODES } from '../parts.ts';
import { mapSvg } from './map.ts';

const svg = mapSvg();

describe('[BR-N1] the map', () => {
  test('in the repository shows these streets; `node scripts/bridgetown-map.mjs` redraws it', () => {
    const kept = readFileSync(new URL('../../../../../docs/bridgetown-map.svg', import.meta.url), 'utf8');
    expect(kept === svg).toBe(true);
  });

  test('names every space and every bridge in its place', () => {
    for (const { name, kind, x, street } of SPACE_FACTS) {
      if (kind === 'bridge') expect(svg).toContain(`>${street.replace(' Bridge', '')}</text>`);
      else expect(svg).toMatch(new RegExp(`<text x="${x}" y="[\\d.]+" [^>]*>${name}</text>`));
    }
  });

  test('explains each mode in its legend', () => {
    for (const mode of MODES) expect(svg).toContain(`>${mode}</text>`);
  });

  test('is well-formed: every element is closed', () => {
    expect(svg.match(/<g /g)).toHaveLength(svg.match(/<\/g>/g)?.length ?? -1);
    expect(svg.match(/<text /g)).toHaveLength(svg.match(/<\/text>/g)?.length ?? -1);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
