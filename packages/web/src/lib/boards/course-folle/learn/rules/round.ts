import type { Section } from '../../../rules.ts';
import { ORDER_VIEW, playedIn } from '../examples.ts';
import { the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const round: Section = {
  id: 'round',
  title: { fr: 'Une manche', en: 'A round' },
  rules: [
    {
      id: 'CF-T1',
      title: { fr: 'Choisir en secret', en: 'Choosing secretly' },
      text: [
        {
          fr: 'Il y a cinq manches. À chacune, chacun choisit en secret une carte de sa main ; quand tous ont choisi, les cartes sont révélées ensemble.',
          en: 'There are five rounds. In each, everyone secretly chooses a card from their hand; when all have chosen, the cards are revealed together.',
        },
        {
          fr: 'Avant, rien ne transparaît d’un choix, pas même le dos de la carte, ni qui a déjà choisi. Les mains, elles, ne sont pas secrètes : les paquets sont connus et tout se joue à découvert.',
          en: 'Until then nothing shows of a choice, not even the back of the card or who has already chosen. Hands are no secret, though: the packs are known, and everything else is played face up.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Vous pouvez changer de choix autant de fois que vous voulez, jusqu’à ce que le dernier choix arrive. Le livret n’en dit rien ; autour d’une table, une carte face cachée se reprend aussi. À la cinquième manche il ne reste qu’une carte, donc rien à changer.',
          en: 'You may change your choice as often as you like until the last one arrives. The booklet doesn’t say; around a table, too, you can take back a card lying face down. In the fifth round you have one card left, so there is nothing to change.',
        },
      },
    },
    {
      id: 'CF-T2',
      title: { fr: 'L’ordre', en: 'The order' },
      text: [
        {
          fr: 'Le véhicule le plus haut dans la hiérarchie passe le premier. Entre véhicules égaux, la plus grande vitesse passe devant. Un coup de pouce peut changer cet ordre [CF-B7].',
          en: 'The vehicle highest in the hierarchy goes first. Among equal vehicles the higher speed goes first. A booster can change this order [CF-B7].',
        },
        {
          fr: 'Deux cartes ne sont jamais à égalité : les vitesses d’un même véhicule sont toutes différentes [CF-N2], et un seul coup de pouce agit par manche.',
          en: 'Two cards are never tied: all speeds of one vehicle differ [CF-N2], and only one booster acts in a round.',
        },
      ],
      figure: {
        name: 'order',
        caption: {
          fr: `L’ordre : ${the.fr(first!.name)} (${first!.speed}), ${the.fr(second!.name)} (${second!.speed}), ${the.fr(third!.name)} (${third!.speed}). La vitesse ne compte qu’entre les deux voitures.`,
          en: `The order: ${the.en(first!.name)} (${first!.speed}), ${the.en(second!.name)} (${second!.speed}), ${the.en(third!.name)} (${third!.speed}). Speed only counts between the two cars.`,
        },
      },
    },
    {
      id: 'CF-T3',
      title: { fr: 'Se servir', en: 'Taking a card' },
      text: [
        {
          fr: 'Dans cet ordre, chacun prend **une** carte de l’offre, carte de départ ou carte de course, et l’ajoute à son parcours. On ne peut pas passer.',
          en: 'In that order each player takes **one** card from the offer, starter card or race card, and adds it to their route. You can’t pass.',
        },
      ],
    },
    {
      id: 'CF-T4',
      title: { fr: 'La carte qui reste', en: 'The card left over' },
      text: [
        {
          fr: 'Une carte reste. Son véhicule monte d’un rang dans la hiérarchie ; s’il était au premier, il tombe au dernier et les autres avancent.',
          en: 'One card is left over. Its vehicle moves up one place in the hierarchy; from the top it drops to the bottom, and the others move up.',
        },
        {
          fr: 'Le dernier à se servir a donc deux pouvoirs : prendre une des deux dernières cartes, et décider quel véhicule va bouger.',
          en: 'So the last player has two powers: to take one of the last two cards, and to decide which vehicle moves.',
        },
      ],
      figure: {
        name: 'leftover',
        caption: {
          fr: 'À gauche, une moto est restée : elle échange son rang avec la voiture. À droite, un train est resté : il tombe du premier rang au dernier.',
          en: 'On the left, a motorbike was left over: it swaps places with the car. On the right, a train was left over: it drops from first place to last.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'La carte elle-même reste dans l’offre. Le livret ne le dit pas, mais les comptes l’exigent : avec les cartes jouées, l’offre doit retrouver une carte de plus qu’il n’y a de joueurs.',
          en: 'The card itself stays in the offer. The booklet doesn’t say so, but the numbers require it: together with the cards just played, the offer must again hold one more card than there are players.',
        },
      },
      tryIt: 'leftover',
    },
    {
      id: 'CF-T5',
      title: { fr: 'Les cartes jouées rejoignent l’offre', en: 'Played cards join the offer' },
      text: [
        {
          fr: 'Ensuite, les cartes qui viennent d’être jouées passent à droite, dans l’offre, qui retrouve une carte de plus qu’il n’y a de joueurs. Reprendre sa propre carte est permis, et rapporte une étape de plus [CF-E3].',
          en: 'Then the cards just played go over to the right, into the offer, which is again one card more than there are players. You may take your own card back, and it scores extra [CF-E3].',
        },
      ],
    },
    {
      id: 'CF-T6',
      title: { fr: 'La dernière carte donne son coup de pouce', en: 'The last card gives its booster' },
      text: [
        {
          fr: 'La carte de course arrivée dernière dans l’ordre donne son coup de pouce au joueur qui l’a jouée. Elle passe dans l’offre comme les autres ; son coup de pouce dépensé, elle y montre de nouveau sa face : véhicule, vitesse, étapes.',
          en: 'The race card that came last in the order gives its booster to the player who played it. It goes to the offer like the others, and shows its face again once the booster is spent: vehicle, speed, stages.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret dit : la carte la plus basse. Quand un déguisement ou « vitesse d’abord » bouleverse l’ordre, ce mot est ambigu. Pour nous, c’est la dernière carte dans l’ordre réellement suivi : le coup de pouce console le dernier servi.',
          en: 'The booklet says: the lowest card. When a disguise or “speed first” upsets the order, that is ambiguous. We take the last card in the order actually used: the booster makes up for taking last.',
        },
      },
    },
    {
      id: 'CF-T7',
      title: { fr: 'La cinquième manche n’en donne pas', en: 'None in the fifth round' },
      text: [
        {
          fr: 'À la fin de la cinquième manche, aucun coup de pouce : la course est finie.',
          en: 'At the end of the fifth round there is no booster: the race is over.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret n’en parle pas. Mais il n’y a plus de manche à préparer ni de carte en main à échanger : aucun des six n’aurait d’effet.',
          en: 'The booklet doesn’t mention it. But there is no round left to prepare and no card in hand to swap: none of the six could do anything.',
        },
      },
    },
  ],
};
