import type { SettingsMessages } from '../fr/settings.ts';

export const settings: SettingsMessages = {
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  speed: 'Animation speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', still: 'No animation' },
  sound: 'Sounds',
  volume: 'Volume',
  vibration: 'Vibration',
  keys: 'Keyboard shortcuts: M moves, T table description, L log, H hint, U undo, S skip to your turn, R replay the moves, ? help',
  alerts: 'Alerts',
  me: 'Your account',
};
