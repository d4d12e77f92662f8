import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ringIn } from './synthesiser.ts';

/** A browser's audio, which this process lacks: it remembers what is connected, and which pitches are set. */
class Node {
  readonly kind: string;
  readonly to: Node[] = [];
  constructor(kind: string) {
    this.kind = kind;
  }
  connect(to: Node): Node {
    this.to.push(to);
    return to;
  }
}

let pitches: number[] = [];
let outs: Node[] = [];

const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const frequency = { ...param, setValueAtTime: (value: number) => void pitches.push(value) };

const nodeClass = (kind: string) =>
  class extends Node {
    readonly context: unknown;
    readonly gain = param;
    readonly frequency = frequency;
    constructor(context: unknown) {
      super(kind);
      this.context = context;
      if (kind === 'compressor') outs.push(this);
    }
    start(): void {}
    stop(): void {}
  };

beforeEach(() => {
  [pitches, outs] = [[], []];
  for (const [name, kind] of [
    ['GainNode', 'gain'],
    ['DynamicsCompressorNode', 'compressor'],
    ['OscillatorNode', 'tone'],
    ['BiquadFilterNode', 'filter'],
    ['AudioBufferSourceNode', 'noise'],
  ] as const) {
    vi.stubGlobal(name, nodeClass(kind));
  }
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = (): Float32Array => new Float32Array(8);
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const audio = () => ({ sampleRate: 16, currentTime: 0, destination: new Node('speaker') }) as never;

describe('sounds', () => {
  test('share one compressor, so that many at once are not distorted', () => {
    const device = audio();
    ringIn(device, ['impact', 'turn'], 1);
    ringIn(device, ['win'], 1);
    expect(outs).toHaveLength(1);
    expect(outs[0]!.to.map(({ kind }) => kind)).toStrictEqual(['speaker']);
  });

  test('vary by 3 % at most, and all notes of one alike', () => {
    const tunings = Array.from({ length: 200 }, () => {
      pitches = [];
      ringIn(audio(), ['turn'], 1);
      expect(pitches).toHaveLength(2);
      expect(pitches[1]! / pitches[0]!).toBeCloseTo(784 / 523);
      return pitches[0]! / 523;
    });
    expect(Math.min(...tunings)).toBeGreaterThanOrEqual(0.97);
    expect(Math.max(...tunings)).toBeLessThanOrEqual(1.03);
    expect(new Set(tunings).size).toBeGreaterThan(100);
  });
});
