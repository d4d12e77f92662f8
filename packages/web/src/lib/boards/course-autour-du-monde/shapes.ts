import type { ContinentName } from '@ponts-bornes/course-autour-du-monde';

/** Outlines of the visa stamps on a 24-unit square; shapes and letters distinguish them without colour. */
export const STAMPS: Readonly<Record<ContinentName, string>> = {
  europe: 'M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21z',
  asia: 'M12 1 22 6.500v11L12 23 2 17.500v-11z',
  america: 'M2 3.500h20v17H2z',
  africa: 'M2 3h20v10L12 23 2 13z',
  oceania: 'M12 .5C16 3 20 4 23.500 3.500 23 13 19 20 12 23.500 5 20 1 13 .5 3.500 4 4 8 3 12 .5z',
};

/** An airliner from above, nose to the right, centred on 0. */
export const PLANE =
  'M9 0C9 1 8 1.300 6.500 1.300H3L-1 7H-3.200L-1.300 1.300H-5L-6.600 3.300H-8L-7.200 0-8-3.300H-6.600L-5-1.300H-1.300L-3.200-7H-1L3-1.300H6.500C8-1.300 9-1 9 0z';
