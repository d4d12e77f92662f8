import type { Lesson } from '../../lesson.ts';

/** Two players; the learner has red and yellow. Every colour's bridge scores double at the end. */
export const firstGame: Lesson = {
  title: { fr: 'Première partie de Skybridge', en: 'A first game of Skybridge' },
  seats: 2,
  learner: 0,
  seed: 'first',
  steps: [
    {
      kind: 'tell',
      look: 'city',
      text: {
        fr: 'Rouge et jaune sont à vous, bleu et blanc à Aline. À la fin, un toit donne à sa couleur tous les étages de sa tour. « Ville » et « Plan » montrent les mêmes tours.',
        en: 'Red and yellow are yours, blue and white are Aline’s. At the end a roof gives its colour all the floors of its tower. “City” and “Map” show the same towers.',
      },
    },
    {
      kind: 'do',
      look: 'hand',
      moves: ['Tr b2'],
      text: {
        fr: 'Touchez le grand bloc rouge, puis la fondation du milieu, b2. Un grand bloc vaut 3 étages, un petit 2.',
        en: 'Tap the tall red block, then the foundation in the middle, b2. A tall block has 3 floors, a low one 2.',
      },
      otherwise: {
        fr: 'C’est permis aussi. Pour cette leçon, posez le grand bloc rouge en b2 : la suite part de là.',
        en: 'That’s allowed too. For this lesson place the tall red block on b2: the rest starts from there.',
      },
    },
    {
      kind: 'watch',
      look: 'city',
      moves: ['1 Tb c2'],
      text: {
        fr: 'Aline bâtit juste à côté, à la même hauteur que vous. Retenez-le : c’est ce qu’il faut pour un pont.',
        en: 'Aline builds next door, just as high. Remember that: it’s what a bridge needs.',
      },
    },
    {
      kind: 'do',
      moves: ['Ty b1'],
      refuses: { 'Ty b2': 'SK-T3', 'Tr b2': 'SK-T2' },
      text: {
        fr: 'Essayez de poser un grand bloc jaune sur b2 : la table refuse et cite la règle. Un bloc va toujours au plus bas, donc sur une fondation vide. Posez-le en b1.',
        en: 'Try to place a tall yellow block on b2: the table refuses and names the rule. A block always goes as low as possible, so on an empty foundation. Place it on b1.',
      },
      otherwise: {
        fr: 'C’est permis, mais suivons l’histoire : le grand bloc jaune en b1.',
        en: 'That’s allowed, but let’s follow the story: the tall yellow block on b1.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Tw a2'],
      text: {
        fr: 'Aline pose un grand bloc blanc. À deux joueurs, chacun choisit à chaque tour l’une de ses deux couleurs.',
        en: 'Aline places a tall white block. With two players each chooses one of their two colours every turn.',
      },
    },
    {
      kind: 'do',
      moves: ['By b2-c2'],
      refuses: { 'Br b2-c2': 'SK-T2', 'By b1-b2': 'SK-T2' },
      text: {
        fr: 'Un pont repose sur deux tours voisines de même hauteur, aux sommets d’une autre couleur. Lancez le pont jaune entre b2, rouge, et c2, bleue.',
        en: 'A bridge rests on two neighbouring towers of the same height, with tops of other colours. Build the yellow bridge between b2, red, and c2, blue.',
      },
      answers: {
        'By a2-b2': {
          fr: 'C’est un bon endroit aussi. Prenons c2 pour cette leçon : le bloc d’Aline travaillera pour vous.',
          en: 'That is a good spot too. Take c2 for this lesson: Aline’s block will work for you.',
        },
      },
    },
    {
      kind: 'tell',
      look: 'city',
      text: {
        fr: 'Le pont compte un étage dans chaque tour : 4 et 4. Chaque couleur n’en a qu’un. Avec un toit jaune à chaque bout, ces deux tours compteront double.',
        en: 'The bridge counts as a floor in both towers: 4 and 4. Each colour has only one. With a yellow roof at each end these two towers will count double.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Lb a1'],
      text: {
        fr: 'Aline prend une fondation. Il en reste quatre : tant qu’il y en a, tous les blocs doivent y aller.',
        en: 'Aline takes a foundation. Four are left: while there are any, all blocks have to go there.',
      },
    },
    {
      kind: 'do',
      moves: ['Lr c1'],
      refuses: { 'Ry b2': 'SK-T2' },
      text: {
        fr: 'Un toit jaune sur b2, tout de suite ? Essayez : il toucherait le pont jaune. Il faudra d’abord un bloc d’une autre couleur. En attendant, petit bloc rouge en c1.',
        en: 'A yellow roof on b2 right away? Try it: it would touch the yellow bridge. You’ll need a block of another colour on it first. Meanwhile, a low red block on c1.',
      },
      answers: {
        'Rr b2': {
          fr: 'Un toit rouge fermerait b2 pour rouge, et pour toujours : le pont jaune n’y gagnerait rien. Gardons la tour ouverte.',
          en: 'A red roof would close b2 for red, and for good: the yellow bridge would gain nothing. Let’s keep the tower open.',
        },
      },
      otherwise: {
        fr: 'C’est permis. Pour cette leçon, le petit bloc rouge va en c1.',
        en: 'That’s allowed. For this lesson the low red block goes to c1.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Lw a3', '0 Ly b3', '1 Tb c3'],
      text: {
        fr: 'Les dernières fondations se remplissent, les vôtres comme celles d’Aline. Plus aucune n’est vide.',
        en: 'The last foundations are filled, by you and by Aline. None is empty any more.',
      },
    },
    {
      kind: 'do',
      moves: ['Tr a1'],
      refuses: { 'Tr c1': 'SK-T2', 'Tr a2': 'SK-T3' },
      text: {
        fr: 'Les tours les plus basses ont maintenant 2 étages : a1, c1, a3, b3. Un bloc rouge ne peut pas aller sur c1, déjà rouge. Posez un grand bloc rouge sur a1, par-dessus le bloc d’Aline.',
        en: 'The lowest towers now have 2 floors: a1, c1, a3, b3. A red block can’t go on c1, which is red already. Place a tall red block on a1, over Aline’s block.',
      },
      otherwise: {
        fr: 'C’est permis. Suivons l’histoire : grand bloc rouge sur a1.',
        en: 'That’s allowed. Let’s follow the story: a tall red block on a1.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Tb a3', '0 Ty c1', '1 Tw b3', '0 Lr b1', '1 Lb a2', '0 Ly c3'],
      text: {
        fr: 'Trois tours de jeu chacun : la ville monte, toujours par le plus bas. Les tours les plus basses sont maintenant b2 et c2, les deux bouts de votre pont.',
        en: 'Three turns each: everything rises, always from the lowest level. Now the lowest are b2 and c2, the two ends of your bridge.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Tw c2'],
      text: {
        fr: 'Si Aline pose un bloc, il doit aller sur une de ces deux tours. Merci à elle : c2 monte à 7, et son sommet n’est plus jaune.',
        en: 'If Aline places a block, it has to go on one of these two towers. Thanks to her c2 rises to 7, and its top is no longer yellow.',
      },
    },
    {
      kind: 'do',
      moves: ['Tr b2'],
      text: {
        fr: 'À vous de couvrir l’autre bout : grand bloc rouge sur b2. Rouge sur jaune, c’est permis, même si les deux sont à vous : c’est la couleur de la pièce qui compte.',
        en: 'Cover the other end yourself: tall red block on b2. Red on yellow is allowed, though both are yours: the colour of the piece is what counts.',
      },
      otherwise: {
        fr: 'C’est permis, mais b2 attend : grand bloc rouge sur b2.',
        en: 'That’s allowed, but b2 is waiting: tall red block on b2.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Bw a1-a2'],
      text: {
        fr: 'Aline lance son pont blanc entre a1 et a2. Elle veut faire comme vous.',
        en: 'Aline builds her white bridge between a1 and a2. She wants to do the same.',
      },
    },
    {
      kind: 'do',
      moves: ['Ry b2'],
      text: {
        fr: 'Fermez b2 avec un toit jaune. La tour est à jaune, 7 étages ; et comme votre pont s’y appuie, les 7 étages de c2 comptent déjà aussi.',
        en: 'Close b2 with a yellow roof. The tower is yellow’s, with 7 floors; and as your bridge rests on it, the 7 floors of c2 already count too.',
      },
      answers: {
        'Ry c2': {
          fr: 'Aussi bon : l’un ou l’autre bout d’abord. Prenez b2 pour cette leçon.',
          en: 'Just as good: either end may come first. Take b2 for this lesson.',
        },
      },
    },
    {
      kind: 'watch',
      moves: ['1 Lb c3'],
      text: {
        fr: 'Aline aurait pu fermer c2 elle-même : vous n’auriez jamais pu doubler. Elle ne l’a pas vu.',
        en: 'Aline could have closed c2 herself: you’d never have doubled. She missed it.',
      },
    },
    {
      kind: 'do',
      moves: ['Ry c2'],
      look: 'score',
      text: {
        fr: 'Fermez l’autre bout, c2. Les deux tours de votre pont sont à jaune : 7 et 7 étages, comptés double.',
        en: 'Close the other end, c2. Both towers of your bridge are yellow’s: 7 and 7 floors, counted double.',
      },
      otherwise: {
        fr: 'Attention, Aline pourrait fermer c2 à votre place. Le toit jaune d’abord.',
        en: 'Careful, Aline could close c2 before you. The yellow roof first.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Bb b1-c1'],
      text: {
        fr: '28 points pour jaune, qui n’a plus ni pont ni toit. Aline lance son second pont : il vous reste le rouge.',
        en: '28 points for yellow, which has no bridge or roof left. Aline builds her second bridge. You still have the red one.',
      },
    },
    {
      kind: 'do',
      moves: ['Br a3-b3'],
      text: {
        fr: 'Votre pont rouge peut aller entre a3 et b3 : 5 étages chacune, sommets bleu et blanc. Posez-le.',
        en: 'Your red bridge can go between a3 and b3: 5 floors each, with blue and white tops. Build it.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 Lb b3', '0 Tr a2', '1 Lw a3', '0 Ly b1', '1 Tb a1', '0 Ly c1', '1 Tw c3', '0 Lr b3', '1 Rw a2'],
      text: {
        fr: 'Quelques tours plus tard, la ville a grandi. Aline ferme a2 : elle commence à marquer, il est temps d’en faire autant.',
        en: 'Some turns later the city has grown. Aline closes a2: she has started scoring, and it’s time you did too.',
      },
    },
    {
      kind: 'do',
      moves: ['Rr a3'],
      refuses: { 'Rr b3': 'SK-T2' },
      text: {
        fr: 'Le sommet de b3 est rouge : pas de toit rouge là pour l’instant. Fermez donc a3. Ses 8 étages comptent, et les 10 de b3 aussi, grâce au pont.',
        en: 'The top of b3 is red: no red roof there for now. So close a3. Its 8 floors count, and so do the 10 of b3, thanks to the bridge.',
      },
      answers: {
        'Rr a1': {
          fr: 'Bien vu : blanc ne doublerait plus. Mais a3 rapporte 18 tout de suite avec son pont, et peut encore doubler.',
          en: 'Well spotted: white could no longer double. But a3 scores 18 at once with its bridge, and may yet double.',
        },
        'Rr c3': {
          fr: 'c3 vaut 10 étages, mais aucun pont ne s’y appuie. a3 en vaut 18 avec son pont, et peut encore doubler.',
          en: 'c3 has 10 floors, but it has no bridge. a3 scores 18 with its bridge, and may yet double.',
        },
      },
    },
    {
      kind: 'watch',
      moves: ['1 Rw a1'],
      text: {
        fr: 'Aline ferme l’autre bout de son pont blanc : 18 étages, 36 points. À vous de faire mieux.',
        en: 'Aline closes the other end of her white bridge: 18 floors, 36 points. Now do better.',
      },
    },
    {
      kind: 'do',
      moves: ['Ty b3'],
      text: {
        fr: 'Un bloc jaune sur b3 sert deux fois : il ajoute 3 étages qui compteront double, et cache le sommet rouge. C’est la tour la plus basse encore ouverte à jaune.',
        en: 'A yellow block on b3 does two jobs: it adds 3 floors that will count double, and hides the red top. It is the lowest tower open to yellow.',
      },
      answers: {
        'Ty c3': {
          fr: 'c3 a la même hauteur, mais n’est à personne : ces 3 étages ne vous rapporteraient rien.',
          en: 'c3 is as high, but it is nobody’s: those 3 floors would earn you nothing.',
        },
      },
    },
    {
      kind: 'watch',
      moves: ['1 Rb c1'],
      text: {
        fr: 'Aline ferme c1 pour bleu, et compte b1 grâce à son pont bleu.',
        en: 'Aline closes c1 for blue, and counts b1 thanks to her blue bridge.',
      },
    },
    {
      kind: 'do',
      moves: ['Rr b3'],
      text: {
        fr: 'Votre dernier toit. Sur b1, il empêcherait Aline de doubler bleu. Sur b3, il double 8 et 13 étages : 21 points de plus. Prenez b3.',
        en: 'Your last roof. On b1 it would keep Aline from doubling blue. On b3 it doubles 8 and 13 floors: 21 more points. Take b3.',
      },
      answers: {
        'Rr b1': {
          fr: 'Bien vu : bleu ne doublerait plus. Mais Aline fermerait b3 avec son dernier toit, et vos 13 étages seraient aussi les siens. Doublez d’abord.',
          en: 'Well spotted: blue could no longer double. But Aline would close b3 with her last roof, and your 13 floors would be hers too. Double first.',
        },
      },
    },
    {
      kind: 'watch',
      moves: ['1 Rb b1', '0 Lr c3', '1 Lw c3', '0 Ty c3', '1 Lw c3'],
      text: {
        fr: 'Aline ferme b1 sans l’avoir rehaussée : un bloc blanc dessous lui aurait donné la victoire. Le reste va sur c3, que personne n’a fermée et qui ne compte pour personne.',
        en: 'Aline closes b1 without raising it: a white block under that roof would have won her the game. The rest goes to c3, which nobody has closed: it counts for nobody.',
      },
    },
    {
      kind: 'tell',
      look: 'score',
      text: {
        fr: 'Tout est posé : c’est fini. Rouge 42 et jaune 28 font 70 ; bleu 32 et blanc 36 font 68. Vos 3 étages jaunes de b3 ont fait la différence.',
        en: 'All the pieces are placed: it’s over. Red 42 and yellow 28 make 70; blue 32 and white 36 make 68. Your 3 yellow floors on b3 made the difference.',
      },
    },
  ],
};
