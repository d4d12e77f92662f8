import type { Lesson } from '../../lesson.ts';

/** No card leaves from any start city, and the slots are empty. */
export const stay: Lesson = {
  title: { fr: 'Aucune carte ne part d’ici', en: 'No card leaves from here' },
  rule: 'CM-T1',
  seats: 2,
  learner: 0,
  seed: 'stay-5331',
  before: ['0 start PAR', '1 start TYO'],
  steps: [
    {
      kind: 'tell',
      look: 'hand',
      text: {
        fr: 'Premier tour, à Paris, et pas une carte qui porte Paris. On ne passe pas pour autant : si l’on ne vole pas, on échange deux cartes.',
        en: 'First turn, in Paris, and not one card that names Paris. That doesn’t mean passing: if you don’t fly, you exchange two cards.',
      },
    },
    {
      kind: 'do',
      look: 'shoe',
      text: {
        fr: 'Touchez un écart : il est vide, la table refuse. Vos deux cartes viendront donc du talon. Annoncez-le avec le bouton.',
        en: 'Tap a discard slot: it’s empty, and the table refuses. So both cards will come from the deck. Announce it with the button.',
      },
      moves: ['stay stock'],
      refuses: { 'stay first': 'CM-T2', 'stay both': 'CM-T2', end: 'CM-T5', 'fly JNB-SYD': 'CM-T3' },
    },
    {
      kind: 'do',
      look: 'slot-1',
      text: {
        fr: 'D’abord ce que vous donnez. Gardez Johannesburg – Sydney, une belle route, et posez Londres – Manama sur l’écart 1.',
        en: 'First what you give. Keep Johannesburg – Sydney, a fine route, and put London – Manama on discard slot 1.',
      },
      moves: ['drop LON-BAH'],
      refuses: { 'stay stock': 'CM-T5' },
      otherwise: {
        fr: 'Permis. Pour voir la suite, posez Londres – Manama.',
        en: 'Allowed. To see what follows, put down London – Manama.',
      },
    },
    {
      kind: 'do',
      look: 'slot-2',
      text: {
        fr: 'Puis une autre pour l’écart 2 : Séoul – Hong Kong. Toujours deux cartes, une par écart. Rien n’est pioché avant la seconde.',
        en: 'Then another one for discard slot 2: Seoul – Hong Kong. Always two cards, one on each slot. Nothing is drawn before the second.',
      },
      moves: ['drop SEL-HKG'],
      refuses: { 'drop LON-BAH': 'CM-T1', end: 'CM-T5' },
      otherwise: {
        fr: 'Permis. Pour voir la suite, posez Séoul – Hong Kong.',
        en: 'Allowed. To see what follows, put down Seoul – Hong Kong.',
      },
    },
    {
      kind: 'tell',
      look: 'hand',
      text: {
        fr: 'Le talon a donné Paris – Johannesburg : au prochain tour, l’Afrique et l’Océanie d’un trait. Mais vos deux cartes sont là, visibles : Aline peut les prendre.',
        en: 'The deck gave Paris – Johannesburg: next turn, Africa and Oceania in one go. But your two cards are there for everyone to see: Aline may take them.',
      },
    },
  ],
};

/** Both slots show a card that leaves from the learner's city, with other cards below. */
export const openSlots: Lesson = {
  title: { fr: 'Les deux écarts du sabot', en: 'The two discard slots of the shoe' },
  rule: 'CM-T2',
  seats: 2,
  learner: 0,
  seed: 'slots-28339',
  before: [
    '1 start NYC',
    '0 start PAR',
    '1 stay stock',
    '1 drop CPH-BKK',
    '1 drop ADD-BOM',
    '0 stay stock',
    '0 drop PPT-SCL',
    '0 drop YMQ-MEX',
    '1 stay stock',
    '1 drop PAR-TYO',
    '1 drop TYO-SYD',
  ],
  steps: [
    {
      kind: 'tell',
      look: 'slots',
      text: {
        fr: 'Chaque écart contient trois cartes, mais seule celle du dessus se voit et se prend. Aline vient d’y laisser Paris – Tokyo et Tokyo – Sydney. Aucune de vos cartes ne part de Paris.',
        en: 'Each discard slot holds three cards, but only the top one is visible and can be taken. Aline has just left Paris – Tokyo and Tokyo – Sydney there. None of your cards leaves from Paris.',
      },
    },
    {
      kind: 'do',
      look: 'slots',
      text: {
        fr: 'Vous restez donc, et échangez deux cartes. Que prenez-vous, pour aller loin au prochain tour ? Touchez ce qu’il vous faut dans les écarts, puis le bouton ; le reste viendra du talon.',
        en: 'So you stay, and exchange two cards. What do you take, to go far next turn? Tap what you need in the discard slots, then the button; the rest comes from the deck.',
      },
      moves: ['stay both'],
      isPuzzle: true,
      otherwise: {
        fr: 'Vous pouvez faire mieux : regardez ce que montrent les deux écarts.',
        en: 'You can do better: look at what both discard slots show.',
      },
      answers: {
        'stay first': {
          fr: 'Paris – Tokyo seule, avec une carte du talon : permis. Mais la carte que vous donnerez pour l’écart 2 enfouira Tokyo – Sydney.',
          en: 'Paris – Tokyo alone, with a card from the deck: allowed. But the card you give for discard slot 2 will bury Tokyo – Sydney.',
        },
        'stay second': {
          fr: 'Tokyo – Sydney sans Paris – Tokyo ne vous fait pas quitter Paris. Prenez les deux.',
          en: 'Tokyo – Sydney without Paris – Tokyo doesn’t get you out of Paris. Take both.',
        },
        'stay stock': {
          fr: 'Deux cartes inconnues ? Vos propres cartes recouvriraient alors celles qu’il vous faut. Touchez les écarts.',
          en: 'Two unknown cards? Your own discards would then bury the ones you need. Tap the discard slots.',
        },
      },
      refuses: { 'fly PAR-TYO': 'CM-T3' },
    },
    {
      kind: 'do',
      look: 'hand',
      text: {
        fr: 'Les deux, une par écart : c’est permis. Elles sont à vous, et ne peuvent être reposées à ce tour. Donnez-en deux autres, de votre main. Pour l’écart 1 : Madrid – Buenos Aires.',
        en: 'Both, one from each slot: that’s allowed. They’re yours, and can’t be put back this turn. Give two others from your hand. For discard slot 1: Madrid – Buenos Aires.',
      },
      moves: ['drop MAD-BUE'],
      refuses: { 'drop PAR-TYO': 'CM-T2', 'drop TYO-SYD': 'CM-T2' },
      otherwise: {
        fr: 'Permis. Pour voir la suite, donnez Madrid – Buenos Aires.',
        en: 'Allowed. To see what follows, give Madrid – Buenos Aires.',
      },
    },
    {
      kind: 'do',
      look: 'hand',
      text: {
        fr: 'Pour l’écart 2 : Lima – Santiago. Avec elle l’échange se fait, sans rien piocher au talon.',
        en: 'For discard slot 2: Lima – Santiago. With it the exchange takes place, and nothing comes from the deck.',
      },
      moves: ['drop LIM-SCL'],
      refuses: { 'drop MAD-BUE': 'CM-T1' },
      otherwise: {
        fr: 'Permis. Pour voir la suite, donnez Lima – Santiago.',
        en: 'Allowed. To see what follows, give Lima – Santiago.',
      },
    },
    {
      kind: 'watch',
      look: 'map',
      text: {
        fr: 'Aline vole jusqu’à Londres. Puis c’est à vous : Tokyo, Sydney, Johannesburg, trois visas en un tour.',
        en: 'Aline flies to London. Then it is your turn: Tokyo, Sydney, Johannesburg, three visas in one go.',
      },
      moves: ['1 fly LON-NYC', '1 end', '0 fly PAR-TYO', '0 fly TYO-SYD', '0 fly JNB-SYD', '0 end'],
    },
    {
      kind: 'tell',
      text: {
        fr: 'À retenir : un échange prend deux cartes parmi l’écart 1, l’écart 2 et le talon, au plus une par écart. Un écart vide n’offre rien, et l’on ne prend pas ce que l’on vient de poser.',
        en: 'Remember: an exchange takes two cards from discard slot 1, discard slot 2 and the deck, at most one from each slot. An empty slot offers nothing, and you can’t take what you have just put down.',
      },
    },
  ],
};
