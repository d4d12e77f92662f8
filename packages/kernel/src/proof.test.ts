import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealed } from '../test/sealed.ts';
import { playOut, secretOf } from '../test/tables.ts';
import type { Language } from './contract.ts';
import { drawnParts, pledgeTo } from './pledges.ts';
import { partsInWords, verdictInWords } from './proof-phrases.ts';
import { proveRecord } from './proof.ts';
import type { Check, CheckName, Parts, Proof, Witness } from './proof.ts';
import { formatRecord, parseRecord } from './record.ts';
import type { GameRecord } from './record.ts';
import { tableStreams } from './recording.ts';
import { replayRecord, verifyRecord } from './replay.ts';
import { commitmentTo, fixedPart } from './secure-random.ts';
import { toHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

const SEED = 'pledged';
const COMMITMENT = commitmentTo(secretOf(SEED));
const PARTS = ['the part of Ada', 'the part of Blaise'] as const;
const PLEDGES = { attempt: 1, seats: [pledgeTo(PARTS[0]), pledgeTo(PARTS[1]), 'bot'], passed: [] };

/** A game of Ada, Blaise and a bot, in which both devices pledged and revealed. */
const PLEDGED: GameRecord = playOut(sealed, {
  seats: 3,
  options: { hand: 3, refill: 'none' },
  seed: SEED,
  pledges: PLEDGES,
  entropy: drawnParts(COMMITMENT, PLEDGES, (seat) => PARTS[seat]!),
  names: ['Ada', 'Blaise', 'Colette'],
});

const prove = (record: GameRecord, witness: Witness | null = null): Proof =>
  proveRecord(sealed, { record, error: null }, witness);

const findingOf = ({ checks }: Proof, name: CheckName): Check['finding'] =>
  checks.find((check) => check.name === name)!.finding;

const partsOf = ({ checks }: Proof): Parts => {
  const check = checks.find(({ name }) => name === 'parts');
  if (check?.name !== 'parts' || check.parts === null) throw new Error('the proof did not reach the parts');
  return check.parts;
};

/** `bot` and `absent` yield the same part; only the server vouches for which of them applies. */
const formatted = (record: GameRecord): string => JSON.stringify(record).replaceAll('"absent"', '"bot"');

describe('a pledge', () => {
  test('is the SHA-256 of the part after a prefix, as computed by other programs', () => {
    expect(pledgeTo('é-0')).toBe(createHash('sha256').update('pledge é-0').digest('hex'));
  });

  test('does not reveal the hash of the part that the deal is computed from', () => {
    fc.assert(
      fc.property(fc.string(), (part) => {
        expect(pledgeTo(part)).not.toBe(toHex(sha256(utf8(part))));
      }),
    );
  });
});

describe('a record of a table with pledges', () => {
  test('is proven for the players whose devices pledged and revealed', () => {
    const proof = prove(PLEDGED);
    expect(proof.verdict).toBe('proven');
    expect(partsOf(proof)).toStrictEqual({
      kind: 'pledged',
      proven: [0, 1],
      passed: [],
      absent: [],
      bots: [2],
      attempt: 1,
      broken: null,
      witness: 'none',
    });
  });

  test('is still proven after writing and reading it', () => {
    const parsed = parseRecord(formatRecord(PLEDGED));
    expect(parsed.ok && prove(parsed.record).verdict).toBe('proven');
  });

  test('any change to one part, pledge, secret or commitment is detected', () => {
    const other = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);
    const seat = fc.nat(2);
    const change: fc.Arbitrary<(record: GameRecord) => GameRecord> = fc.oneof(
      fc.tuple(seat, fc.string()).map(([at, part]) => (record: GameRecord): GameRecord => ({
        ...record,
        entropy: record.entropy.with(at, part),
      })),
      fc
        .tuple(seat, fc.oneof(other, fc.constantFrom('bot', 'absent')))
        .map(([at, pledge]) => (record: GameRecord): GameRecord => ({
          ...record,
          pledges: { ...PLEDGES, seats: PLEDGES.seats.with(at, pledge) },
        })),
      other.map((secret) => (record: GameRecord): GameRecord => ({ ...record, secret })),
      other.map((commitment) => (record: GameRecord): GameRecord => ({ ...record, commitment })),
      // A new secret with a matching commitment: the bot's part no longer follows from it.
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((secret) => (record: GameRecord): GameRecord => ({
        ...record,
        secret: toHex(secret),
        commitment: commitmentTo(secret),
      })),
      fc.constantFrom([1, 0, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0]).map((order) => (record: GameRecord): GameRecord => ({
        ...record,
        entropy: order.map((at) => record.entropy[at]!),
      })),
      fc.constantFrom([1, 0, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0]).map((order) => (record: GameRecord): GameRecord => ({
        ...record,
        pledges: { ...PLEDGES, seats: order.map((at) => PLEDGES.seats[at]!) },
      })),
    );
    fc.assert(
      fc.property(change, (changed) => {
        const record = changed(PLEDGED);
        fc.pre(formatted(record) !== formatted(PLEDGED));
        expect(prove(record).verdict).toBe('wrong');
        expect(verifyRecord(sealed, record).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('a seat without a pledge cannot contribute a part of its own', () => {
    const pledges = { ...PLEDGES, seats: PLEDGES.seats.with(1, 'absent') };
    const record = { ...PLEDGED, pledges };
    expect(partsOf(prove(record))).toMatchObject({ proven: [0], absent: [1], broken: 1 });
    expect(prove(record).verdict).toBe('wrong');
    expect(verifyRecord(sealed, record)).toMatchObject({ ok: false, error: { problem: 'pledge', detail: '2' } });
  });

  test('names nobody when no device took part', () => {
    const pledges = { attempt: 1, seats: ['absent', 'absent', 'bot'], passed: [] };
    const entropy = drawnParts(COMMITMENT, pledges, () => '');
    const record = playOut(sealed, { seats: 3, options: { hand: 3, refill: 'none' }, seed: SEED, pledges, entropy });
    expect(prove(record).verdict).toBe('replayed');
    expect(partsOf(prove(record))).toMatchObject({ proven: [], absent: [0, 1], bots: [2] });
  });

  test('does not call the deal proven after cancelled attempts', () => {
    const proof = prove({ ...PLEDGED, pledges: { ...PLEDGES, attempt: 3 } });
    expect(proof.verdict).toBe('replayed');
    expect(partsOf(proof).attempt).toBe(3);
  });
});

describe('a cheating host who knows the secret', () => {
  /** Tries values for one seat until the deal is favourable: Blaise gets the highest card. */
  const suiting = (): string => {
    for (let attempt = 0; ; attempt++) {
      const part = `chosen-${attempt}`;
      const entropy = [PARTS[0], part, fixedPart(COMMITMENT, 2)];
      const state = sealed.setup({ hand: 3, refill: 'none' }, 3, tableStreams(secretOf(SEED), entropy)(0));
      if ([7, 8, 9].every((card) => state.hands[1]!.includes(card))) return part;
    }
  };

  const chosen = (pledges: GameRecord['pledges']): GameRecord =>
    playOut(sealed, {
      seats: 3,
      options: { hand: 3, refill: 'none' },
      seed: SEED,
      ...(pledges === null ? {} : { pledges }),
      entropy: [PARTS[0], suiting(), fixedPart(COMMITMENT, 2)],
    });

  test('can deal themselves the best cards once they know the other parts', () => {
    expect(replayRecord(sealed, chosen(null)).ok).toBe(true);
  });

  test('breaks the pledge they made before the others revealed', () => {
    expect(prove(chosen(PLEDGES)).verdict).toBe('wrong');
  });

  test('is not called proven if they omit the pledges', () => {
    const proof = prove(chosen(null));
    expect(proof.verdict).toBe('replayed');
    expect(partsOf(proof)).toMatchObject({ kind: 'open', proven: [] });
  });

  test('is caught by Ada’s device, which saw different pledges, or any at all', () => {
    const witness: Witness = { commitment: COMMITMENT, pledges: PLEDGES, parts: [PARTS[0]], setting: null };
    const made = chosen(null);
    const forged = { ...PLEDGES, seats: PLEDGES.seats.with(1, pledgeTo(made.entropy[1]!)) };
    expect(prove({ ...made, pledges: forged }).verdict).toBe('proven');
    expect(prove({ ...made, pledges: forged }, witness).verdict).toBe('wrong');
    expect(prove(made, witness).verdict).toBe('wrong');
  });
});

describe('the witness of a device', () => {
  const parts = ['an older part', PARTS[0]];
  const own: Witness = { commitment: COMMITMENT, pledges: PLEDGES, parts, setting: null };
  const witnessed = (witness: Witness, record = PLEDGED): unknown => [
    partsOf(prove(record, witness)).witness,
    findingOf(prove(record, witness), 'parts'),
  ];

  test('confirms that its own part is in the deal', () => {
    expect(witnessed(own)).toStrictEqual(['own', 'held']);
    expect(findingOf(prove(PLEDGED, own), 'seen')).toBe('held');
  });

  test('contradicts another game, other options and another number of seats', () => {
    const { game, options, seats } = PLEDGED;
    const [option, value] = Object.entries(options)[0]!;
    const found = (setting: Witness['setting']): unknown => findingOf(prove(PLEDGED, { ...own, setting }), 'seen');
    expect(found({ game, options: { ...options }, seats })).toBe('held');
    expect(found({ game: 'another', options, seats })).toBe('failed');
    expect(found({ game, options, seats: seats + 1 })).toBe('failed');
    expect(found({ game, options: { ...options, [option]: `not ${String(value)}` }, seats })).toBe('failed');
    expect(found({ game, options: { ...options, more: true }, seats })).toBe('failed');
    expect(found({ game, options: {}, seats })).toBe('failed');
  });

  test('confirms the pledges without a part of its own', () => {
    expect(witnessed({ ...own, parts: [] })).toStrictEqual(['same', 'held']);
  });

  test('contradicts another commitment, other pledges, and an attempt earlier than the one it saw', () => {
    expect(findingOf(prove(PLEDGED, { ...own, commitment: '0'.repeat(64) }), 'seen')).toBe('failed');
    expect(witnessed({ ...own, pledges: { ...PLEDGES, seats: ['absent', 'absent', 'bot'] } })).toStrictEqual([
      'other',
      'failed',
    ]);
    expect(witnessed({ ...own, pledges: { ...PLEDGES, attempt: 2 } })).toStrictEqual(['other', 'failed']);
  });

  test('reports a cancelled attempt when the record is of a later one', () => {
    const later = { ...PLEDGED, pledges: { ...PLEDGES, attempt: 2 } };
    expect(witnessed(own, later)).toStrictEqual(['called-off', 'unknown']);
  });

  test('of a table without pledges is the part that it contributed', () => {
    const entropy = ['part of Ada', 'part of Blaise'];
    const record = playOut(sealed, { seats: 2, options: { hand: 2, refill: 'none' }, seed: SEED, entropy });
    const witness: Witness = { commitment: COMMITMENT, pledges: null, parts: ['part of Ada'], setting: null };
    expect(witnessed(witness, record)).toStrictEqual(['own', 'unknown']);
    expect(witnessed({ ...witness, parts: ['another'] }, record)).toStrictEqual(['other', 'failed']);
    expect(prove(record, witness).verdict).toBe('replayed');
  });
});

describe('a proof in words', () => {
  const names = ['Ada', 'Blaise', 'Colette'];
  const said = (record: GameRecord, witness: Witness | null = null, language: Language = 'en'): string =>
    partsInWords(language, partsOf(prove(record, witness)), (seat) => names[seat]!).join(' ');

  test('names the players for whom it holds, and the bots', () => {
    expect(said(PLEDGED)).toBe(
      'Proven for Ada and Blaise: their devices pledged their parts before any part was known. ' +
        'The part of Colette (a bot) follows from the commitment.',
    );
  });

  test('does not name a player who took the seat over after the deal', () => {
    const record = { ...PLEDGED, pledges: { ...PLEDGES, passed: [1] } };
    expect(said(record)).toContain('Proven for Ada and the first player at seat 2:');
    expect(said(record)).toContain('Not proven for Blaise, who joined after the deal.');
  });

  test('has a verdict that says for whom the deal is proven, and for whom it is not', () => {
    const verdict = (record: GameRecord, language: Language = 'en'): string =>
      verdictInWords(language, prove(record), (seat) => names[seat]!);
    expect(verdict(PLEDGED)).toBe('The game checks out, and the deal is proven for Ada and Blaise');
    const { entropy } = PLEDGED;
    const alone = playOut(sealed, {
      seats: 3,
      options: { hand: 3, refill: 'none' },
      seed: SEED,
      pledges: { ...PLEDGES, seats: PLEDGES.seats.with(1, 'absent') },
      entropy: entropy.with(1, fixedPart(COMMITMENT, 1)),
    });
    expect(verdict(alone)).toBe('The game checks out, and the deal is proven for Ada, but not for Blaise');
    expect(verdict(alone, 'fr')).toBe('Partie correcte, donne prouvée pour Ada, mais pas pour Blaise');
    expect(verdict({ ...PLEDGED, pledges: { ...PLEDGES, passed: [1] } })).toBe(
      'The game checks out, and the deal is proven for Ada and the first player at seat 2, but not for Blaise',
    );
    expect(verdict({ ...PLEDGED, pledges: { ...PLEDGES, attempt: 2 } })).toBe(
      'The game checks out, but the deal isn’t proven',
    );
  });

  test('says who was offline, which part is wrong, and how many attempts there were', () => {
    const seats = PLEDGES.seats.with(1, 'absent');
    expect(said({ ...PLEDGED, pledges: { ...PLEDGES, seats, attempt: 3 } })).toMatch(
      /^Proven for Ada: .* Not proven for Blaise: .* The part of Blaise is not the one .* 2 earlier starts /,
    );
  });

  test('has distinct sentences in each language for everything a device may have seen', () => {
    const own: Witness = { commitment: COMMITMENT, pledges: PLEDGES, parts: [PARTS[0]], setting: null };
    const seen: readonly Witness[] = [
      own,
      { ...own, parts: [] },
      { ...own, pledges: { ...PLEDGES, attempt: 2 } },
      { ...own, pledges: { ...PLEDGES, attempt: 0 } },
    ];
    const texts = (['fr', 'en'] as const).flatMap((language) =>
      seen.map((witness) => said(PLEDGED, witness, language)),
    );
    expect(new Set(texts).size).toBe(8);
  });
});
