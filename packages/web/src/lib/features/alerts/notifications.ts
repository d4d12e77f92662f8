import { isOutdated } from './alert-cache.ts';
import type { AlertData, Waiting } from './alert-cache.ts';

/** Closes this device's notifications about turns that are over, perhaps played on another device. */
export const closeOutdated = async (waiting: Waiting): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) {
    const data = shown.data as AlertData | null;
    if (data !== null && isOutdated(data, waiting)) shown.close();
  }
};
