import { onDemand } from '../../ui/on-demand.ts';

export type MakeCity = typeof import('./city/city.ts').makeCity;

const city = onDemand(() => import('./city/city.ts'), { isLarge: true });

/** Loads the 3D city; null if its code can't be loaded. */
export const openCity = async (): Promise<MakeCity | null> => {
  try {
    return (await city()).makeCity;
  } catch {
    return null;
  }
};

/** Whether the browser supports WebGL. */
export const canDraw = (): boolean => {
  if (typeof document === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers limit the number of contexts, so release the test context.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
