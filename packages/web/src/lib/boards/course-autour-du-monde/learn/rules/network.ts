import type { Section } from '../../../rules.ts';
import type { Translated } from '../../../../i18n/translated.ts';

const percent = (share: number): Translated => ({
  fr: `${share.toFixed(1).replace('.', ',')} %`,
  en: `${share.toFixed(1)}%`,
});
const turns = (count: number): Translated => ({ fr: `${count} tours`, en: `${count} turns` });

export const network: Section = {
  id: 'network',
  title: { fr: 'Pour les curieux : le réseau des lignes', en: 'For the curious: the network of routes' },
  rules: [
    {
      id: 'CM-N1',
      title: { fr: 'Les villes et les lignes', en: 'Cities and routes' },
      text: [
        {
          fr: '108 lignes, toutes différentes, entre 45 villes réelles placées à leurs vraies coordonnées. Chaque ville appartient à un continent ; Honolulu et Papeete sont en Océanie, sans visa [CM-V2].',
          en: '108 routes, all different, between 45 real cities at their true coordinates. Each city belongs to one continent; Honolulu and Papeete are in Oceania, without a visa [CM-V2].',
        },
        {
          fr: 'À la table, touchez une ville du planisphère : ses lignes apparaissent.',
          en: 'At the table, tap a city on the map: its routes appear.',
        },
      ],
      figure: {
        name: 'network',
        caption: {
          fr: 'En trait plein, les cinq lignes que la règle nomme : Paris – New York, New York – Anchorage, Anchorage – Tokyo, Tokyo – Honolulu, Le Caire – Téhéran. Avec elles Sydney et Darwin, en tout neuf villes nommées. En pointillé, les 103 lignes que nous avons tracées.',
          en: 'Solid lines: the five routes that the booklet names: Paris – New York, New York – Anchorage, Anchorage – Tokyo, Tokyo – Honolulu, Cairo – Tehran. With Sydney and Darwin, nine cities are named in all. Dotted: the 103 routes that we drew.',
        },
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'La règle ne nomme que neuf villes et cinq lignes. Les autres étaient imprimées sur les cartes, dont nous n’avons pas la liste. Nous avons donc tracé le reste du réseau, autour de ce que la règle nomme. Si vous possédez la boîte d’origine, vous y trouverez d’autres cartes.',
          en: 'The booklet names only nine cities and five routes. The others were printed on the cards, and we have no list of them. So we drew the rest of the network around what the booklet names. If you own the original box, you will find other cards in it.',
        },
      },
    },
    {
      id: 'CM-N2',
      title: { fr: 'Des vols plausibles', en: 'Plausible flights' },
      text: [
        {
          fr: 'Ce sont de longs vols tels qu’ils existaient vers 1980, et non des paires tirées au hasard. De chaque ville partent au moins trois lignes ; retirez n’importe quelle ligne, on peut encore aller partout.',
          en: 'These are long flights as they existed around 1980, not random pairs. At least three routes leave from every city; take away any one route, and you can still get everywhere.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Nous avons choisi parmi les liaisons directes d’alors, quelles que soient leurs escales techniques. Trois lignes par ville : assez pour que personne ne reste pris, assez peu pour que chaque carte compte.',
          en: 'We chose among the direct services of the time, whatever technical stops they made. Three routes per city: enough for nobody to be trapped, few enough for every card to matter.',
        },
      },
    },
    {
      id: 'CM-N3',
      title: { fr: 'Trois départs qui se valent', en: 'Three equal home cities' },
      text: [
        {
          fr: 'Paris, New York et Tokyo ont neuf lignes chacune, et les mêmes chances : à deux, trois, quatre et six joueurs, la différence entre deux départs doit rester sous 2 points, et chaque place dans l’ordre du jeu à moins de 3 points de sa juste part. Voici les victoires par départ, ramenées à 100 % pour les trois : la juste part est 33,3 %, quel que soit le nombre de joueurs.',
          en: 'Paris, New York and Tokyo have nine routes each, and the same chances: with two, three, four and six players any two home cities must stay within 2 points of each other, and each place in turn order within 3 points of its fair share. Here are the wins by home city, scaled so that the three add up to 100%: an even share is 33.3%, whatever the number of players.',
        },
      ],
      table: {
        head: [
          { fr: 'Joueurs', en: 'Players' },
          { fr: 'Paris', en: 'Paris' },
          { fr: 'New York', en: 'New York' },
          { fr: 'Tokyo', en: 'Tokyo' },
        ],
        rows: [
          [2, percent(33.5), percent(33.6), percent(32.9)],
          [3, percent(33.9), percent(33.6), percent(32.5)],
          [4, percent(33.3), percent(33.8), percent(32.9)],
          [5, percent(33.6), percent(33.3), percent(33.1)],
          [6, percent(33.9), percent(33.3), percent(32.8)],
        ],
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'Une ligne échangée déplace un départ d’un ou deux points : nous avons donc choisi les lignes en jouant. Mesuré sur 100 000 parties pour chaque nombre de joueurs, entre robots de force égale, départs répartis également, donneur tiré au sort : 1,4 point entre deux départs au plus, 1,8 point pour une place. À deux joueurs, où la juste part est en réalité de 50 %, l’écart ramené de 0,7 point entre New York et Tokyo vaut environ 1 point de victoires. Avec le robot « fort », sur 10 000 parties seulement, les chiffres sont voisins : 1,3 et 2,1.',
          en: 'One swapped route moves a home city by one or two points, so we chose the routes by playing. Measured over 100,000 games for each number of players, between bots of equal strength, home cities dealt evenly, dealer drawn at random: at most 1.4 points between two home cities, 1.8 points for a place. With two players, where a fair share is really 50%, the scaled gap of 0.7 points between New York and Tokyo is about 1 point of actual wins. With the “strong” bot, over only 10,000 games, the figures are similar: 1.3 and 2.1.',
        },
      },
    },
    {
      id: 'CM-N4',
      title: { fr: 'La longueur d’une partie', en: 'How long a game is' },
      text: [
        {
          fr: 'Entre joueurs compétents, le vainqueur met le plus souvent de 10 à 25 tours : la médiane doit être dans cet intervalle, pour chaque nombre de joueurs. La voici :',
          en: 'Among competent players the winner usually takes 10 to 25 turns: the median must lie in that range, for every number of players. Here it is:',
        },
      ],
      table: {
        head: [
          { fr: 'Joueurs', en: 'Players' },
          { fr: 'Une partie sur deux finit en', en: 'Half the games end within' },
          { fr: 'Neuf sur dix en', en: 'Nine in ten within' },
        ],
        rows: [
          [2, turns(13), turns(18)],
          [3, turns(12), turns(17)],
          [4, turns(12), turns(23)],
          [5, turns(17), turns(29)],
          [6, turns(20), turns(34)],
        ],
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'La durée dépend du réseau, qui est le nôtre : nous l’avons voulue assez courte pour une soirée, assez longue pour un vrai voyage. Mesuré sur les mêmes 100 000 parties.',
          en: 'The length depends on the network, which is ours: we wanted it short enough for an evening, long enough for a real journey. Measured over the same 100,000 games.',
        },
      },
    },
  ],
};
