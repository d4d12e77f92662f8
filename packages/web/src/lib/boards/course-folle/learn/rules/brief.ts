import type { Rules } from '../../../rules.ts';
import { AERODROME_PAIR, MISFITS, ORDER_VIEW, STAGE_PAIR, WHOLE_CARD, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const brief: Rules['brief'] = [
  {
    title: { fr: 'Le but', en: 'The aim' },
    text: [
      {
        fr: 'La course dure **cinq manches**. À chacune, vous prenez une carte et vous l’ajoutez à votre **parcours**. Le plus grand nombre d’étapes gagne.',
        en: 'The race has **five rounds**. In each you take one card and add it to your **route**. The player with the most stages wins.',
      },
      {
        fr: 'Une **borne** vaut une étape. Une carte rapide en a peu, une carte lente en a beaucoup : aller vite et aller loin ne vont pas ensemble.',
        en: 'A **milestone** is one stage. Fast cards have few, slow cards have many: going fast and going far don’t go together.',
      },
    ],
    figure: {
      name: 'card',
      caption: {
        fr: `Une carte de course, ${the.fr(WHOLE_CARD.name)}. 1 : sa vitesse. 2 : sa couleur et son emblème. 3 : ses étapes, une borne chacune. 4 : une moitié, au bord. 5 : son coup de pouce, en jaune (sur un petit écran, son signe seulement).`,
        en: `A race card, ${the.en(WHOLE_CARD.name)}. 1: its speed. 2: its colour and emblem. 3: its stages, a milestone each. 4: a half, at the edge. 5: its booster, in yellow (on a small screen, only its sign).`,
      },
    },
  },
  {
    title: { fr: 'Votre personnage et vos cartes', en: 'Your character and your cards' },
    text: [
      {
        fr: 'Vous recevez un personnage et les cinq cartes de course de sa couleur : un train, une voiture, une moto, un bateau et un avion. Chacun voit ce que les autres ont encore en main.',
        en: 'You get a character and the five race cards of its colour: a train, a car, a motorbike, a boat and a plane. Everyone can see what the others still hold.',
      },
      {
        fr: 'Deux couleurs à ne pas confondre : le **jeton** devant un nom dit seulement à quelle **place** on est assis. Votre couleur de jeu est celle de votre **portrait** et de son emblème. Chaque carte de cette couleur dans votre parcours rapporte une étape de plus.',
        en: 'Two colours are easily mixed up. The **token** next to a name only shows the player’s **seat**. The colour you play is that of your **portrait** and its emblem. Every card of that colour in your route is worth one extra stage.',
      },
    ],
    figure: {
      name: 'colours',
      caption: {
        fr: 'Aline est assise à la place du disque rouge, et joue le personnage vert, dont l’emblème est une feuille. Dans son parcours, une carte verte vaut une étape de plus ; une carte rouge, non.',
        en: 'Aline has the seat with the red disc, and plays the green character, whose emblem is a leaf. A green card in her route is worth one extra stage; a red card is not.',
      },
    },
  },
  {
    title: { fr: 'Choisir en secret, puis se servir', en: 'Choose secretly, then take' },
    text: [
      {
        fr: 'Au milieu, la **hiérarchie** range les cinq véhicules, du premier au dernier. À droite, l’**offre** : une carte de plus qu’il n’y a de joueurs. Chacun choisit en secret une carte de sa main ; toutes sont révélées ensemble.',
        en: 'In the middle, the **hierarchy** ranks the five vehicles from first to last. On its right lies the **offer**: one card more than there are players. Everyone secretly chooses a card from their hand; all are revealed together.',
      },
      {
        fr: 'Le véhicule le plus haut se sert le premier. Entre véhicules égaux, la plus grande vitesse passe devant. Dans cet ordre, chacun prend une carte de l’offre.',
        en: 'The highest vehicle takes first. Among equal vehicles the higher speed goes first. In that order each player takes one card from the offer.',
      },
    ],
    figure: {
      name: 'order',
      caption: {
        fr: `À gauche, trois cartes jouées. Les deux voitures sont plus haut que l’avion : la plus rapide se sert d’abord (${the.fr(first!.name)}, vitesse ${first!.speed}), puis l’autre (${the.fr(second!.name)}, vitesse ${second!.speed}), et l’avion en dernier, malgré sa vitesse ${third!.speed}. À droite, les quatre cartes de l’offre.`,
        en: `On the left, three cards that were played. Both cars are higher than the plane: the faster one takes first (${the.en(first!.name)}, speed ${first!.speed}), then the other (${the.en(second!.name)}, speed ${second!.speed}), and the plane last, for all its speed of ${third!.speed}. On the right, the four cards in the offer.`,
      },
    },
  },
  {
    title: { fr: 'La carte qui reste', en: 'The card left over' },
    text: [
      {
        fr: 'Une carte n’est prise par personne. Elle reste dans l’offre, et **son véhicule monte d’un rang**. S’il était tout en haut, il tombe tout en bas.',
        en: 'One card is left over. It stays in the offer, and **its vehicle moves one place up**. If it was at the top, it drops to the bottom.',
      },
      {
        fr: 'Puis les cartes jouées rejoignent l’offre. La carte que vous jouez pourra donc être prise à la manche suivante, par vous ou par un autre.',
        en: 'Then the cards that were played join the offer. So the card you play now can be taken in the next round, by you or by somebody else.',
      },
    ],
    figure: {
      name: 'leftover',
      caption: {
        fr: 'À gauche, une moto est restée : la moto passe devant la voiture. À droite, un train est resté : du premier rang, il tombe au dernier.',
        en: 'On the left, a motorbike was left over: it moves above the car. On the right, a train was left over: it drops from first place to last.',
      },
    },
  },
  {
    title: { fr: 'Le coup de pouce', en: 'The booster' },
    text: [
      {
        fr: 'La carte arrivée **dernière** donne au joueur qui l’a jouée le **coup de pouce** marqué en jaune sur la carte. On a donc parfois intérêt à arriver en dernier. Deux coups de pouce agissent tout de suite :',
        en: 'The card that comes **last** gives the player who played it the **booster** marked in yellow on the card. So you may sometimes want to come last. Two boosters act at once:',
      },
      {
        fr: '- **pole position** : le véhicule de votre choix passe en haut de la hiérarchie ;',
        en: '- **pole position**: the vehicle of your choice goes to the top of the hierarchy;',
      },
      {
        fr: '- **échange** : une carte de votre main (pas un train) contre une de votre parcours, si vous voulez.',
        en: '- **swap**: a card from your hand (not a train) for one in your route, if you like.',
      },
      { fr: 'Les quatre autres agissent à la manche suivante :', en: 'The other four act in the next round:' },
      {
        fr: '- **turbo** : votre carte compte comme la plus rapide de son véhicule ;',
        en: '- **turbo**: your card counts as the fastest of its vehicle;',
      },
      {
        fr: '- **dernier mot** : vous choisissez après avoir vu les cartes des autres ;',
        en: '- **late call**: you choose after seeing the others’ cards;',
      },
      {
        fr: '- **déguisement** : votre carte compte comme le véhicule du haut, à vitesse 0 si c’en est un autre ;',
        en: '- **disguise**: your card counts as the top vehicle, at speed 0 if it’s a different one;',
      },
      {
        fr: '- **vitesse d’abord** : pour tous, la vitesse passe avant la hiérarchie.',
        en: '- **speed first**: for everyone, speed comes before hierarchy.',
      },
    ],
    figure: {
      name: 'boosters',
      caption: {
        fr: 'Les six coups de pouce et leurs signes. Tout de suite : pole position (flèche vers le haut), échange (deux flèches). À la manche suivante : turbo (flamme), dernier mot (sablier), déguisement (masque), vitesse d’abord (compteur).',
        en: 'The six boosters and their signs. At once: pole position (an arrow up), swap (two arrows). In the next round: turbo (a flame), late call (an hourglass), disguise (a mask), speed first (a speedometer).',
      },
    },
  },
  {
    title: { fr: 'Joindre les moitiés', en: 'Joining halves' },
    text: [
      {
        fr: 'Au bord des voitures et des bateaux, il y a une demi-borne ; au bord des avions, un demi-aérodrome. Une moitié seule ne compte pas. Une gauche et une droite, côte à côte, font une étape ; deux demi-aérodromes font un **aérodrome, qui vaut quatre étapes**. La table range votre parcours au mieux pour vous.',
        en: 'Cars and boats show a half milestone at their edge, planes a half aerodrome. A half alone counts for nothing. A left and a right one side by side make a stage; two half aerodromes make an **aerodrome, worth four stages**. The table arranges your route for you, in its best order.',
      },
    ],
    figure: {
      name: 'halves',
      caption: {
        fr: `${The.fr(STAGE_PAIR[0].name)} et ${the.fr(STAGE_PAIR[1].name)} : les deux demi-bornes en font une, une étape. ${The.fr(AERODROME_PAIR[0].name)} et ${the.fr(AERODROME_PAIR[1].name)} : un aérodrome, quatre étapes. ${The.fr(MISFITS[0].name)} et ${the.fr(MISFITS[1].name)} : une demi-borne et un demi-aérodrome ne vont pas ensemble, zéro.`,
        en: `${The.en(STAGE_PAIR[0].name)} and ${the.en(STAGE_PAIR[1].name)}: the two half milestones become one, a stage. ${The.en(AERODROME_PAIR[0].name)} and ${the.en(AERODROME_PAIR[1].name)}: an aerodrome, four stages. ${The.en(MISFITS[0].name)} and ${the.en(MISFITS[1].name)}: a half milestone and a half aerodrome don’t join: nothing.`,
      },
    },
  },
  {
    title: { fr: 'La fin', en: 'The end' },
    text: [
      {
        fr: 'Après la cinquième manche, les mains sont vides. On compte : les bornes, les moitiés jointes, les aérodromes, et une étape par carte de sa couleur. Le personnage violet en gagne une de plus s’il a pris au moins deux cartes de départ. À égalité, la plus grande somme des vitesses l’emporte.',
        en: 'After the fifth round all hands are empty. You count milestones, joined halves, aerodromes, and one stage for every card in your own colour. The violet character gets one more with at least two starter cards. If stages are level, the higher total speed wins.',
      },
      {
        fr: 'Vous pouvez jouer : la table montre ce qui est permis, et explique pourquoi quand quelque chose ne l’est pas.',
        en: 'Now you can play: the table shows what is allowed, and explains why when something isn’t.',
      },
    ],
  },
];
