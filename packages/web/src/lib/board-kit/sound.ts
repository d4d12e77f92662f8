import { settings } from '../storage/settings.svelte.ts';

/** A short synthesised tune: pitches in hertz, and the length of each note. */
interface Tune {
  readonly pitches: readonly number[];
  readonly seconds: number;
  readonly shape: OscillatorType;
  readonly volume: number;
}

const TUNES = {
  move: { pitches: [196], seconds: 0.07, shape: 'triangle', volume: 0.12 },
  turn: { pitches: [392, 523], seconds: 0.09, shape: 'sine', volume: 0.08 },
  great: { pitches: [523, 659, 784, 1047], seconds: 0.11, shape: 'triangle', volume: 0.14 },
  refused: { pitches: [147, 131], seconds: 0.1, shape: 'triangle', volume: 0.1 },
  over: { pitches: [392, 494, 587, 784], seconds: 0.18, shape: 'sine', volume: 0.12 },
} as const satisfies Record<string, Tune>;

let context: AudioContext | null = null;

/** Plays a tune if sounds are on and the browser allows them. */
export const sound = (name: keyof typeof TUNES): void => {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    ring(context, TUNES[name]);
  } catch {
    // A browser without audio plays silently.
  }
};

const ring = (audio: AudioContext, { pitches, seconds, shape, volume }: Tune): void => {
  for (const [index, pitch] of pitches.entries()) {
    const start = audio.currentTime + index * seconds;
    const end = start + seconds * 1.8;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    const note = new OscillatorNode(audio, { type: shape, frequency: pitch });
    note.connect(gain).connect(audio.destination);
    note.start(start);
    note.stop(end);
  }
};
