import type { RulesText } from '../../../../learn/rules.ts';
import { AERODROME_PAIR, MISFITS, ORDER_VIEW, STAGE_PAIR, WHOLE_CARD, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const lead: RulesText['lead'] =
  'Sept personnages pressés, cinq véhicules, cinq manches. À chaque manche, une carte jouée en secret décide dans quel ordre chacun se sert, et la carte prise allonge votre parcours. Le parcours qui compte le plus d’étapes gagne.';

export const brief: RulesText['brief'] = [
  {
    title: 'Le but',
    text: [
      'La course dure **cinq manches**. À chacune, vous prenez une carte et vous l’ajoutez à votre **parcours**. Le plus grand nombre d’étapes gagne.',
      'Une **borne** vaut une étape. Une carte rapide en a peu, une carte lente en a beaucoup : aller vite et aller loin ne vont pas ensemble.',
    ],
    figure: {
      name: 'card',
      caption: `Une carte de course, ${the.fr(WHOLE_CARD.name)}. 1 : sa vitesse. 2 : sa couleur et son emblème. 3 : ses étapes, une borne chacune. 4 : une moitié, au bord. 5 : son coup de pouce, en jaune (sur un petit écran, son signe seulement).`,
    },
  },
  {
    title: 'Votre personnage et vos cartes',
    text: [
      'Vous recevez un personnage et les cinq cartes de course à sa couleur : un train, une voiture, une moto, un bateau et un avion. Chacun voit ce que les autres ont encore en main.',
      'Deux couleurs à ne pas confondre : le **jeton** devant un nom dit seulement à quelle **place** on est assis. Votre couleur de jeu est celle de votre **portrait** et de son emblème. Chaque carte de cette couleur dans votre parcours rapporte une étape de plus.',
    ],
    figure: {
      name: 'colours',
      caption:
        'Aline est assise à la place du disque rouge, et joue le personnage vert, dont l’emblème est une feuille. Dans son parcours, une carte verte vaut une étape de plus ; une carte rouge, non.',
    },
  },
  {
    title: 'Choisir en secret, puis se servir',
    text: [
      'Au milieu, la **hiérarchie** range les cinq véhicules, du premier au dernier. À droite, l’**offre** : une carte de plus qu’il n’y a de joueurs. Chacun choisit en secret une carte de sa main ; toutes sont montrées ensemble.',
      'Le véhicule le plus haut se sert le premier. À véhicule égal, la plus grande vitesse passe devant. Dans cet ordre, chacun prend une carte de l’offre.',
    ],
    figure: {
      name: 'order',
      caption: `À gauche, trois cartes jouées. Les deux voitures sont plus haut que l’avion : la plus rapide se sert d’abord (${the.fr(first!.name)}, vitesse ${first!.speed}), puis l’autre (${the.fr(second!.name)}, vitesse ${second!.speed}), et l’avion en dernier, malgré sa vitesse ${third!.speed}. À droite, les quatre cartes de l’offre.`,
    },
  },
  {
    title: 'La carte qui reste',
    text: [
      'Une carte n’est prise par personne. Elle reste à l’offre, et **son véhicule monte d’un rang**. S’il était tout en haut, il tombe tout en bas.',
      'Puis les cartes jouées rejoignent l’offre. La carte que vous jouez pourra donc être prise à la manche suivante, par vous ou par un autre.',
    ],
    figure: {
      name: 'leftover',
      caption:
        'À gauche, une moto est restée : la moto passe devant la voiture. À droite, un train est resté : du premier rang, il tombe au dernier.',
    },
  },
  {
    title: 'Le coup de pouce',
    text: [
      'La carte arrivée **dernière** donne à qui l’a jouée le **coup de pouce** marqué en jaune sur la carte. Arriver en dernier se choisit donc parfois. Deux coups de pouce agissent tout de suite :',
      '- **pole position** : le véhicule de votre choix passe en haut de la hiérarchie ;',
      '- **échange** : une carte de votre main (pas un train) contre une de votre parcours, si vous voulez.',
      'Les quatre autres agissent à la manche suivante :',
      '- **turbo** : votre carte compte comme la plus rapide de son véhicule ;',
      '- **dernier mot** : vous choisissez après avoir vu les cartes des autres ;',
      '- **déguisement** : votre carte compte comme le véhicule du haut, à vitesse 0 si elle n’en est pas ;',
      '- **vitesse d’abord** : pour tous, la vitesse passe avant la hiérarchie.',
    ],
    figure: {
      name: 'boosters',
      caption:
        'Les six coups de pouce et leurs signes. Tout de suite : pole position (flèche vers le haut), échange (deux flèches). À la manche suivante : turbo (flamme), dernier mot (sablier), déguisement (masque), vitesse d’abord (compteur).',
    },
  },
  {
    title: 'Joindre les moitiés',
    text: [
      'Au bord des voitures et des bateaux, il y a une demi-borne ; au bord des avions, un demi-aérodrome. Une moitié seule ne compte pas. Une gauche et une droite, côte à côte, font une étape ; deux demi-aérodromes font un **aérodrome, qui vaut quatre étapes**. La table range votre parcours au mieux, toute seule.',
    ],
    figure: {
      name: 'halves',
      caption: `${The.fr(STAGE_PAIR[0].name)} et ${the.fr(STAGE_PAIR[1].name)} : les deux demi-bornes en font une, une étape. ${The.fr(AERODROME_PAIR[0].name)} et ${the.fr(AERODROME_PAIR[1].name)} : un aérodrome, quatre étapes. ${The.fr(MISFITS[0].name)} et ${the.fr(MISFITS[1].name)} : une demi-borne et un demi-aérodrome ne vont pas ensemble, zéro.`,
    },
  },
  {
    title: 'La fin',
    text: [
      'Après la cinquième manche, les mains sont vides. On compte : les bornes, les moitiés jointes, les aérodromes, et une étape par carte à sa couleur. Le personnage violet en gagne une de plus s’il a pris au moins deux cartes de départ. À égalité, la plus grande somme des vitesses l’emporte.',
      'Vous pouvez jouer : la table montre ce qui est permis, et dit pourquoi quand quelque chose ne l’est pas.',
    ],
  },
];
