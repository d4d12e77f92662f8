/** A chance in percent; before the end it is never shown as 0 or 100. */
export const chanceIn = (percent: (value: number) => string, chance: number, isEnd = false): string => {
  const value = Math.round(chance * 100);
  if (isEnd) return percent(value);
  if (value < 1) return `<\u00A0${percent(1)}`;
  return value > 99 ? `>\u00A0${percent(99)}` : percent(value);
};
