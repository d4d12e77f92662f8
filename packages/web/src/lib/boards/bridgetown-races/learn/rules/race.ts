import type { Section } from '../../../rules.ts';

export const race: Section = {
  id: 'race',
  title: { fr: 'Phase 2 : la course', en: 'Phase 2: the race' },
  rules: [
    {
      id: 'BR-R1',
      title: { fr: 'Trois tours de course', en: 'Three race turns' },
      text: [
        {
          fr: 'À chaque tour de course, à partir du premier joueur et dans le sens des aiguilles d’une montre, chaque joueur qui a encore un mode en utilise un : le coureur se déplace, et le coordinateur revient à son joueur.',
          en: 'In each race turn, from the first player clockwise, every player with a vehicle left uses one: the racer moves, and the coordinator comes back to its player.',
        },
        {
          fr: 'Un coordinateur sur une action spéciale ne donne pas de trajet : avec une action, vous avez deux trajets dans la manche ; avec deux, un seul.',
          en: 'A coordinator on a special action gives no ride: with one action you have two rides in the round, with two only one.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'On ne passe pas son tour : le livret dit que la manche finit quand chacun a utilisé tous ses coordinateurs, et ne parle pas de passer.',
          en: 'You can’t pass: the booklet ends the round once everyone has used all their coordinators, and never mentions passing.',
        },
      },
    },
    {
      id: 'BR-R2',
      title: { fr: 'La longueur d’un trajet', en: 'How long a ride is' },
      text: [
        {
          fr: 'La vitesse de base du mode, **plus 1** pour chaque autre joueur dont un coordinateur est **encore** sur ce mode. Le premier à partir profite de tous les autres ; le dernier n’a que la vitesse de base.',
          en: 'The base speed of the vehicle, **plus 1** for each other player who **still** has a coordinator on it. The first to go benefits from all the others; the last has only the base speed.',
        },
      ],
      figure: {
        name: 'bonus',
        caption: {
          fr: 'Trois joueurs partagent le taxi, de vitesse 4. Le premier à partir fait 4 + 2 = 6 cases, le deuxième 4 + 1 = 5, le dernier 4.',
          en: 'Three players share the taxi, whose speed is 4. The first to go rides 4 + 2 = 6 spaces, the second 4 + 1 = 5, the last 4.',
        },
      },
    },
    {
      id: 'BR-R7',
      title: { fr: 'Toute la longueur', en: 'The whole length' },
      text: [
        {
          fr: 'Un trajet fait toute sa longueur, ni plus ni moins. Pour finir plus près, faites un détour ou une boucle [BR-M1] ; un pont traversé en chemin compte aussi [BR-F1].',
          en: 'A ride covers its whole length, no more and no less. To end nearer, take a detour or a loop [BR-M1]; a bridge crossed on the way counts as well [BR-F1].',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne dit pas que faire s’il n’y avait aucun chemin de cette longueur : ce serait le plus long possible. Nos rues et nos rails sont sans impasse, et le cas n’arrive jamais. Si même un seul pas est impossible, voyez [BR-M6].',
          en: 'The booklet doesn’t say what happens if no path of that length exists: it would be the longest possible one. Our streets and rails have no dead ends, so it never comes up. If not even one step is possible, see [BR-M6].',
        },
      },
      tryIt: 'exact',
    },
    {
      id: 'BR-R3',
      title: { fr: 'Double', en: 'Double' },
      text: [
        {
          fr: 'Utilisée avec un trajet : **deux fois la vitesse de base**, sans les cases que donnent les autres joueurs. Une moto doublée fait 8 cases, même si tous partagent la moto.',
          en: 'Used with a ride: **twice the base speed**, without the spaces that others give. A doubled motorcycle goes 8 spaces, even if everyone shares the motorcycle.',
        },
      ],
      tryIt: 'double',
    },
    {
      id: 'BR-R4',
      title: { fr: 'Permutation', en: 'Swap' },
      text: [
        {
          fr: 'Utilisée avec un trajet : les drapeaux de deux ponts changent de place. Le bleu ne se permute pas.',
          en: 'Used with a ride: the flags of two bridges change places. Blue can’t be swapped.',
        },
        {
          fr: 'Si vous ne l’avez pas utilisée avant le trajet, la table vous la propose après : deux ponts, ou rien. S’il reste moins de deux drapeaux à permuter, elle ne propose rien.',
          en: 'If you haven’t swapped before the ride, the table offers it afterwards: two bridges, or nothing. With fewer than two flags to swap, it offers nothing.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret veut qu’elle accompagne le déplacement, sans dire à quel moment : c’est donc avant ou après, à votre choix. Les deux ponts portent un drapeau, car on permute deux drapeaux, et ils peuvent être de la même couleur.',
          en: 'The booklet wants it to go with the move, and doesn’t say at what moment: so before or after, as you choose. Both bridges must carry a flag, since two flags are swapped, and they may be of the same colour.',
        },
      },
      tryIt: 'swap',
    },
    {
      id: 'BR-R5',
      title: { fr: 'Premier', en: 'First' },
      text: [
        {
          fr: 'Au début d’un tour de course, le joueur qui a Premier peut partir avant le premier joueur. Les autres suivent dans l’ordre habituel ; aux autres tours, l’ordre redevient normal.',
          en: 'At the start of a race turn, the player with First may go before the first player. The others follow in their usual order; in the other race turns the order is normal.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne dit pas quand on l’annonce. La table vous le demande au début de chaque tour de course où il vous reste un mode et où vous ne partiriez pas en premier de toute façon. Le livret le permet aussi au troisième tour, mais ses propres règles l’excluent : Premier occupe un coordinateur, il ne vous reste donc que deux trajets, aux deux premiers tours.',
          en: 'The booklet doesn’t say when to announce it. The table asks you at the start of every race turn in which you have a vehicle left and wouldn’t go first anyway. The booklet also allows it in the third turn, but its own rules make that impossible: First uses up a coordinator, so you have only two rides, in the first two race turns.',
        },
      },
      tryIt: 'first',
    },
    {
      id: 'BR-R6',
      title: { fr: 'Facultatives', en: 'Optional' },
      text: [
        {
          fr: 'Une action spéciale n’est pas une obligation, et plusieurs peuvent aller avec un même trajet. Les actions qui n’ont pas servi reviennent à la fin de la manche.',
          en: 'A special action need not be used, and several may go with one ride. Those that were not used come back at the end of the round.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret dit comment faire si l’on joue une action, donc on peut s’en passer ; et il n’interdit pas d’en jouer plusieurs ensemble. Après la cinquième manche, plus rien ne revient : la table reste comme le dernier trajet l’a laissée.',
          en: 'The booklet says what to do if you play one, so you may do without; and it doesn’t forbid playing several together. After the fifth round nothing is put back: the table stays as the last ride left it.',
        },
      },
    },
  ],
};
