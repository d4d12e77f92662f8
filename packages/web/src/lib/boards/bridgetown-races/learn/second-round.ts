import type { LessonStep } from '../../lesson.ts';

/** Special actions: one ride, two flags. */
export const ROUND_TWO: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'stage',
    text: {
      fr: 'Manche finie : le bateau avance, et les ponts vidés reçoivent un drapeau du sac. Le joueur qui a le moins de drapeaux commence ; à égalité, le suivant, donc Aline.',
      en: 'The round is over: the boat moves on, and empty bridges get a flag from the bag. The player with the fewest flags starts; you’re tied, so it passes to Aline.',
    },
    moves: ['1 ride motorcycle e5'],
  },
  {
    kind: 'watch',
    look: 'wheel',
    text: {
      fr: 'Aline prend le tramway : lui seul prend le drapeau bleu de Steel. Regardez le centre de la roue : trois actions spéciales, chacune pour une seule personne par manche.',
      en: 'Aline picks the streetcar: it alone takes Steel’s blue flag. Look at the hub of the wheel: three special actions, each for one player only per round.',
    },
    moves: ['1 place streetcar'],
  },
  {
    kind: 'do',
    look: 'wheel',
    text: {
      fr: 'Deux ponts portent du violet, Fremont et Morrison : l’un près, l’autre loin. Prenons les deux d’un coup. Placez d’abord ×2, Double : un trajet à deux fois la vitesse de base.',
      en: 'Two bridges have purple flags, Fremont and Morrison: one near, one far. Let’s take both at once. First place ×2, Double: one ride at twice the base speed.',
    },
    moves: ['place double'],
    otherwise: {
      fr: 'Plus tard. Double pourrait être prise par Aline : d’abord ×2, au centre.',
      en: 'Later. Aline might take Double: first ×2, in the hub.',
    },
  },
  {
    kind: 'do',
    look: 'wheel',
    text: {
      fr: 'Après une action spéciale, on place aussitôt un coordinateur sur un mode (une autre action serait refusée : essayez). La moto, pour le violet : doublée, elle fait huit cases.',
      en: 'After a special action you place a coordinator on a vehicle at once (another action would be refused: try it). The motorcycle, for purple: doubled, it goes eight spaces.',
    },
    moves: ['place motorcycle'],
    otherwise: {
      fr: 'Il nous faut du violet : la moto.',
      en: 'We need purple: the motorcycle.',
    },
    refuses: { 'place swap': 'BR-P3', 'place first': 'BR-P3' },
  },
  {
    kind: 'watch',
    look: 'wheel',
    text: {
      fr: 'Aline choisit le vélo. Une action occupe un coordinateur sans donner de trajet : Aline roulera plus souvent que vous. Il faut que l’action en vaille la peine.',
      en: 'Aline picks the bicycle. An action takes up a coordinator and gives no ride: Aline will ride more often than you. So the action had better be worth it.',
    },
    moves: ['1 place bicycle'],
  },
  {
    kind: 'do',
    look: 'wheel',
    text: {
      fr: 'Votre dernier coordinateur : ⇄, Permutation, qui échange les drapeaux de deux ponts. Comme c’est le dernier, rien d’autre n’est à placer.',
      en: 'Your last coordinator: ⇄, Swap, which exchanges the flags of two bridges. As it is your last one, nothing else has to follow.',
    },
    moves: ['place swap'],
    otherwise: {
      fr: 'Un trajet de plus serait bien, mais ⇄ fera mieux : vous verrez.',
      en: 'Another ride would be nice, but ⇄ will do better: you’ll see.',
    },
  },
  {
    kind: 'watch',
    look: 'steel',
    text: {
      fr: 'Aline se place sur la moto, puis part la première : en tramway, par les rails bleus et le pont Steel. Le bleu est à elle.',
      en: 'Aline goes on the motorcycle, then rides first: by streetcar, along the blue rails and over Steel. The blue flag is hers.',
    },
    moves: ['1 place motorcycle', '1 ride streetcar w29 +steel'],
  },
  {
    kind: 'do',
    look: 'hawthorne',
    text: {
      fr: 'Un seul trajet, mais quel trajet. Touchez ⇄, puis Fremont (violet) et Hawthorne (blanc), et « Permuter » : le violet vient sur votre route.',
      en: 'One ride only, but what a ride. Tap ⇄, then Fremont (purple) and Hawthorne (white), and “Swap”: the purple flag will be on your way.',
    },
    moves: ['swap fremont hawthorne'],
    otherwise: {
      fr: 'Pas encore. Permutez d’abord Fremont et Hawthorne : le violet sera sur votre route.',
      en: 'Not yet. Swap Fremont and Hawthorne first: purple will be on your way.',
    },
    refuses: { 'swap fremont steel': 'BR-R4' },
  },
  {
    kind: 'do',
    look: 'morrison',
    text: {
      fr: 'Touchez ×2, puis Morrison et « Partir ». Deux fois 4 font 8 : Double ignore le coordinateur d’Aline. Hawthorne est en chemin : deux drapeaux d’un coup.',
      en: 'Tap ×2, then Morrison and “Go”. Twice 4 is 8: Double ignores Aline’s coordinator. Hawthorne is on the way: two flags at once.',
    },
    moves: ['ride motorcycle double morrison +morrison +hawthorne'],
    otherwise: {
      fr: 'Ce trajet laisse un drapeau violet. Avec ×2, finissez sur Morrison : vous en prenez deux.',
      en: 'That ride leaves a purple flag behind. With ×2, end on Morrison: you take two.',
    },
  },
  {
    kind: 'watch',
    look: 'cards',
    text: {
      fr: 'Trois drapeaux, mais deux couleurs : à la fin, deux violets ne comptent qu’une fois. Vous n’avez plus de mode ; Aline fait encore deux trajets, d’abord à moto.',
      en: 'Three flags, but two colours: in the end two purples count once. You have no vehicle left; Aline still has two rides, the motorcycle first.',
    },
    moves: ['1 ride motorcycle w11'],
  },
  {
    kind: 'watch',
    look: 'stage',
    text: {
      fr: 'Puis à vélo, et la manche est finie. Le bateau avance, les ponts vidés reçoivent un drapeau du sac. Aline a deux drapeaux, vous trois : elle commence.',
      en: 'Then the bicycle, and the round is over. The boat moves on, and empty bridges get a flag from the bag. Aline has two flags to your three: she begins.',
    },
    moves: ['1 ride bicycle w13'],
  },
];
