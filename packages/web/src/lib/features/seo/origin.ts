/** The public origin, for absolute addresses; defaults to where `npm start` serves. */
export const ORIGIN = new URL(process.env['ORIGIN'] ?? 'http://127.0.0.1:8080').origin;
