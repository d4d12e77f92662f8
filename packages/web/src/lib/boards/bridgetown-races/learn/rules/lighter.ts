import type { Section } from '../../../rules.ts';

export const lighter: Section = {
  id: 'lighter',
  title: { fr: 'Pour une partie plus légère', en: 'For a lighter game' },
  rules: [
    {
      id: 'BR-V1',
      title: { fr: 'Un tramway libre', en: 'A free streetcar' },
      text: [
        {
          fr: 'Sans « Le tramway reste sur ses rails », le tramway va partout, comme les autres. Les drapeaux bleus vont dans le sac (3, 4 ou 5, comme chaque couleur) et sur n’importe quel pont ; Steel reçoit n’importe quel drapeau, à sa place dans l’ordre. La limite de deux par couleur à la mise en place vaut aussi pour le bleu, et le bleu se permute.',
          en: 'Without “The streetcar stays on its rails”, the streetcar goes anywhere, like the others. Blue flags go into the bag (3, 4 or 5, like every colour) and onto any bridge; Steel gets any flag, in its place in the order. The setup’s limit of two per colour includes blue, and blue can be swapped.',
        },
      ],
    },
    {
      id: 'BR-V2',
      title: { fr: 'Sans actions spéciales', en: 'Without special actions' },
      text: [
        {
          fr: 'Le centre de la roue reste vide : chacun place ses trois coordinateurs sur des modes. Se combine avec [BR-V1].',
          en: 'The hub of the wheel stays empty: everyone places all three coordinators on vehicles. Can be combined with [BR-V1].',
        },
      ],
    },
  ],
};
