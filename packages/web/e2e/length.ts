/** Whether to play whole games even where a part would do: `npm run test:long`. */
export const IS_LONG = process.env['LONG'] !== undefined;
