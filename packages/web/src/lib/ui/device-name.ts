const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const;
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** A default name for a key or a subscription of this device; empty if the browser doesn't reveal it. */
export const deviceName = (userAgent: string): string => {
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  const [, browser] = BROWSERS.find(([sign]) => userAgent.includes(`${sign}/`)) ?? [];
  return [browser, system === 'Macintosh' ? 'Mac' : system].filter((part) => part !== undefined).join(', ');
};
