import { recall } from '../../storage/settings.svelte.ts';

export const DEVICE_ID = 'ponts-bornes.push-device';

/** The id of this device among the person's, if it was added here. */
export const thisDevice = (): string | null => {
  const kept = recall(DEVICE_ID);
  return typeof kept === 'string' ? kept : null;
};
