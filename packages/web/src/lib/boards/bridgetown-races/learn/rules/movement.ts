import type { Section } from '../../../rules.ts';

export const movement: Section = {
  id: 'movement',
  title: { fr: 'Se déplacer en ville', en: 'Getting about' },
  rules: [
    {
      id: 'BR-M1',
      title: { fr: 'Tourner, mais pas demi-tour', en: 'Turning, but not back' },
      text: [
        {
          fr: 'On va de case en case le long des rues, et l’on tourne comme on veut à tout carrefour ouvert. Pendant un trajet, on ne revient jamais droit sur la case que l’on vient de quitter ; repasser par une case ou un pont après une boucle est permis.',
          en: 'You go from space to space along the streets, and turn as you like at any open crossroads. Within a ride you never go straight back to the space you just left; coming through a space or a bridge again after a loop is fine.',
        },
        {
          fr: 'Entre deux trajets, on repart dans le sens que l’on veut.',
          en: 'Between rides you may set off in any direction.',
        },
      ],
      figure: {
        name: 'loop',
        caption: {
          fr: 'En voiture, trois cases. Le pont Broadway n’est qu’à deux cases, mais le détour par le coin de rue en fait trois : le trajet finit juste sur le pont, et prend son drapeau vert.',
          en: 'By car, three spaces. Broadway Bridge is only two away, but the detour round the corner makes it three: the ride ends exactly on the bridge and takes its green flag.',
        },
      },
    },
    {
      id: 'BR-M2',
      title: { fr: 'Passages supérieurs et inférieurs', en: 'Overpasses and underpasses' },
      text: [
        {
          fr: 'Sur un **passage supérieur**, une case carrée où deux routes se croisent, on continue tout droit. Seul un marcheur peut y tourner.',
          en: 'On an **overpass**, a square space where two roads cross, you go straight on. Only a walker may turn there.',
        },
        {
          fr: 'Un **passage inférieur** est une case ordinaire sous une autre route : on y passe dessous, et personne n’y change de route. Sur la route du dessus, cette case ne compte pas.',
          en: 'An **underpass** is a plain space beneath another road: you pass below, and nobody changes roads there. On the road above, that space doesn’t count.',
        },
      ],
      figure: {
        name: 'underpass',
        caption: {
          fr: 'La 1re Avenue passe sous Burnside Road. On la suit d’une case à l’autre ; monter de là sur Burnside Road n’est pas possible, pas même à pied. Et qui suit Burnside Road ne compte pas la case du dessous.',
          en: '1st Avenue runs beneath Burnside Road. You follow it from space to space; there is no way up onto Burnside Road from there, not even on foot. And along Burnside Road the space below is not counted.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Si vous vous arrêtez sur un passage supérieur, vous êtes encore sur la route par laquelle vous êtes venu : sinon, il suffirait de s’y arrêter pour tourner, ce que le livret refuse aux véhicules.',
          en: 'If you stop on an overpass you are still on the road you came by: otherwise stopping there would be a way to turn, which the booklet denies to vehicles.',
        },
      },
      tryIt: 'overpass',
    },
    {
      id: 'BR-M3',
      title: { fr: 'Personne ne bloque', en: 'Nobody blocks' },
      text: [
        {
          fr: 'Une case accueille autant de coureurs que l’on veut, et l’on se double librement.',
          en: 'A space holds any number of racers, and they pass each other freely.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne parle d’aucun blocage ; ses exemples n’en montrent pas.',
          en: 'The booklet says nothing about blocking, and its examples show none.',
        },
      },
    },
    {
      id: 'BR-M4',
      title: { fr: 'Le tramway', en: 'The streetcar' },
      text: [
        {
          fr: 'Il ne roule que sur les **rails bleus**, qui passent par le pont Steel. On y monte d’une case des rails, ou d’une case directement voisine ; le passage supérieur a pour cela un **escalier** et compte comme voisin. Le pas qui mène sur les rails compte.',
          en: 'It runs on the **blue rails** only, which cross Steel Bridge. Board it from a space on the rails or one directly next to them; the overpass has **stairs** for this and counts as next to them. The step onto the rails counts.',
        },
        {
          fr: 'L’escalier ne sert qu’à monter dans le tramway : aucun autre mode ne le prend.',
          en: 'The stairs are for boarding only: no other vehicle may use them.',
        },
      ],
      figure: {
        name: 'stairs',
        caption: {
          fr: 'Cinq cases en tramway depuis le passage supérieur : l’escalier mène aux rails à la première case, puis on traverse Steel à la troisième et l’on prend son drapeau bleu.',
          en: 'Five spaces by streetcar from the overpass: the stairs lead down to the rails on the first, Steel is crossed on the third, and its blue flag taken.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret montre l’escalier sans détails. Peu importe donc la route sur laquelle on est en haut ; et d’une case des rails, le tramway suit les rails, sans couper par une rue vers un autre bout de rails.',
          en: 'The booklet shows the stairs without details. So it doesn’t matter which road you are on up there; and from a space on the rails the streetcar follows the rails, never cutting through a street to another piece of them.',
        },
      },
      tryIt: 'stairs',
    },
    {
      id: 'BR-M5',
      title: { fr: 'Les rails sont aussi des rues', en: 'Rails are streets too' },
      text: [
        {
          fr: 'Tous les autres modes empruntent les rails et le pont Steel comme des rues ordinaires.',
          en: 'All other vehicles use the rails and Steel Bridge like any street.',
        },
      ],
    },
    {
      id: 'BR-M6',
      title: { fr: 'Ne pas pouvoir partir', en: 'When you can’t set off' },
      text: [
        {
          fr: 'Si le mode choisi ne peut pas bouger du tout, faites **un pas à pied**, ou restez. Cela n’arrive qu’au tramway, loin des rails ou à la flèche du départ.',
          en: 'If the chosen vehicle can’t move at all, walk **one step** instead, or stay. That happens only to the streetcar, far from the rails or at the start arrow.',
        },
        { fr: 'Ce pas ne prend pas de drapeau, même blanc.', en: 'Such a step takes no flag, not even a white one.' },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret permet de « marcher à la place » et s’arrête là. Nous lisons : le pas peut tourner à un passage supérieur, comme tout marcheur ; il ne reçoit ni case en plus ni Double ; il ne prend rien, car le coordinateur utilisé n’est pas celui de la marche, même si un autre des vôtres y est. Permutation va avec ce pas, et aussi si l’on reste. On peut choisir exprès un mode qui ne peut pas bouger.',
          en: 'The booklet lets you “walk instead” and stops there. We read: the step may turn at an overpass, like any walker; it gets no extra space and no Double; it takes nothing, because the coordinator used is not the one on walking, even if another of yours is there. Swap goes with the step, and with staying too. You may deliberately choose a vehicle that can’t move.',
        },
      },
    },
  ],
};
