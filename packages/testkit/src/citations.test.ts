import { describe, expect, test } from 'vitest';
import { checkCitations } from './citations.ts';

const PONTS = `# Ponts
- **PO-A1** Two seats.
- **PO-B1** A bridge joins two towns. See **MB-C9** and [PO-A1].
  - **PO-B1a** Only once.

The text **PO-X1** in a sentence defines nothing.
`;
const BORNES = `# Bornes
- **MB-C1** The green light starts.
- **MB-C2** The red light stops.
- **Note** No rule.
`;

const check = (...testNames: string[]) =>
  checkCitations({ specs: [{ text: PONTS }, { text: BORNES, prefix: 'MB' }], testNames });

describe('checkCitations', () => {
  test('accepts specs whose every rule has a test', () => {
    const names = ['[PO-A1] seats', 'ponts > [PO-B1, PO-B1a] bridges', 'lights [MB-C1] and [MB-C2]'];
    expect(check(...names)).toStrictEqual({ missing: [], unknown: [], repeated: [] });
  });

  test('finds rules without a test, in the order of the specs', () => {
    expect(check('[PO-B1]', '[MB-C2]').missing).toStrictEqual(['PO-A1', 'PO-B1a', 'MB-C1']);
  });

  test('finds cited ids that no spec defines, for known and unknown games', () => {
    expect(check('[PO-X1] mentioned only', '[MB-C1, MB-C7]', '[ZZ-A1]').unknown).toStrictEqual([
      'PO-X1',
      'MB-C7',
      'ZZ-A1',
    ]);
  });

  test('accepts the kernel’s own ids, which have no spec', () => {
    expect(check('[K-TURN] out of turn').unknown).toStrictEqual([]);
  });

  test('does not mistake other brackets for citations', () => {
    expect(check('gives [1, 2] for [a-b]', 'an array []', 'PO-Z1 without brackets').unknown).toStrictEqual([]);
  });

  test('finds rules defined twice', () => {
    const specs = [{ text: BORNES }, { text: '- **MB-C1** Again.' }];
    expect(checkCitations({ specs, testNames: [] }).repeated).toStrictEqual(['MB-C1']);
  });

  test('counts only ids with the spec’s own prefix as its rules, if one is given', () => {
    const specs = [{ text: '- **MB-C1** Ours.\n- **PO-A1** Theirs.', prefix: 'MB' }];
    expect(checkCitations({ specs, testNames: ['[PO-A1]'] })).toStrictEqual({
      missing: ['MB-C1'],
      unknown: ['PO-A1'],
      repeated: [],
    });
  });
});
