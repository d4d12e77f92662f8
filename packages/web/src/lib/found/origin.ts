/** Where the pages will be, for what needs whole addresses; without a word about it, where `npm start` serves them. */
export const ORIGIN = new URL(process.env['ORIGIN'] ?? 'http://127.0.0.1:8080').origin;
