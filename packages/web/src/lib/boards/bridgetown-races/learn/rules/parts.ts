import type { Section } from '../../../rules.ts';

export const parts: Section = {
  id: 'parts',
  title: { fr: 'Le matériel', en: 'What is in the box' },
  rules: [
    {
      id: 'BR-C1',
      title: { fr: 'Les joueurs', en: 'Players' },
      text: [
        {
          fr: 'De 2 à 4 joueurs. Chacun a un **coureur** sur le plan, **trois coordinateurs** pour la roue, et une **carte** avec une case par pont.',
          en: '2 to 4 players. Each has a **racer** on the map, **three coordinators** for the wheel, and a **card** with a slot for every bridge.',
        },
        {
          fr: 'Le livret leur donne le noir, l’or, le bleu gris et le rouge ; à l’écran, chacun a la couleur et la forme de sa place.',
          en: 'The booklet makes them black, gold, blue-grey and red; on screen everyone has the colour and shape of their seat.',
        },
      ],
    },
    {
      id: 'BR-C2',
      title: { fr: 'Les huit ponts', en: 'The eight bridges' },
      text: [
        {
          fr: 'Du haut du plan vers le bas : Fremont, Broadway, Steel, Burnside, Morrison, Hawthorne, Marquam, Ross Island. Quand une règle dit « du haut vers le bas », c’est cet ordre.',
          en: 'From the top of the map down: Fremont, Broadway, Steel, Burnside, Morrison, Hawthorne, Marquam, Ross Island. Where a rule says “from the top down”, this is the order.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne nomme que Steel et une route de Burnside, et le dessin du plateau ne nous est pas parvenu. Les six autres noms sont ceux des ponts du centre de Portland, dans l’ordre réel du fleuve.',
          en: 'The booklet names only Steel and a Burnside road, and the drawing of the board has not survived. The other six are the bridges of central Portland, in the river’s true order.',
        },
      },
    },
    {
      id: 'BR-C3',
      title: { fr: 'Les huit modes', en: 'The eight vehicles' },
      text: [
        {
          fr: 'À chaque mode sa couleur de drapeau et sa vitesse de base, en cases. Deux modes d’une même vitesse ne prennent pas les mêmes drapeaux.',
          en: 'Each vehicle has a flag colour and a base speed in spaces. Two vehicles of the same speed still take different flags.',
        },
      ],
      table: {
        head: [
          { fr: 'Mode', en: 'Vehicle' },
          { fr: 'Drapeau', en: 'Flag' },
          { fr: 'Vitesse', en: 'Speed' },
        ],
        rows: [
          [{ fr: 'Tramway', en: 'Streetcar' }, { fr: 'bleu', en: 'blue' }, 5],
          [{ fr: 'Taxi', en: 'Taxi' }, { fr: 'jaune', en: 'yellow' }, 4],
          [{ fr: 'Moto', en: 'Motorcycle' }, { fr: 'violet', en: 'purple' }, 4],
          [{ fr: 'Bus', en: 'Bus' }, { fr: 'rouge', en: 'red' }, 3],
          [{ fr: 'Voiture', en: 'Car' }, { fr: 'vert', en: 'green' }, 3],
          [{ fr: 'Vélo', en: 'Bicycle' }, { fr: 'orange', en: 'orange' }, 2],
          [{ fr: 'Rollers', en: 'Rollerblades' }, { fr: 'rose', en: 'pink' }, 2],
          [{ fr: 'Marche', en: 'Walking' }, { fr: 'blanc', en: 'white' }, 1],
        ],
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'La roue d’origine n’est pas dans le livret, qui donne tous les modes sauf les rollers, la vitesse du taxi, celle de la marche et le bleu du tramway. Des critiques publiées donnent les vitesses du tramway, de la moto et du vélo, et les couleurs du taxi, de la moto, du bus et de la marche. Les vitesses du bus, de la voiture et des rollers, et les couleurs qui restent, sont notre reconstitution.',
          en: 'The original wheel is not in the booklet, which gives every vehicle but the rollerblades, the speeds of taxi and walking, and the streetcar’s blue. Published reviews give the speeds of streetcar, motorcycle and bicycle, and the colours of taxi, motorcycle, bus and walking. The speeds of bus, car and rollerblades and the remaining colours were filled in by us.',
        },
      },
    },
    {
      id: 'BR-C4',
      title: { fr: 'Drapeaux et actions spéciales', en: 'Flags and special actions' },
      text: [
        {
          fr: '40 drapeaux, cinq de chacune des huit couleurs. Au centre de la roue, trois actions spéciales : **Premier**, **Double** et **Permutation**.',
          en: '40 flags, five of each of the eight colours. In the hub of the wheel, three special actions: **First**, **Double** and **Swap**.',
        },
      ],
    },
  ],
};
