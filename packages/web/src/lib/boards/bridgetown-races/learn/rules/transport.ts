import type { Section } from '../../../rules.ts';

export const transport: Section = {
  id: 'transport',
  title: { fr: 'Phase 1 : choisir ses transports', en: 'Phase 1: choosing transport' },
  rules: [
    {
      id: 'BR-P1',
      title: { fr: 'Placer ses coordinateurs', en: 'Placing coordinators' },
      text: [
        {
          fr: 'À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun place un coordinateur, et l’on tourne ainsi jusqu’à ce que tous soient placés.',
          en: 'Starting with the first player and going clockwise, everyone places one coordinator, and so on until all are on the wheel.',
        },
        {
          fr: 'Plusieurs joueurs peuvent partager un mode, et l’on y gagne même des cases [BR-R2] ; mais jamais deux coordinateurs d’un même joueur.',
          en: 'Players may share a vehicle, and even gain spaces from it [BR-R2]; but a player never has two coordinators on one vehicle.',
        },
      ],
    },
    {
      id: 'BR-P2',
      title: { fr: 'Une action, un joueur', en: 'One action, one player' },
      text: [
        {
          fr: 'Une action spéciale n’accueille qu’un coordinateur en tout : le premier qui s’y place l’a pour lui seul, toute la manche.',
          en: 'A special action takes one coordinator in all: the first player to take it has it alone, for the whole round.',
        },
      ],
    },
    {
      id: 'BR-P3',
      title: { fr: 'Une action, puis un mode', en: 'An action, then a vehicle' },
      text: [
        {
          fr: 'Si vous prenez une action spéciale, vous placez aussitôt un autre coordinateur, sur un mode. Deux actions de suite ne sont donc pas possibles.',
          en: 'If you take a special action, you must place another coordinator at once, on a vehicle. So two actions in a row are impossible.',
        },
        {
          fr: 'Si le coordinateur de l’action était le dernier, il n’y a rien d’autre à placer.',
          en: 'If the action took your last coordinator, there is nothing more to place.',
        },
      ],
    },
  ],
};
