import type { Section } from '../../../../learn/rules.ts';
import { DISGUISE_VIEW, SPEED_VIEW, SWAPPED, TURBO_VIEW, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [boosted, faster] = playedIn(TURBO_VIEW);
const [real, disguised, passed] = playedIn(DISGUISE_VIEW);
const bySpeed = playedIn(SPEED_VIEW);

export const boosters: Section = {
  id: 'boosters',
  title: 'Les coups de pouce',
  rules: [
    {
      id: 'CF-B7',
      title: 'Quand ils agissent',
      text: [
        'Pole position et échange agissent **tout de suite**, à la fin de la manche qui les donne : après que la hiérarchie a bougé [CF-T4] et que les cartes jouées ont rejoint l’offre [CF-T5].',
        'Turbo, dernier mot, déguisement et vitesse d’abord agissent **à la manche suivante**, puis disparaissent.',
        'Une carte reçue en main par un échange se joue comme les autres, quelle que soit sa couleur ; si elle arrive dernière, son coup de pouce va à qui l’a jouée. Une carte de départ n’en a pas : si elle arrive dernière, personne n’est aidé.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le livret écrit que le propriétaire effectue « éventuellement » l’action. Nous lisons : s’il y en a une. Un coup de pouce agit donc toujours, qu’on le veuille ou non ; seul l’échange peut se refuser [CF-B6]. Le livret ne date pas non plus la fin des quatre autres : pour nous, ils valent une manche.',
      },
    },
    {
      id: 'CF-B1',
      title: 'Pole position',
      text: [
        'Tout de suite, vous placez le véhicule de votre choix en haut de la hiérarchie. Les autres gardent leur ordre. Y remettre celui qui y est déjà ne change rien, et c’est permis.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le véhicule de la carte restée bouge d’abord : le livret le raconte avant la fin de la manche, et les coups de pouce après.',
      },
    },
    {
      id: 'CF-B2',
      title: 'Turbo',
      text: [
        'À la manche suivante, votre carte compte comme la plus rapide de son véhicule. Elle passe devant les mêmes véhicules, jamais devant un véhicule placé plus haut.',
      ],
      figure: {
        name: 'turbo',
        caption: `${The.fr(boosted!.name)} n’a que la vitesse ${boosted!.speed}, mais le turbo : elle passe devant ${the.fr(faster!.name)}, vitesse ${faster!.speed}. L’avion reste dernier.`,
      },
    },
    {
      id: 'CF-B3',
      title: 'Dernier mot',
      text: [
        'À la manche suivante, vous choisissez votre carte quand tous les autres ont montré la leur. À la cinquième manche, où il ne reste qu’une carte, il ne change rien.',
      ],
      ours: {
        kind: 'reading',
        text: 'Votre choix est alors visible aussitôt, et il ne se change plus : tout est déjà montré, il n’y a plus personne à attendre.',
      },
    },
    {
      id: 'CF-B4',
      title: 'Déguisement',
      text: [
        'À la manche suivante, votre carte passe pour le véhicule qui est en haut de la hiérarchie. Si cela la change, sa vitesse devient 0 : elle vient après les vrais véhicules de ce rang, et avant tous les autres. Si elle est déjà du bon véhicule, elle garde sa vitesse.',
      ],
      figure: {
        name: 'disguise',
        caption: `${The.fr(disguised!.name)} est déguisé en train, vitesse 0. Le vrai train (${the.fr(real!.name)}) se sert d’abord, l’avion ensuite, et ${the.fr(passed!.name)} en dernier.`,
      },
      ours: {
        kind: 'reading',
        text: 'Le déguisement ne vaut que pour l’ordre. À l’offre, la carte a de nouveau son véhicule, sa vitesse et ses étapes : le livret parle d’un changement momentané.',
      },
      tryIt: 'disguise',
    },
    {
      id: 'CF-B5',
      title: 'Vitesse d’abord',
      text: [
        'À la manche suivante, pour **tout le monde**, la vitesse est comparée la première ; la hiérarchie ne départage que les vitesses égales.',
      ],
      figure: {
        name: 'speed',
        caption: `Chaque carte est à la ligne de son véhicule, mais l’ordre suit les vitesses : ${bySpeed.map((card) => `${the.fr(card.name)} (${card.speed})`).join(', ')}.`,
      },
      tryIt: 'speed',
    },
    {
      id: 'CF-B6',
      title: 'Échange',
      text: [
        'Tout de suite, vous pouvez poser dans votre parcours une carte de votre main, **sauf un train**, et reprendre en main une carte de votre parcours. Vous la jouerez plus tard.',
        'Vous pouvez refuser. S’il n’y a rien à échanger, il ne se passe rien.',
      ],
      figure: {
        name: 'swap',
        caption: `De la main au parcours : ${the.fr(SWAPPED.lay.name)}. Du parcours à la main : ${the.fr(SWAPPED.back.name)}. Un train ne quitte pas la main de cette façon.`,
      },
      ours: {
        kind: 'reading',
        text: 'Le livret n’interdit le train que pour la carte de la main. Un train de votre parcours peut donc revenir en main.',
      },
      tryIt: 'swap',
    },
  ],
};
