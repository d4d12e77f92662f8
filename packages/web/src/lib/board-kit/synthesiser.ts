/** A part of a sound: a tone that glides from `pitch` to `to`, or noise around `pitch`; times in seconds. */
interface Part {
  readonly shape: OscillatorType | 'noise';
  /** In hertz. */
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly seconds: number;
  /** Between 0 and 1. */
  readonly volume: number;
}

/** Equal notes, one after the other. */
const notes = (pitches: readonly number[], step: number, part: Omit<Part, 'pitch' | 'at'>): readonly Part[] =>
  pitches.map((pitch, index) => ({ ...part, pitch, at: index * step }));

const SOUNDS = {
  /** A card slides and lands. */
  card: [
    { shape: 'noise', pitch: 2600, to: 1500, seconds: 0.09, volume: 0.28 },
    { shape: 'noise', pitch: 700, at: 0.07, seconds: 0.05, volume: 0.4 },
  ],
  /** A wooden piece is put down. */
  piece: [
    { shape: 'sine', pitch: 330, to: 210, seconds: 0.09, volume: 0.4 },
    { shape: 'noise', pitch: 1400, seconds: 0.03, volume: 0.35 },
  ],
  /** A wooden roof closes a tower. */
  roof: [
    { shape: 'sine', pitch: 494, to: 330, seconds: 0.11, volume: 0.4 },
    { shape: 'noise', pitch: 2100, seconds: 0.03, volume: 0.3 },
    { shape: 'sine', pitch: 659, at: 0.1, seconds: 0.2, volume: 0.14 },
  ],
  /** A wooden bridge lands on two towers, one after the other. */
  bridge: [
    { shape: 'sine', pitch: 300, to: 200, seconds: 0.09, volume: 0.4 },
    { shape: 'noise', pitch: 1300, seconds: 0.03, volume: 0.35 },
    { shape: 'sine', pitch: 360, to: 240, at: 0.1, seconds: 0.1, volume: 0.4 },
    { shape: 'noise', pitch: 1500, at: 0.1, seconds: 0.03, volume: 0.35 },
  ],
  /** Cards are turned over, one after the other. */
  reveal: notes([1500, 1750, 2050, 2400], 0.075, { shape: 'noise', seconds: 0.06, volume: 0.3 }),
  /** A rubber stamp on paper. */
  stamp: [
    { shape: 'noise', pitch: 1900, to: 900, seconds: 0.05, volume: 0.3 },
    { shape: 'sine', pitch: 140, to: 70, at: 0.05, seconds: 0.13, volume: 0.55 },
    { shape: 'noise', pitch: 500, at: 0.05, seconds: 0.06, volume: 0.45 },
  ],
  /** A pawn travels: three light steps. */
  travel: notes([520, 580, 650], 0.08, { shape: 'triangle', seconds: 0.06, volume: 0.16 }),
  /** An attack hits. */
  impact: [
    { shape: 'sine', pitch: 150, to: 55, seconds: 0.28, volume: 0.6 },
    { shape: 'noise', pitch: 420, to: 160, seconds: 0.16, volume: 0.5 },
  ],
  turn: notes([523, 784], 0.1, { shape: 'sine', seconds: 0.2, volume: 0.16 }),
  great: notes([523, 659, 784, 1047], 0.09, { shape: 'triangle', seconds: 0.22, volume: 0.22 }),
  refused: notes([165, 139], 0.1, { shape: 'triangle', seconds: 0.16, volume: 0.22 }),
  win: notes([523, 659, 784, 1047, 1319], 0.13, { shape: 'triangle', seconds: 0.42, volume: 0.22 }),
  lose: notes([392, 349, 294, 262], 0.18, { shape: 'sine', seconds: 0.38, volume: 0.2 }),
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;

/** Sounds that end a move follow it after this many seconds. */
const AFTER = 0.22;

/** No two cards sound quite the same: a sound is played this much higher or lower at most. */
const VARIATION = 0.03;

/** What all sounds of a context share. */
interface Mixer {
  /** Keeps the sum of sounds that overlap from being distorted. */
  readonly out: AudioNode;
  readonly hiss: AudioBuffer;
}

const mixers = new WeakMap<BaseAudioContext, Mixer>();

const mixerOf = (audio: BaseAudioContext): Mixer => {
  const known = mixers.get(audio);
  if (known !== undefined) return known;
  const out = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 8, attack: 0.002, release: 0.12 });
  out.connect(audio.destination);
  const mixer = { out, hiss: makeHiss(audio) };
  mixers.set(audio, mixer);
  return mixer;
};

let context: AudioContext | null = null;

/** Plays sounds one after the other, at a volume from 0 to 1. Throws in a browser without audio. */
export const ringAll = (names: readonly SoundName[], volume: number): void => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  ringIn(context, names, volume);
};

export const ringIn = (audio: BaseAudioContext, names: readonly SoundName[], volume: number): void => {
  // Loudness grows faster than amplitude.
  const out = new GainNode(audio, { gain: volume ** 2 });
  out.connect(mixerOf(audio).out);
  for (const [index, name] of names.entries()) {
    const tuning = 1 + VARIATION * (2 * Math.random() - 1);
    for (const part of SOUNDS[name]) ring(out, tuned(part, tuning), index * AFTER);
  }
};

const tuned = (part: Part, tuning: number): Part => ({
  ...part,
  pitch: part.pitch * tuning,
  to: (part.to ?? part.pitch) * tuning,
});

const ring = (out: GainNode, { shape, pitch, to = pitch, at = 0, seconds, volume }: Part, delay: number): void => {
  const audio = out.context;
  const start = audio.currentTime + delay + at;
  const end = start + seconds;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + Math.min(0.012, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  const source =
    shape === 'noise' ? noiseInto(gain, { pitch, to, start, end }) : toneInto(gain, shape, { pitch, to, start, end });
  source.start(start);
  source.stop(end);
};

interface Glide {
  readonly pitch: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const glide = (frequency: AudioParam, { pitch, to, start, end }: Glide): void => {
  frequency.setValueAtTime(pitch, start);
  frequency.exponentialRampToValueAtTime(to, end);
};

const toneInto = (gain: GainNode, type: OscillatorType, along: Glide): AudioScheduledSourceNode => {
  const tone = new OscillatorNode(gain.context, { type });
  glide(tone.frequency, along);
  tone.connect(gain);
  return tone;
};

const noiseInto = (gain: GainNode, along: Glide): AudioScheduledSourceNode => {
  const filter = new BiquadFilterNode(gain.context, { type: 'bandpass', Q: 1.2 });
  glide(filter.frequency, along);
  const noise = new AudioBufferSourceNode(gain.context, { buffer: mixerOf(gain.context).hiss, loop: true });
  noise.connect(filter).connect(gain);
  return noise;
};

/** Half a second of white noise. */
const makeHiss = ({ sampleRate }: BaseAudioContext): AudioBuffer => {
  const buffer = new AudioBuffer({ length: sampleRate / 2, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
};
