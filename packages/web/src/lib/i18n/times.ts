/** Formats seconds: “10 min”, “45 s”, “1 min 30 s”. The units are the same in all languages. */
export const duration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 ? `${minutes}\u00A0min` : '', rest > 0 ? `${rest}\u00A0s` : ''].filter(Boolean).join(' ');
};

/** The city of a time zone: “Europe/Paris” is Paris. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
