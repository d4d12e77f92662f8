import type { Section } from '../../../rules.ts';

export const setup: Section = {
  id: 'setup',
  title: { fr: 'Matériel', en: 'Material' },
  rules: [
    {
      id: 'SG-C1',
      title: { fr: 'Trois tas', en: 'Three heaps' },
      text: [
        {
          fr: 'Le tas a compte 3 allumettes, le tas b en compte 4 et le tas c en compte 5.',
          en: 'Heap a has 3 matches, heap b has 4 and heap c has 5.',
        },
      ],
    },
    {
      id: 'SG-P1',
      title: { fr: 'Deux joueurs', en: 'Two players' },
      text: [{ fr: 'Le jeu se joue à deux, ni plus ni moins.', en: 'The game is for two, no more and no fewer.' }],
    },
  ],
};
