import type { Section } from '../../../rules.ts';
import { DISGUISE_VIEW, SPEED_VIEW, SWAPPED, TURBO_VIEW, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [boosted, faster] = playedIn(TURBO_VIEW);
const [real, disguised, passed] = playedIn(DISGUISE_VIEW);
const bySpeed = playedIn(SPEED_VIEW);

export const boosters: Section = {
  id: 'boosters',
  title: { fr: 'Les coups de pouce', en: 'The boosters' },
  rules: [
    {
      id: 'CF-B7',
      title: { fr: 'Quand ils agissent', en: 'When they act' },
      text: [
        {
          fr: 'Pole position et échange agissent **tout de suite**, à la fin de la manche qui les donne : après que la hiérarchie a bougé [CF-T4] et que les cartes jouées ont rejoint l’offre [CF-T5].',
          en: 'Pole position and swap act **at once**, at the end of the round that gives them: after the hierarchy has moved [CF-T4] and the played cards have joined the offer [CF-T5].',
        },
        {
          fr: 'Turbo, dernier mot, déguisement et vitesse d’abord agissent **à la manche suivante**, puis disparaissent.',
          en: 'Turbo, late call, disguise and speed first act **in the next round**, then disappear.',
        },
        {
          fr: 'Une carte reçue en main par un échange se joue comme les autres, quelle que soit sa couleur ; si elle arrive dernière, son coup de pouce va au joueur qui l’a jouée. Une carte de départ n’en a pas : si elle arrive dernière, personne n’a de coup de pouce.',
          en: 'A card taken back by a swap is played like any other, whatever its colour; if it comes last, its booster goes to the player who played it. A starter card has none: if it comes last, nobody gets a booster.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret écrit que le propriétaire effectue « éventuellement » l’action. Nous lisons : s’il y en a une. Un coup de pouce agit donc toujours, qu’on le veuille ou non ; seul l’échange peut se refuser [CF-B6]. Le livret ne date pas non plus la fin des quatre autres : pour nous, ils valent une manche.',
          en: 'In the booklet the owner carries out the action “éventuellement”. We read: if there is one. So a booster acts whether its owner likes it or not; only the swap can be declined [CF-B6]. Nor does the booklet say when the other four end: here they last one round.',
        },
      },
    },
    {
      id: 'CF-B1',
      title: { fr: 'Pole position', en: 'Pole position' },
      text: [
        {
          fr: 'Tout de suite, vous placez le véhicule de votre choix en haut de la hiérarchie. Les autres gardent leur ordre. Y remettre celui qui y est déjà ne change rien, et c’est permis.',
          en: 'At once you move the vehicle of your choice to the top of the hierarchy. The others keep their order. Choosing the one already at the top changes nothing, and is allowed.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le véhicule de la carte restée bouge d’abord : le livret le décrit avant la fin de la manche, et les coups de pouce après.',
          en: 'The vehicle of the card left over moves first: the booklet describes it before the end of the round, and boosters after.',
        },
      },
    },
    {
      id: 'CF-B2',
      title: { fr: 'Turbo', en: 'Turbo' },
      text: [
        {
          fr: 'À la manche suivante, votre carte compte comme la plus rapide de son véhicule. Elle passe devant les mêmes véhicules, jamais devant un véhicule placé plus haut.',
          en: 'In the next round your card counts as the fastest of its vehicle. It goes before equal vehicles, never before a higher one.',
        },
      ],
      figure: {
        name: 'turbo',
        caption: {
          fr: `${The.fr(boosted!.name)} n’a qu’une vitesse de ${boosted!.speed}, mais avec le turbo elle passe devant ${the.fr(faster!.name)}, vitesse ${faster!.speed}. L’avion reste dernier.`,
          en: `${The.en(boosted!.name)} has a speed of only ${boosted!.speed}, but with the turbo it goes before ${the.en(faster!.name)}, speed ${faster!.speed}. The plane stays last.`,
        },
      },
    },
    {
      id: 'CF-B3',
      title: { fr: 'Dernier mot', en: 'Late call' },
      text: [
        {
          fr: 'À la manche suivante, vous choisissez votre carte quand tous les autres ont révélé la leur. À la cinquième manche, où il ne reste qu’une carte, il ne change rien.',
          en: 'In the next round you choose your card once all the others have revealed theirs. In the fifth round, with one card left, it changes nothing.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Votre choix est alors visible aussitôt, et il ne se change plus : tout est déjà révélé, il n’y a plus personne à attendre.',
          en: 'Your choice is then visible at once and can’t be changed: all the other cards are face up, and there is nobody left to wait for.',
        },
      },
    },
    {
      id: 'CF-B4',
      title: { fr: 'Déguisement', en: 'Disguise' },
      text: [
        {
          fr: 'À la manche suivante, votre carte compte comme le véhicule en haut de la hiérarchie. Si c’en est un autre, sa vitesse devient 0 : elle vient après les vrais véhicules de ce rang, et avant tous les autres. Si elle est déjà du bon véhicule, elle garde sa vitesse.',
          en: 'In the next round your card counts as the top vehicle of the hierarchy. If it is a different vehicle, its speed becomes 0: it comes after the real vehicles of that rank, and before all others. If it is that vehicle anyway, it keeps its speed.',
        },
      ],
      figure: {
        name: 'disguise',
        caption: {
          fr: `${The.fr(disguised!.name)} est déguisé en train, vitesse 0. Le vrai train (${the.fr(real!.name)}) se sert d’abord, l’avion ensuite, et ${the.fr(passed!.name)} en dernier.`,
          en: `${The.en(disguised!.name)} is disguised as a train, speed 0. The real train (${the.en(real!.name)}) takes first, then the plane, and ${the.en(passed!.name)} last.`,
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le déguisement ne vaut que pour l’ordre. Dans l’offre, la carte a de nouveau son véhicule, sa vitesse et ses étapes : le livret parle d’un changement momentané.',
          en: 'The disguise counts only for the order. On offer the card has its own vehicle, speed and stages again: the booklet speaks of a change for the moment.',
        },
      },
      tryIt: 'disguise',
    },
    {
      id: 'CF-B5',
      title: { fr: 'Vitesse d’abord', en: 'Speed first' },
      text: [
        {
          fr: 'À la manche suivante, pour **tout le monde**, la vitesse est comparée la première ; la hiérarchie ne départage que les vitesses égales.',
          en: 'In the next round speed is compared first, **for everyone**; the hierarchy only settles equal speeds.',
        },
      ],
      figure: {
        name: 'speed',
        caption: {
          fr: `Chaque carte est à la ligne de son véhicule, mais l’ordre suit les vitesses : ${bySpeed.map((card) => `${the.fr(card.name)} (${card.speed})`).join(', ')}.`,
          en: `Each card lies in the row of its vehicle, but the order goes by speed: ${bySpeed.map((card) => `${the.en(card.name)} (${card.speed})`).join(', ')}.`,
        },
      },
      tryIt: 'speed',
    },
    {
      id: 'CF-B6',
      title: { fr: 'Échange', en: 'Swap' },
      text: [
        {
          fr: 'Tout de suite, vous pouvez poser dans votre parcours une carte de votre main, **sauf un train**, et reprendre en main une carte de votre parcours. Vous la jouerez plus tard.',
          en: 'At once you may put a card from your hand, **except a train**, into your route, and take a card from your route back into your hand. You will play that one later.',
        },
        {
          fr: 'Vous pouvez refuser. S’il n’y a rien à échanger, il ne se passe rien.',
          en: 'You may decline. If there is nothing to swap, nothing happens.',
        },
      ],
      figure: {
        name: 'swap',
        caption: {
          fr: `De la main au parcours : ${the.fr(SWAPPED.lay.name)}. Du parcours à la main : ${the.fr(SWAPPED.back.name)}. Un train ne quitte pas la main de cette façon.`,
          en: `From hand to route: ${the.en(SWAPPED.lay.name)}. From route to hand: ${the.en(SWAPPED.back.name)}. A train can’t leave the hand this way.`,
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret n’interdit le train que pour la carte de la main. Un train de votre parcours peut donc revenir en main.',
          en: 'The booklet forbids a train only as the card from the hand. So a train may come back from your route.',
        },
      },
      tryIt: 'swap',
    },
  ],
};
