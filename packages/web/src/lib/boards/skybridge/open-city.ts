export type MakeCity = typeof import('./city/city.ts').makeCity;

/** The city in relief; null when its code does not come. */
export const openCity = async (): Promise<MakeCity | null> => {
  try {
    return (await import('./city/city.ts')).makeCity;
  } catch {
    return null;
  }
};

/** Whether the browser can draw it at all. */
export const canDraw = (): boolean => {
  if (typeof document === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time: the one of the trial is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
