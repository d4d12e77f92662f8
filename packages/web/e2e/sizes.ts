/** The screen sizes that everything has to fit. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const;

/** The inner sizes of windows at which every board fits: two phones, and two laptops' browsers. */
export const WINDOWS = {
  '360 × 640': { width: 360, height: 640 },
  '390 × 844': { width: 390, height: 844 },
  '1366 × 625': { width: 1366, height: 625 },
  '1440 × 900': { width: 1440, height: 900 },
} as const;

export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** A quarter of the pixels to paint, by default. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;
/** For tests that measure: a line is at least one pixel wide. */
export const FINE = { deviceScaleFactor: 1 } as const;

/** Decorations that move all the time cost much of the processor's time: pages rest, by default. */
export const AT_REST = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** For tests of what moves, sounds or vibrates. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
