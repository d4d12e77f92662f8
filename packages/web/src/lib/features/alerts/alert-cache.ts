/** What the page and the service worker remember about alerts on this device. */
export const ALERT_CACHE = 'ponts-bornes-alerts';
/** The alerts already shown, and the name under which this device gets them. */
export const SHOWN = '/shown-alerts';
export const DEVICE_NAME = '/device-name';

/** The service worker's question for a tab's address: what it knows itself is where the tab was loaded. */
export const WHERE = 'where are you';
