import type { Section } from '../../../rules.ts';

export const city: Section = {
  id: 'city',
  title: { fr: 'Pour les curieux : notre ville', en: 'For the curious: our city' },
  rules: [
    {
      id: 'BR-N1',
      title: { fr: 'Les rues', en: 'The streets' },
      text: [
        {
          fr: 'À l’image de Portland : la Willamette de haut en bas, une rue le long de chaque rive, Burnside Road d’un trait depuis la flèche, deux passages supérieurs et un passage inférieur, une boucle de rails sur chaque rive, reliées par Steel, et un escalier. Chaque pont est une case. Toute case est dessinée là où elle est, et seules les cases reliées par un trait sont voisines.',
          en: 'Modelled on Portland: the Willamette from top to bottom, a street along each bank, Burnside Road running through from the arrow, two overpasses and an underpass, a loop of rails on each bank joined over Steel, and one flight of stairs. Every bridge is one space. Spaces are drawn where they lie, and only those joined by a line are neighbours.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Le dessin du plateau d’origine ne nous est pas parvenu, et le livret n’en montre que des coins. Le fleuve, les rives et les noms sont ceux de Portland ; **les 103 cases, les rues qui les relient et les rails sont de nous**.',
          en: 'The drawing of the original board has not survived, and the booklet shows only corners of it. The river, its banks and the names are Portland’s; **the 103 spaces, the streets that join them and the rails are ours**.',
        },
      },
    },
    {
      id: 'BR-N2',
      title: { fr: 'On va partout', en: 'Everywhere can be reached' },
      text: [
        {
          fr: 'Tout mode sauf le tramway atteint toute case depuis toute autre, il n’y a pas d’impasse, et de chaque pont on rejoint chaque autre pont.',
          en: 'Every vehicle but the streetcar can reach any space from any other, there is no dead end, and each bridge can be reached from every other one.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Nous l’avons voulu ainsi en traçant les rues, pour que [BR-R7] ait toujours une réponse.',
          en: 'We designed the streets that way, so that [BR-R7] always has an answer.',
        },
      },
    },
    {
      id: 'BR-N3',
      title: { fr: 'Une ville équilibrée', en: 'A balanced city' },
      text: [
        {
          fr: 'Les distances sont réglées pour qu’à quatre, une carte finisse avec 5 à 6 drapeaux, que 1 à 15 parties sur 100 se gagnent par huit drapeaux, que chaque place gagne aussi souvent que les autres, à 3 points près, et que commencer ne vaille pas plus de 5 points.',
          en: 'Distances are tuned so that with four players a card ends with 5 to 6 flags, 1 to 15 games in 100 are won by eight flags, every seat wins as often as the others within 3 points, and starting is worth no more than 5.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Mesuré sur 20 000 parties à 2, à 3 et à 4 avec un robot rapide qui planifie sa manche. À quatre : 5,55 drapeaux par carte, 1,9 % de victoires par huit drapeaux, chaque place à 0,1 point de sa juste part, et 3,6 points de plus pour le premier joueur. Avec le robot « fort », personne n’a réuni huit drapeaux en 200 parties à quatre : il voit à qui il ne manque qu’un pont, et prend ce drapeau avant lui. Une première ébauche a montré que tout tient à la longueur des rives : huit cases de plus y ont fait tomber les victoires par huit drapeaux de 19 à 9 %.',
          en: 'Measured over 20,000 games each with 2, 3 and 4 players, with a quick bot that plans its rounds. With four: 5.55 flags per card, 1.9% of wins by eight flags, every seat within 0.1 points of its fair share, and 3.6 points more for the first player. With the “strong” bot nobody collected eight flags in 200 four-player games: it sees who is one bridge short and takes that flag first. A first draft showed that the length of the banks decides: eight more spaces along them brought wins by eight flags down from 19% to 9%.',
        },
      },
    },
  ],
};
