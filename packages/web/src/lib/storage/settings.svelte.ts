import { browser } from '$app/environment';
import type { Language } from '@ponts-bornes/kernel';
import { isLanguage } from '../i18n/language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'still'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Of sounds, from 0 to 100. */
  volume: number;
  /** Whether a phone vibrates. */
  vibration: boolean;
  /** Whether letter keys are shortcuts at the table. */
  keys: boolean;
  /** The chosen language; null: the browser's. */
  language: Language | null;
}

const KEY = 'ponts-bornes.settings';
const USUAL: Settings = {
  theme: 'system',
  speed: 'normal',
  sound: false,
  volume: 60,
  vibration: true,
  keys: true,
  language: null,
};

/** Phones start without sound. */
const usualSound = (): boolean => matchMedia('(pointer: fine)').matches;

const isVolume = (given: unknown): given is number => typeof given === 'number' && given >= 0 && given <= 100;

const read = (): Settings => {
  if (!browser) return { ...USUAL };
  const kept = recall(KEY);
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: THEMES.find((theme) => theme === given.theme) ?? USUAL.theme,
    speed: SPEEDS.find((speed) => speed === given.speed) ?? USUAL.speed,
    sound: typeof given.sound === 'boolean' ? given.sound : usualSound(),
    volume: isVolume(given.volume) ? given.volume : USUAL.volume,
    vibration: given.vibration !== false,
    keys: given.keys !== false,
    language: isLanguage(given.language) ? given.language : null,
  };
};

/** The value stored under a key; undefined if missing or unreadable. */
export const recall = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** Stores a small value; does nothing if storage is denied. */
export const remember = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Settings are optional; the defaults apply.
  }
};

export const settings = $state<Settings>(read());

export const set = <Key extends keyof Settings>(key: Key, value: Settings[Key]): void => {
  settings[key] = value;
  remember(KEY, settings);
  if (key === 'theme') {
    if (settings.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settings.theme;
    colourFrame(settings.theme);
  }
};

/** Sets the browser's theme colour to the page background; app.html does the same before the first paint. */
const colourFrame = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')) {
    const isDark = theme === 'system' ? meta.media.includes('dark') : theme === 'dark';
    meta.content = isDark ? '#161a22' : '#f6efdd';
  }
};
