import type { Section } from '../../../rules.ts';

export const setup: Section = {
  id: 'setup',
  title: { fr: 'La mise en place', en: 'Setting up' },
  rules: [
    {
      id: 'CF-S1',
      title: { fr: 'Les joueurs', en: 'The players' },
      text: [
        {
          fr: 'De 2 à 7 joueurs. Chacun a un personnage différent, et prend en main les cinq cartes de course de sa couleur.',
          en: 'For 2 to 7 players. Each has a different character, and takes the five race cards in its colour.',
        },
        {
          fr: 'Les personnages sont distribués au hasard. Avec l’option « choisis », chacun choisit le sien, dans l’ordre des places.',
          en: 'Characters are dealt at random. With the option “chosen” everyone picks theirs, in seat order.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Dans le livret, chacun choisit ; nous avons gardé cela comme option, car au hasard on commence plus vite. Il ne dit pas si l’on voit déjdans l’offre en choisissant : chez nous, elle est tirée après le dernier choix, et n’influence donc personne.',
          en: 'In the booklet everyone chooses; we keep that as an option, since dealing is quicker. It doesn’t say whether the offer is already visible when you choose: here it is drawn after the last choice, so it can’t influence anyone.',
        },
      },
    },
    {
      id: 'CF-S2',
      title: { fr: 'La hiérarchie au début', en: 'The hierarchy at the start' },
      text: [
        {
          fr: 'De haut en bas : train, voiture, moto, bateau, avion.',
          en: 'From top to bottom: train, car, motorbike, boat, plane.',
        },
      ],
    },
    {
      id: 'CF-S3',
      title: { fr: 'La première offre', en: 'The first offer' },
      text: [
        {
          fr: 'On tire au hasard une carte de départ de plus qu’il n’y a de joueurs : trois cartes à deux joueurs, huit cartes à sept. Elles sont posées face visible à droite de la hiérarchie : c’est l’**offre**. Les autres cartes de départ ne servent pas.',
          en: 'One more starter card than there are players is drawn at random: three cards with two players, eight cards with seven. They lie face up to the right of the hierarchy: this is the **offer**. The other starter cards are out of the game.',
        },
      ],
    },
  ],
};
