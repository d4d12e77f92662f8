import type { BridgeName } from '@ponts-bornes/bridgetown-races/board';

/** A bridge from the side: what is drawn in lines, and what is solid. The roadway is at 0, from -60 to 60. */
interface Silhouette {
  readonly lines: string;
  readonly solid: string;
}

/** The eight bridges of Portland, drawn after their structures. */
export const SILHOUETTES: Readonly<Record<BridgeName, Silhouette>> = {
  // A tied arch that rises through the roadway.
  fremont: {
    lines:
      'M-60 0H60M-60 2Q-46 4-37 12Q0-66 37 12Q46 4 60 2M-24 0V-13M-16 0V-20M-8 0V-25M0 0V-27M8 0V-25M16 0V-20M24 0V-13',
    solid: 'M-40 12h6v6h-6zM34 12h6v6h-6z',
  },
  // Two humped trusses, and a bascule of two leaves between them.
  broadway: {
    lines:
      'M-60 0L-50-13L-38-18L-26-13L-18 0L-12-12L0-6L12-12L18 0L26-13L38-18L50-13L60 0ZM-50 0V-13L-38 0V-18M-38 0L-26-13V0M50 0V-13L38 0V-18M38 0L26-13V0M-12-12L-8 0L0-6L8 0L12-12',
    solid: 'M-21 0h6v16h-6zM15 0h6v16h-6z',
  },
  // Two decks, and a lift span between two towers.
  steel: {
    lines:
      'M-60 0H60M-60 9H60M-60 0L-52-12H-28L-22 0L-13-12H13L22 0L28-12H52L60 0M-52-12L-44 0L-36-12L-28 0M52-12L44 0L36-12L28 0M-5-12L0 0L5-12M-22 0V-38M-13 0V-38M22 0V-38M13 0V-38M-22-26L-13-14M-13-26L-22-14M22-26L13-14M13-26L22-14',
    solid: 'M-24-40h13v9h-13zM11-40h13v9h-13zM-22 9h9v9h-9zM13 9h9v9h-9z',
  },
  // A flat bascule with turrets.
  burnside: {
    lines:
      'M-60 0H60M-60-5H60M-52-5V0M-44-5V0M-36-5V0M-6-5V0M6-5V0M36-5V0M44-5V0M52-5V0M-60 14Q-42-4-26 6M60 14Q42-4 26 6M-12 6Q0 0 12 6',
    solid: 'M-25 18V-14L-19-24L-13-14V18zM25 18V-14L19-24L13-14V18z',
  },
  // A low bascule: a cabin on each pier.
  morrison: {
    lines: 'M-60 0H60M-60 12Q-42-1-27 8M60 12Q42-1 27 8M-13 8Q0 0 13 8M-46 3V0M46 3V0',
    solid: 'M-27 0h14l-3 18h-8zM27 0h-14l3 18h8zM-24-3v-7h-3v-3h14v3h-2v7zM24-3v-7h3v-3h-14v3h2v7z',
  },
  // A lift span between slender towers, and a row of trusses.
  hawthorne: {
    lines:
      'M-60 0L-54-10L-47-13L-40-10L-34 0L-28-8L-23-10M60 0L54-10L47-13L40-10L34 0L28-8L23-10M-60 0H60M-47 0V-13M47 0V-13M-14-10L-9 0L0-12L9 0L14-10L0-12ZM-24 0L-20-40M-12 0L-16-40M24 0L20-40M12 0L16-40M-23-12L-14-22M-13-12L-22-22M23-12L14-22M13-12L22-22M-18-40V-45M18-40V-45',
    solid: 'M-23-36h10v8h-10zM23-36h-10v8h10zM-22-42h8v3h-8zM22-42h-8v3h8zM-24 0h12v16h-12zM24 0h-12v16h12z',
  },
  // Two decks in a cantilever truss.
  marquam: {
    lines:
      'M-60-2H60M-60 8H60M-60-2L-26-20L-12-12H12L26-20L60-2M-60 8L-52-6L-44 8L-36-14L-26 8L-16-14L-8 8L0-12L8 8L16-14L26 8L36-14L44 8L52-6L60 8M-26-20V8M26-20V8',
    solid: 'M-30 8h8v12h-8zM22 8h8v12h-8z',
  },
  // A cantilever truss below the roadway.
  rossisland: {
    lines:
      'M-60-6H60M-60-2Q-42-2-32 12Q0-12 32 12Q42-2 60-2M-52-6V-2M-44-6V1M-36-6V7M-28-6V9M-20-6V4M-12-6V1M-4-6V0M4-6V0M12-6V1M20-6V4M28-6V9M36-6V7M44-6V1M52-6V-2',
    solid: 'M-36 12h8v8h-8zM28 12h8v8h-8z',
  },
};
