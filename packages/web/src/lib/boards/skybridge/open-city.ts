export type MakeCity = typeof import('./city/city.ts').makeCity;

/** The city in relief; null where the browser can't draw it or its code does not come. */
export const openCity = async (): Promise<MakeCity | null> => {
  if (!canDraw()) return null;
  try {
    return (await import('./city/city.ts')).makeCity;
  } catch {
    return null;
  }
};

const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time: the one of the trial is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
