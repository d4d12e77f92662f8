import type { RulesText } from '../../../learn/rules.ts';
import { CARDS, PLAYERS, TABLEAU } from './rules-en/table.ts';
import { ATTACKS, DISTANCES, TURN } from './rules-en/turn.ts';
import { COUP_FOURRE, SAFETIES } from './rules-en/safeties.ts';
import { END, MATCH } from './rules-en/end.ts';

export const rules: RulesText = {
  lead: 'A race of **1000 kilometres**, card by card: drive, stop the others, make repairs, and keep a safety for the right moment. Whoever lands **exactly** on 1000 wins.',
  brief: [
    {
      title: 'The aim',
      text: [
        'Everybody drives a car. You lay distances of 25 to 200 km, and together they make your road. The first to reach **exactly 1000 km** wins the round.',
      ],
    },
    {
      title: 'Four kinds of cards',
      text: [
        '- **Distances** move your car.',
        '- **Attacks**, red, stop an opponent or slow them down.',
        '- **Remedies**, green, mend what was done to you. The green light is one of them: it gets you started.',
        '- **Safeties**, blue, protect you from an attack for the whole round. There are four, one of each.',
      ],
      figure: {
        name: 'kinds',
        caption:
          'From left to right: a distance of 100 km; an attack, the accident (red, marked with a triangle); its remedy, repairs (green, marked with a cross); the safety against it, the driving ace (blue, marked with a shield).',
      },
    },
    {
      title: 'Your turn',
      text: [
        'A card from the draw pile joins your hand: you now hold seven. Then you do **exactly one thing**:',
        '- lay a distance, a remedy or a safety in front of you,',
        '- lay an attack in front of an opponent,',
        '- or discard a card.',
        'You are back to six, and the player on your left is next.',
      ],
      figure: {
        name: 'tableau',
        caption:
          'Your cards. Above: the counter (275 km), the distances you have laid and the road. Below: the battle pile, the speed pile and the safeties, then the discard pile and the draw pile. Here a green light lies on the battle pile and a limit on the speed pile: you are rolling, but with 25 and 50 only.',
      },
    },
    {
      title: 'Rolling',
      text: [
        'No distance without a **green light** on top of your battle pile. You need one to start, one against a red light, and another after gas, a spare wheel or repairs: one turn for the remedy, one for the green light, and on the next you drive. An end of limit needs none.',
      ],
    },
    {
      title: 'Attacking and mending',
      text: [
        'Red light, out of gas, flat tyre and accident go on an opponent **who is rolling**, never two at once.',
        'A speed limit goes on their **speed pile**, rolling or not: until an end of limit they drive with 25 and 50 only.',
      ],
      figure: {
        name: 'memo',
        caption:
          'Attack, remedy, safety. Speed limit: end of limit, right of way. Red light: green light, right of way. Out of gas: gas, fuel tank. Flat tyre: spare wheel, puncture-proof. Accident: repairs, driving ace.',
      },
    },
    {
      title: 'Safeties and the coup-fourré',
      text: [
        'Laid on your turn, a safety lets you play again at once, and its attack can no longer touch you. Right of way stops two attacks and replaces every green light.',
        'Better still: keep it hidden. If you are attacked while you hold the safety that answers, lay it on the spot: **coup-fourré!** The attack is void, you are still rolling, and the turn is yours.',
      ],
      figure: {
        name: 'coup',
        caption:
          'Aline has just laid a flat tyre in front of you, and you hold “puncture-proof”. The table gives you a moment to cry “Coup-fourré!”, or to let it pass.',
      },
    },
    {
      title: 'Winning',
      text: [
        'A distance that would go past 1000 cannot be laid, and a side lays only two 200s in a round. If nobody gets there before the cards run out, whoever is farthest wins.',
        'You play a single round, several, or for points up to 5000.',
      ],
    },
    {
      title: 'Classic or circuit',
      text: [
        'Two editions with nearly the same rules. Below, whatever holds for one of them only begins with **Classic** or **Circuit**:',
        '- on the circuit, flags stand in for lights;',
        '- a round that nobody finishes ends sooner there [MB-E3];',
        '- a house rule can be chosen there for the end of a limit [MB-T6].',
      ],
      figure: {
        name: 'editions',
        caption:
          'On the left the classic edition: red light and green light. On the right the circuit edition: red flag and green flag. They do the same.',
      },
    },
  ],
  sections: [CARDS, PLAYERS, TABLEAU, TURN, DISTANCES, ATTACKS, SAFETIES, COUP_FOURRE, END, MATCH],
};
