import type { Section } from '../../../../learn/rules.ts';

export const NETWORK: Section = {
  id: 'network',
  title: 'Pour les curieux : le réseau des lignes',
  rules: [
    {
      id: 'CM-N1',
      title: 'Les villes et les lignes',
      text: [
        '108 lignes, toutes différentes, entre 45 villes réelles placées à leurs vraies coordonnées. Chaque ville appartient à un continent ; Honolulu et Papeete sont en Océanie, sans visa [CM-V2].',
        'À la table, touchez une ville du planisphère : ses lignes apparaissent.',
      ],
      figure: {
        name: 'network',
        caption:
          'En trait plein, les cinq lignes que la règle nomme : Paris – New York, New York – Anchorage, Anchorage – Tokyo, Tokyo – Honolulu, Le Caire – Téhéran. Avec elles Sydney et Darwin, en tout neuf villes nommées. En pointillé, les 103 lignes que nous avons tracées.',
      },
      ours: {
        kind: 'remade',
        text: 'La règle ne nomme que neuf villes et cinq lignes. Les autres étaient imprimées sur les cartes, dont nous n’avons pas la liste : elle est perdue pour nous. Nous avons donc tracé le reste du réseau, autour de ce que la règle nomme. Qui possède la boîte d’origine y trouvera d’autres cartes.',
      },
    },
    {
      id: 'CM-N2',
      title: 'Des vols plausibles',
      text: [
        'Ce sont de longs vols tels qu’ils existaient vers 1980, et non des paires tirées au hasard. De chaque ville partent au moins trois lignes ; retirez n’importe quelle ligne, on peut encore aller partout.',
      ],
      ours: {
        kind: 'remade',
        text: 'Nous avons choisi parmi les liaisons directes d’alors, quelles que soient leurs escales techniques. Trois lignes par ville : assez pour que personne ne reste pris, assez peu pour que chaque carte compte.',
      },
    },
    {
      id: 'CM-N3',
      title: 'Trois départs qui se valent',
      text: [
        'Paris, New York et Tokyo ont neuf lignes chacune, et les mêmes chances : à deux, trois, quatre et six joueurs, la différence entre deux départs doit rester sous 2 points, et chaque place dans l’ordre du jeu à moins de 3 points de sa juste part. Voici les victoires par départ, ramenées à 100 % :',
      ],
      table: {
        head: ['Joueurs', 'Paris', 'New York', 'Tokyo'],
        rows: [
          ['2', '33,5 %', '33,6 %', '32,9 %'],
          ['3', '33,9 %', '33,6 %', '32,5 %'],
          ['4', '33,3 %', '33,8 %', '32,9 %'],
          ['5', '33,6 %', '33,3 %', '33,1 %'],
          ['6', '33,9 %', '33,3 %', '32,8 %'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'Une ligne échangée déplace un départ d’un ou deux points : nous avons donc choisi les lignes en jouant. Mesuré sur 100 000 parties pour chaque nombre de joueurs, entre bots de force égale, départs répartis également, donneur tiré au sort : 1,4 point entre deux départs au plus, 1,8 point pour une place. Avec notre bot fort, sur 10 000 parties seulement, les chiffres sont voisins : 1,3 et 2,1.',
      },
    },
    {
      id: 'CM-N4',
      title: 'La longueur d’une partie',
      text: [
        'Entre joueurs compétents, le vainqueur met le plus souvent de 10 à 25 tours : c’est la médiane qui doit s’y tenir, pour chaque nombre de joueurs. La voici :',
      ],
      table: {
        head: ['Joueurs', 'Une partie sur deux finit en', 'Neuf sur dix en'],
        rows: [
          ['2', '13 tours', '18 tours'],
          ['3', '12 tours', '17 tours'],
          ['4', '12 tours', '23 tours'],
          ['5', '17 tours', '29 tours'],
          ['6', '20 tours', '34 tours'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'La durée dépend du réseau, qui est le nôtre : nous l’avons voulue assez courte pour une soirée, assez longue pour un vrai voyage. Mesuré sur les mêmes 100 000 parties.',
      },
    },
  ],
};
