import type { Section } from '../../../../learn/rules.ts';
import { ORDER_VIEW, playedIn } from '../examples.ts';
import { the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const round: Section = {
  id: 'round',
  title: 'Une manche',
  rules: [
    {
      id: 'CF-T1',
      title: 'Choisir en secret',
      text: [
        'Il y a cinq manches. À chacune, chacun choisit en secret une carte de sa main ; quand tous ont choisi, les cartes sont montrées ensemble.',
        'Avant, rien ne transparaît d’un choix, pas même le dos de la carte, ni qui a déjà choisi. Les mains, elles, ne sont pas secrètes : les paquets sont connus et tout se joue à découvert.',
      ],
      ours: {
        kind: 'reading',
        text: 'Vous pouvez changer de choix autant de fois que vous voulez, jusqu’à ce que le dernier choix arrive. Le livret n’en dit rien ; autour d’une table, une carte face cachée se reprend aussi. À la cinquième manche il ne reste qu’une carte, donc rien à changer.',
      },
    },
    {
      id: 'CF-T2',
      title: 'L’ordre',
      text: [
        'Le véhicule le plus haut dans la hiérarchie passe le premier. Entre véhicules égaux, la plus grande vitesse passe devant. Un coup de pouce peut changer cet ordre [CF-B7].',
        'Deux cartes ne sont jamais à égalité : les vitesses d’un même véhicule sont toutes différentes [CF-N2], et un seul coup de pouce agit par manche.',
      ],
      figure: {
        name: 'order',
        caption: `L’ordre : ${the.fr(first!.name)} (${first!.speed}), ${the.fr(second!.name)} (${second!.speed}), ${the.fr(third!.name)} (${third!.speed}). La vitesse ne compte qu’entre les deux voitures.`,
      },
    },
    {
      id: 'CF-T3',
      title: 'Se servir',
      text: [
        'Dans cet ordre, chacun prend **une** carte de l’offre, carte de départ ou carte de course, et l’ajoute à son parcours. On ne peut pas passer.',
      ],
    },
    {
      id: 'CF-T4',
      title: 'La carte qui reste',
      text: [
        'Une carte reste. Son véhicule monte d’un rang dans la hiérarchie ; s’il était au premier, il tombe au dernier et les autres avancent.',
        'Qui se sert en dernier a donc deux pouvoirs : prendre une des deux dernières cartes, et décider quel véhicule va bouger.',
      ],
      figure: {
        name: 'leftover',
        caption:
          'À gauche, une moto est restée : elle échange son rang avec la voiture. À droite, un train est resté : il tombe du premier rang au dernier.',
      },
      ours: {
        kind: 'reading',
        text: 'La carte elle-même reste à l’offre. Le livret ne le dit pas, mais les comptes l’exigent : avec les cartes jouées, l’offre doit retrouver une carte de plus qu’il n’y a de joueurs.',
      },
      tryIt: 'leftover',
    },
    {
      id: 'CF-T5',
      title: 'Les cartes jouées rejoignent l’offre',
      text: [
        'Ensuite, les cartes qui viennent d’être jouées passent à droite, dans l’offre, qui retrouve une carte de plus qu’il n’y a de joueurs. Reprendre sa propre carte est permis, et rapporte [CF-E3].',
      ],
    },
    {
      id: 'CF-T6',
      title: 'La dernière carte donne son coup de pouce',
      text: [
        'La carte de course arrivée dernière dans l’ordre donne son coup de pouce à qui l’a jouée. Elle passe à l’offre comme les autres ; son coup de pouce dépensé, elle y montre de nouveau sa face : véhicule, vitesse, étapes.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le livret dit : la carte la plus basse. Quand un déguisement ou « vitesse d’abord » bouleverse l’ordre, ce mot hésite. Pour nous, c’est la dernière de l’ordre qui a vraiment servi : le coup de pouce console qui s’est servi en dernier.',
      },
    },
    {
      id: 'CF-T7',
      title: 'La cinquième manche n’en donne pas',
      text: ['À la fin de la cinquième manche, aucun coup de pouce : la course est finie.'],
      ours: {
        kind: 'reading',
        text: 'Le livret n’en parle pas. Mais il n’y a plus de manche à préparer ni de carte en main à échanger : aucun des six n’aurait d’effet.',
      },
    },
  ],
};
