import type { Rules } from '../../../rules.ts';
import { brief } from './brief.ts';
import { city } from './city.ts';
import { end } from './end.ts';
import { flags } from './flags.ts';
import { lighter } from './lighter.ts';
import { movement } from './movement.ts';
import { parts } from './parts.ts';
import { race } from './race.ts';
import { setup } from './setup.ts';
import { transport } from './transport.ts';

export const rules: Rules = {
  lead: {
    fr: 'Une course à travers Portland, ses rues, ses rails et ses huit ponts. Choisissez vos modes de transport, comptez vos cases, et cueillez le drapeau de chaque pont **avec le mode de sa couleur**. Avec huit drapeaux, vous gagnez sur-le-champ ; sinon, après cinq manches, le joueur qui a le plus de couleurs différentes l’emporte.',
    en: 'A race through Portland, its streets, its rails and its eight bridges. Pick your vehicles, count your spaces, and take the flag of each bridge **with the vehicle of its colour**. With eight flags you win on the spot; otherwise, after five rounds, the player with the most different colours wins.',
  },
  brief,
  sections: [parts, setup, transport, race, movement, flags, end, lighter, city],
};
