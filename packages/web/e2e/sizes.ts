/** The screen sizes that everything has to fit. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const;

export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** For whole games, which are not inspected visually: a quarter of the pixels to paint. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;
