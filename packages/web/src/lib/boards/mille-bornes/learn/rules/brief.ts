import type { Rules } from '../../../rules.ts';

export const brief: Rules['brief'] = [
  {
    title: { fr: 'Le but', en: 'The aim' },
    text: [
      {
        fr: 'Chacun conduit une voiture. Vous posez des étapes de 25 à 200 km, et leur somme est votre route. Le premier qui atteint **exactement 1000 km** gagne la manche.',
        en: 'Everyone drives a car. You play distances of 25 to 200 km, and together they make your road. The first to reach **exactly 1000 km** wins the round.',
      },
    ],
  },
  {
    title: { fr: 'Quatre sortes de cartes', en: 'Four kinds of cards' },
    text: [
      { fr: '- Les **étapes** font avancer votre voiture.', en: '- **Distances** move your car.' },
      {
        fr: '- Les **attaques**, rouges, arrêtent ou ralentissent un adversaire.',
        en: '- **Attacks**, red, stop an opponent or slow them down.',
      },
      {
        fr: '- Les **parades**, vertes, réparent ce qu’on vous a fait. Le feu vert en est une : il fait démarrer.',
        en: '- **Remedies**, green, fix what was done to you. The green light is one of them: it gets you started.',
      },
      {
        fr: '- Les **bottes**, bleues, protègent d’une attaque pour toute la manche. Il y en a quatre, une de chaque.',
        en: '- **Safeties**, blue, protect you from an attack for the whole round. There are four, one of each.',
      },
    ],
    figure: {
      name: 'kinds',
      caption: {
        fr: 'De gauche à droite : une étape de 100 km ; une attaque, l’accident (rouge, signe triangle) ; sa parade, les réparations (verte, signe croix) ; la botte qui en protège, l’as du volant (bleue, signe écu).',
        en: 'From left to right: a distance of 100 km; an attack, the accident (red, marked with a triangle); its remedy, repairs (green, marked with a cross); the safety against it, the driving ace (blue, marked with a shield).',
      },
    },
  },
  {
    title: { fr: 'Votre tour', en: 'Your turn' },
    text: [
      {
        fr: 'Vous piochez une carte : vous en avez sept. Puis vous faites **une seule chose** :',
        en: 'You draw a card: you now hold seven. Then you do **exactly one thing**:',
      },
      {
        fr: '- poser une étape, une parade ou une botte devant vous,',
        en: '- play a distance, a remedy or a safety in front of you,',
      },
      { fr: '- poser une attaque devant un adversaire,', en: '- play an attack in front of an opponent,' },
      { fr: '- ou défausser une carte.', en: '- or discard a card.' },
      {
        fr: 'Il vous en reste six, et c’est au joueur à votre gauche.',
        en: 'You are back to six, and the player on your left is next.',
      },
    ],
    figure: {
      name: 'tableau',
      caption: {
        fr: 'Votre jeu. En haut, le compteur (275 km), les étapes posées et la route. En bas, la pile de bataille, la pile de vitesse et les bottes, puis la défausse et la pioche. Ici un feu vert sur la bataille et une limite sur la vitesse : vous roulez, mais par 25 et 50 seulement.',
        en: 'Your cards. Above: the counter (275 km), the distances you have played and the road. Below: the battle pile, the speed pile and the safeties, then the discard pile and the draw pile. Here a green light lies on the battle pile and a limit on the speed pile: you’re moving, but with 25 and 50 only.',
      },
    },
  },
  {
    title: { fr: 'Rouler', en: 'Moving' },
    text: [
      {
        fr: 'Pas d’étape sans **feu vert** sur le dessus de votre pile de bataille. Il en faut un pour démarrer, un contre un feu rouge, et un autre après essence, roue de secours ou réparations : un tour pour la parade, un tour pour le feu vert, et l’on avance au suivant. La fin de limite n’en demande pas.',
        en: 'No distance without a **green light** on top of your battle pile. You need one to start, one against a red light, and another after petrol, a spare tyre or repairs: one turn for the remedy, one for the green light, and on the next you drive. An end of limit needs none.',
      },
    ],
  },
  {
    title: { fr: 'Attaquer et réparer', en: 'Attacking and repairing' },
    text: [
      {
        fr: 'Feu rouge, panne d’essence, crevaison et accident se posent sur un adversaire **qui roule**, jamais deux à la fois.',
        en: 'Red light, out of petrol, flat tyre and accident go on an opponent **who is moving**, never two at once.',
      },
      {
        fr: 'La limite de vitesse va sur sa **pile de vitesse**, qu’il roule ou non : il n’avance plus que par 25 et 50, jusqu’à une fin de limite.',
        en: 'A speed limit goes on their **speed pile**, moving or stopped: until an end of limit they drive with 25 and 50 only.',
      },
    ],
    figure: {
      name: 'memo',
      caption: {
        fr: 'Attaque, parade, botte. Limite de vitesse : fin de limite, véhicule prioritaire. Feu rouge : feu vert, véhicule prioritaire. Panne d’essence : essence, citerne. Crevaison : roue de secours, increvable. Accident : réparations, as du volant.',
        en: 'Attack, remedy, safety. Speed limit: end of limit, right of way. Red light: green light, right of way. Out of petrol: petrol, petrol tanker. Flat tyre: spare tyre, puncture-proof. Accident: repairs, driving ace.',
      },
    },
  },
  {
    title: { fr: 'Les bottes et le coup-fourré', en: 'Safeties and the coup-fourré' },
    text: [
      {
        fr: 'Posée à votre tour, une botte vous fait rejouer aussitôt, et son attaque ne peut plus vous toucher. Le véhicule prioritaire arrête deux attaques et remplace tous les feux verts.',
        en: 'Played on your turn, a safety lets you play again at once, and its attack can no longer touch you. Right of way stops two attacks and replaces every green light.',
      },
      {
        fr: 'Mieux : tenez-la cachée. Si l’on vous attaque et que vous avez la botte correspondante, posez-la sur-le-champ : **coup-fourré !** L’attaque est annulée, vous roulez toujours, et c’est à vous de jouer.',
        en: 'Better still: keep it hidden. If you’re attacked while you hold the matching safety, play it on the spot: **coup-fourré!** The attack is cancelled, you’re still moving, and it’s your turn.',
      },
    ],
    figure: {
      name: 'coup',
      caption: {
        fr: 'Aline vient de poser une crevaison devant vous, et vous tenez « increvable ». La table vous laisse un moment pour crier « Coup-fourré ! », ou pour laisser passer.',
        en: 'Aline has just played a flat tyre in front of you, and you hold “puncture-proof”. The table gives you a moment to call “Coup-fourré!”, or to let it pass.',
      },
    },
  },
  {
    title: { fr: 'Gagner', en: 'Winning' },
    text: [
      {
        fr: 'Une étape qui dépasserait 1000 ne se pose pas, et un camp ne pose que deux cartes 200 par manche. Si personne n’arrive avant la fin des cartes, celui qui est allé le plus loin gagne.',
        en: 'A distance that would go past 1000 cannot be played, and a side plays only two 200s in a round. If nobody gets there before the cards run out, the player who has gone furthest wins.',
      },
      {
        fr: 'On joue une seule manche, plusieurs, ou aux points jusqu’à 5000.',
        en: 'You play a single round, several, or for points up to 5000.',
      },
    ],
  },
  {
    title: { fr: 'Classique ou circuit', en: 'Classic or circuit' },
    text: [
      {
        fr: 'Deux éditions, à peu près les mêmes règles. Plus bas, ce qui ne vaut que pour l’une commence par **Classique** ou **Circuit** :',
        en: 'Two editions with nearly the same rules. Below, anything that applies to one edition only begins with **Classic** or **Circuit**:',
      },
      {
        fr: '- sur le circuit, des drapeaux remplacent les feux ;',
        en: '- on the circuit, flags replace lights;',
      },
      {
        fr: '- une manche que personne ne termine s’y arrête plus tôt [MB-E3] ;',
        en: '- a round that nobody finishes ends sooner there [MB-E3];',
      },
      {
        fr: '- une règle maison y est possible après une fin de limite [MB-T6].',
        en: '- a house rule can be chosen there for the end of a limit [MB-T6].',
      },
    ],
    figure: {
      name: 'editions',
      caption: {
        fr: 'À gauche, l’édition classique : feu rouge et feu vert. À droite, l’édition circuit : drapeau rouge et drapeau vert. Les effets sont les mêmes.',
        en: 'On the left the classic edition: red light and green light. On the right the circuit edition: red flag and green flag. They do the same.',
      },
    },
  },
];
