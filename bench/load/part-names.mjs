/** The parts of `npm run load`, in page order. */
export const PART_NAMES = ['peers', 'tables', 'watchers', 'history', 'idle', 'nodes'];
