import type { Section } from '../../../../learn/rules.ts';

export const TURN: Section = {
  id: 'turn',
  title: 'À votre tour',
  rules: [
    {
      id: 'CM-T5',
      title: 'L’un ou l’autre',
      text: [
        'À chaque tour, vous **volez** [CM-T3] ou vous **restez** [CM-T1] : exactement l’un des deux. Rester sans rien échanger n’est pas permis, pas plus que voler puis échanger.',
        'À cette table, un tour se joue pas à pas, à la vue de tous :',
        '- pour voler : une carte, ou plusieurs à la suite, puis « S’arrêter ». Chaque vol déplace le pion et donne son visa tout de suite ; les cartes se tirent à l’arrêt ;',
        '- pour rester : annoncez ce que vous prenez, puis choisissez les deux cartes que vous donnez. Tout se fait à la seconde.',
      ],
    },
    {
      id: 'CM-T3',
      title: 'Voler',
      text: [
        'Posez une ou plusieurs cartes qui s’enchaînent **sans trou** depuis la ville où vous êtes. Votre pion va jusqu’à la dernière ville.',
        'Puis tirez autant de cartes que vous en avez posé, et seulement au talon : les écarts sont réservés à ceux qui restent. Les cartes posées vont sur la table, face visible.',
        'L’erreur courante : poser une carte qui part d’une ville déjà quittée. Seule compte la ville où vous venez d’atterrir.',
      ],
      tryIt: 'chain',
    },
    {
      id: 'CM-T4',
      title: 'Dans les deux sens',
      text: ['Chaque ligne se vole dans les deux sens. L’ordre des noms sur la carte n’a pas d’importance.'],
      figure: {
        name: 'both-ways',
        caption:
          'La même carte : de Paris on la vole vers Johannesburg, de Johannesburg vers Paris. La table met en haut la ville d’où vous partiriez.',
      },
    },
    {
      id: 'CM-T6',
      title: 'Passer et repasser',
      text: [
        'Vous pouvez revenir dans une ville, un continent, et même faire plusieurs fois le tour du monde. Plusieurs pions peuvent se trouver dans la même ville.',
      ],
    },
    {
      id: 'CM-T1',
      title: 'Rester',
      text: [
        'Vous gardez votre ville et échangez **deux** cartes : posez-en deux de votre main, face visible, **une sur chaque écart**, par-dessus ce qui s’y trouve, et prenez-en deux autres [CM-T2].',
        'La première que vous donnez va sur l’écart 1, la seconde sur l’écart 2. Ce choix ne change rien à la suite : chaque échange recouvre les deux écarts.',
      ],
      tryIt: 'stay',
    },
    {
      id: 'CM-T2',
      title: 'Ce que l’on prend en restant',
      text: [
        'Deux cartes, à choisir parmi :',
        '- celle que montre l’écart 1 ;',
        '- celle que montre l’écart 2 ;',
        '- celles du dessus du talon, une ou deux, sans les voir d’abord.',
        'Au plus une par écart. Les cartes peuvent s’empiler dans un écart : seule celle du dessus se voit et se prend. Un écart vide n’offre rien. Et l’on ne reprend jamais ce que l’on vient de poser.',
        'Dites en une fois ce que vous prenez. Les cartes des écarts viennent d’abord ; puis vos deux cartes sont posées ; puis l’on tire au talon.',
      ],
      figure: {
        name: 'exchange',
        caption:
          'En haut, l’annonce : la carte de l’écart 1, Anchorage – Tokyo, et une du talon. Au milieu, les deux cartes données : Madrid – Buenos Aires et Londres – Sydney. En bas, le sabot après l’échange : elles sont sur les écarts, et Rome – Bombay est enfouie sous l’une d’elles.',
      },
      ours: {
        kind: 'reading',
        text: 'Une carte que vous venez de prendre à un écart ne peut pas être l’une des deux que vous donnez. La règle parle de remplacer deux cartes de son jeu, sans préciser l’ordre ; sinon l’on pourrait rester sans rien changer.',
      },
      tryIt: 'open-slots',
    },
    {
      id: 'CM-T7',
      title: 'Le talon vide',
      text: [
        'Il faut tirer et le talon est vide : les cartes posées en volant, celles de ce tour comprises, sont battues et forment un nouveau talon. Pas avant : un talon vide peut attendre qu’on ait besoin d’une carte.',
        'Il y a toujours de quoi tirer : 54 cartes au moins ne sont dans aucune main, deux au plus se voient dans les écarts, et toutes les autres peuvent former un talon.',
      ],
      ours: {
        kind: 'reading',
        text: 'La règle ne reprend que les cartes posées sur le tapis. Quand on a surtout échangé, elles sont trop peu : à moins de **dix**, nous battons avec elles les cartes enfouies des écarts, toutes sauf les deux qui se voient. Sans cela, le jeu pourrait se bloquer.',
      },
    },
    {
      id: 'CM-T8',
      title: 'Ce que chacun sait',
      text: [
        'Visibles pour tous : les cartes posées, le nombre de cartes de chacun, le dessus des écarts, qui y a pris quoi, et la hauteur de chaque pile. Secret : ce que l’on tire au talon. Des cartes enfouies sous les écarts, on ne connaît que le nombre.',
        'Une carte prise à un écart reste affichée pour les autres, sur le passeport de son preneur, tant qu’il l’a en main. Les vôtres sont de toute façon dans votre main.',
      ],
      ours: {
        kind: 'reading',
        text: 'La règle n’en dit rien. Nous montrons ce que chacun a pu voir, pour que personne n’ait à le retenir ; mais pas de quoi un nouveau talon est fait, ni ce qui a été enfoui.',
      },
    },
    {
      id: 'CM-T10',
      title: 'Se raviser',
      text: [
        'Tant que dure votre tour, vous pouvez reprendre votre dernier pas, puis celui d’avant : rien de neuf n’a été vu. Ne se reprennent pas : le choix de la ville de départ, la fin d’un tour, l’atterrissage qui gagne.',
      ],
      ours: {
        kind: 'reading',
        text: 'La règle n’en parle pas. Autour d’une table, on laisse volontiers reprendre une carte tant que rien n’est tiré ; nous faisons de même.',
      },
    },
  ],
};
