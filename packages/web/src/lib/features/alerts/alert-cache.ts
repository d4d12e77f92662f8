/** What the page and the service worker remember about alerts on this device. */
export const ALERT_CACHE = 'ponts-bornes-alerts';
/** The alerts already shown, and the name under which this device gets them. */
export const SHOWN = '/shown-alerts';
export const DEVICE_NAME = '/device-name';

/** The service worker asks a tab for its address, because it only knows the one at which the tab was loaded. */
export const WHERE = 'where are you';
