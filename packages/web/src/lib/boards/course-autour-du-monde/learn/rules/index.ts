import type { Rules } from '../../../rules.ts';
import { brief } from './brief.ts';
import { goal } from './goal.ts';
import { network } from './network.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { visas } from './visas.ts';

export const rules: Rules = {
  lead: {
    fr: 'Partez de Paris, de New York ou de Tokyo et faites le tour du monde en avion. Il vous faut un visa de chacun des **cinq continents**, puis revenir à votre **ville de départ**. Le premier rentré gagne aussitôt.',
    en: 'Set out from Paris, New York or Tokyo and fly around the world. You need a visa from each of the **five continents**, and then to be back in your **home city**. The first one home wins at once.',
  },
  brief,
  sections: [goal, setup, turn, visas, network],
};
