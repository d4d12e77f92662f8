import { settings } from '../storage/settings.svelte.ts';
import { motion } from './motion.svelte.ts';
import { isAwake } from './sound.ts';

/** Milliseconds of vibration, pause, vibration … */
const PATTERNS = { turn: [30], impact: [60, 40, 90] } as const;

export type VibrationName = keyof typeof PATTERNS;

/** Vibrates, unless it is off or the system asks for reduced motion. Only phones can. */
export const vibrate = (name: VibrationName): void => {
  if (!settings.vibration || motion.isReduced || !isAwake() || !('vibrate' in navigator)) return;
  navigator.vibrate(PATTERNS[name]);
};
