import type { Rules } from '../../../rules.ts';
import { attacks } from './attacks.ts';
import { brief } from './brief.ts';
import { cards } from './cards.ts';
import { coupFourre } from './coup-fourre.ts';
import { distances } from './distances.ts';
import { end } from './end.ts';
import { match } from './match.ts';
import { players } from './players.ts';
import { safeties } from './safeties.ts';
import { tableau } from './tableau.ts';
import { turn } from './turn.ts';

export const rules: Rules = {
  lead: {
    fr: 'Une course de **1000 kilomètres**, carte par carte : avancez, arrêtez les autres, réparez, et gardez une botte pour le bon moment. Le premier à atteindre **exactement** 1000 gagne.',
    en: 'A race of **1000 kilometres**, card by card: drive, stop the others, make repairs, and keep a safety for the right moment. The first to reach **exactly** 1000 wins.',
  },
  brief,
  sections: [cards, players, tableau, turn, distances, attacks, safeties, coupFourre, end, match],
};
