import { browser } from '$app/environment';
import type { Language } from '@ponts-bornes/kernel';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'still'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether letters are shortcuts at the table. */
  keys: boolean;
  /** The language that was chosen; null: the browser's. */
  language: Language | null;
}

const KEY = 'ponts-bornes.settings';
const USUAL: Settings = { theme: 'system', speed: 'normal', sound: false, keys: true, language: null };

/** Sounds are off on phones until somebody wants them. */
const usualSound = (): boolean => matchMedia('(pointer: fine)').matches;

const read = (): Settings => {
  if (!browser) return { ...USUAL };
  const kept = recall(KEY);
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: THEMES.find((theme) => theme === given.theme) ?? USUAL.theme,
    speed: SPEEDS.find((speed) => speed === given.speed) ?? USUAL.speed,
    sound: typeof given.sound === 'boolean' ? given.sound : usualSound(),
    keys: given.keys !== false,
    language: given.language === 'fr' || given.language === 'en' ? given.language : null,
  };
};

/** What was kept under a key; undefined when there is nothing, or nothing readable. */
export const recall = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** Keeps something small; where storage is denied it is simply not kept. */
export const remember = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
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

/** What the browser draws around the page has the colour of its paper; app.html does the same before the first paint. */
const colourFrame = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')) {
    const isDark = theme === 'system' ? meta.media.includes('dark') : theme === 'dark';
    meta.content = isDark ? '#161a22' : '#f6efdd';
  }
};
