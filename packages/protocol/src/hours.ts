/** The length of a stretch of hours that may pass midnight. */
export const hoursBetween = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  (to - from + 24) % 24;
