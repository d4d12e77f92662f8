import type { RulesText } from '../../../learn/rules.ts';
import { NETWORK } from './rules-fr/network.ts';
import { TURN } from './rules-fr/turn.ts';
import { VISAS } from './rules-fr/visas.ts';

export const rules: RulesText = {
  lead: 'Partez de Paris, de New York ou de Tokyo et faites le tour du monde en avion. Il vous faut un visa de chacun des **cinq continents**, puis revenir à votre **ville de départ**. Le premier rentré gagne aussitôt.',
  brief: [
    {
      title: 'Le but',
      text: [
        'Votre pion voyage de ville en ville. Dans chaque continent où il atterrit, vous recevez un visa. Avec les cinq, **Europe, Asie, Amérique, Afrique, Océanie**, rentrez à votre ville de départ : vous avez gagné.',
        'L’ordre, la direction et les détours sont libres.',
      ],
      figure: {
        name: 'tour',
        caption:
          'Un tour du monde parmi tant d’autres, en sept vols : Paris, New York, Anchorage, Tokyo, Honolulu, Sydney, Johannesburg, Paris. La petite maison marque la ville de départ.',
      },
    },
    {
      title: 'Pour commencer',
      text: [
        'Chacun reçoit des cartes : quinze à deux joueurs, un peu moins quand on est plus nombreux. Une carte est une **ligne aérienne** entre deux villes, valable dans les deux sens. Chaque ville y a trois lettres, la couleur et les lettres de son continent : Eu, As, Am, Af, Oc.',
        'Le reste forme le talon, face cachée, dans le **sabot**. À côté du talon, deux compartiments vides : les **écarts**.',
        'Regardez votre main, puis choisissez votre départ : Paris, New York ou Tokyo. Vous recevez déjà le visa de ce continent.',
      ],
    },
    {
      title: 'À votre tour : voler ou rester',
      text: ['Vous faites l’un **ou** l’autre, jamais les deux, et jamais rien.'],
    },
    {
      title: 'Voler',
      text: [
        'Posez une carte qui porte le nom de la ville où vous êtes : votre pion va dans l’autre ville. De là, posez-en une autre si vous le pouvez, et ainsi de suite, sans trou dans la chaîne.',
        'Quand vous vous arrêtez, tirez **au talon** autant de cartes que vous en avez posé.',
      ],
      figure: {
        name: 'chain',
        caption:
          'Trois cartes en un seul tour : de Paris à New York, de New York à Anchorage, d’Anchorage à Tokyo. Chaque carte repart de la ville où la précédente est arrivée. Gagnés en chemin : les visas d’Amérique et d’Asie.',
      },
    },
    {
      title: 'Rester',
      text: [
        'Aucune carte utile ? Échangez-en **deux**. Prenez ce que vous voulez parmi la carte visible de l’écart 1, celle de l’écart 2 et le talon : deux cartes en tout, une au plus de chaque écart.',
        'Donnez en échange deux cartes de votre main, une sur chaque écart. Les suivants les verront, et pourront les prendre.',
      ],
      figure: {
        name: 'shoe',
        caption:
          'Le sabot : à gauche le talon et ses 61 cartes, puis les deux écarts. L’écart 1 montre Anchorage – Tokyo et le joueur, qui est à Anchorage, veut la prendre : elle est cochée. Le petit avion dit qu’elle part d’où l’on est. L’autre carte viendra du talon, marqué + 1.',
      },
    },
    {
      title: 'Les visas',
      text: [
        'Chaque atterrissage donne le visa du continent, même en passant, au milieu d’une chaîne.',
        'Un piège : en **Océanie**, seules **Darwin et Sydney** donnent le visa. Honolulu et Papeete ne sont que des escales.',
      ],
      figure: {
        name: 'passports',
        caption:
          'Deux passeports. Aline est à Sydney, elle est partie de Paris : il ne lui manque que l’Afrique. Basile est à Londres, il est parti de Tokyo, et n’a que l’Europe et l’Asie ; chacun sait qu’il a pris Londres – New York aux écarts.',
      },
    },
    {
      title: 'Gagner',
      text: [
        'Les cinq visas ne suffisent pas : il faut encore atterrir dans votre ville de départ. Y passer plus tôt ne compte pas. Dès que vous y êtes avec les cinq, la partie est finie.',
        'Le conseil du pilote : gardez les cartes qui se suivent, cherchez le maillon qui manque, et regardez ce que vous jetez.',
      ],
    },
  ],
  sections: [
    {
      id: 'goal',
      title: 'Le but et les joueurs',
      rules: [
        {
          id: 'CM-G1',
          title: 'Boucler la boucle',
          text: [
            'Quittez votre ville de départ en avion, touchez l’Europe, l’Asie, l’Amérique, l’Afrique et l’Océanie (par l’Australie, [CM-V2]), et revenez à votre ville de départ. Le premier qui y parvient gagne aussitôt [CM-V3].',
          ],
        },
        { id: 'CM-G2', title: 'Combien de joueurs', text: ['De 2 à 6 joueurs, chacun pour soi.'] },
      ],
    },
    {
      id: 'setup',
      title: 'Avant de partir',
      rules: [
        {
          id: 'CM-S1',
          title: 'La donne',
          text: [
            'Des 108 cartes de lignes, chacun en reçoit autant, selon le nombre de joueurs. Le reste est le talon, face cachée, dans le compartiment de gauche du sabot. Les deux autres compartiments, les écarts, sont vides au départ.',
          ],
          table: {
            head: ['Joueurs', 'Cartes chacun', 'Talon'],
            rows: [
              ['2', '15', '78'],
              ['3', '13', '69'],
              ['4', '12', '60'],
              ['5', '10', '58'],
              ['6', '9', '54'],
            ],
          },
        },
        {
          id: 'CM-S2',
          title: 'Les visas',
          text: [
            'De chaque continent, autant de visas que de joueurs. Chacun n’en prend qu’un par continent [CM-V1] : il y en a donc toujours assez.',
          ],
        },
        {
          id: 'CM-S3',
          title: 'La ville de départ',
          text: [
            'Chacun choisit Paris, New York ou Tokyo, et reçoit le visa de ce continent : Europe, Amérique ou Asie. Plusieurs joueurs peuvent choisir la même ville. C’est là qu’il faudra revenir.',
          ],
          ours: {
            kind: 'reading',
            text: 'La règle dit que chacun choisit à son gré, sans dire quand. Ici l’on choisit dans l’ordre du jeu, ouvertement, après avoir regardé sa main : choisir à l’aveugle livrerait tout au hasard.',
          },
        },
        {
          id: 'CM-S4',
          title: 'Qui commence',
          text: ['Le joueur à gauche du donneur choisit et joue en premier ; on continue vers la gauche.'],
          ours: {
            kind: 'reading',
            text: 'La règle laisse donner n’importe qui. Nous tirons le donneur au sort, pour que personne ne choisisse sa place.',
          },
        },
      ],
    },
    TURN,
    VISAS,
    NETWORK,
  ],
};
