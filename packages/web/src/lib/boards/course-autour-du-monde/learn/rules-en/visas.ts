import type { Section } from '../../../../learn/rules.ts';
import { visaTable } from '../cities.ts';

export const VISAS: Section = {
  id: 'visas',
  title: 'Visas and victory',
  rules: [
    {
      id: 'CM-V1',
      title: 'Getting a visa',
      text: [
        'Landing in a city, **even in the middle of a chain**, gives you the visa of its continent if you lack it. One per continent. Any order will do.',
      ],
      table: visaTable('en'),
    },
    {
      id: 'CM-V2',
      title: 'Oceania, by way of Australia',
      text: [
        'The visa of Oceania comes only from **Darwin or Sydney**. Honolulu, Papeete and any other Oceanian city give none; they are stopovers like any other.',
      ],
      figure: {
        name: 'oceania',
        caption: 'Oceania: Darwin and Sydney, ringed, give the visa; Honolulu and Papeete do not.',
      },
      tryIt: 'oceania',
    },
    {
      id: 'CM-V3',
      title: 'Coming home and winning',
      text: [
        'With all five visas, landing in your start city wins **at once**: nothing more is laid, nothing more is drawn, and the others don’t finish the round.',
        'Passing through home with fewer than five visas brings nothing: you will have to come back.',
        'In the score each visa is a point, and the winner gets a sixth point for coming home. There is only one winner.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet says that whoever first gets back to where they set out wins, not whether they must stop there. We read: reaching it is enough, even in the middle of a chain.',
      },
      tryIt: 'home',
    },
    {
      id: 'CM-T9',
      title: 'If nobody gets home',
      text: [
        'No game ends in a tie: you play until somebody is home. The players may agree to stop; then nobody wins.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet does not foresee two players waiting for each other for ever. Agreeing to stop is up to the table and is no move: the game itself never ends without a winner.',
      },
    },
  ],
};
