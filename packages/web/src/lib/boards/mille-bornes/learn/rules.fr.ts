import type { RulesText } from '../../../learn/rules.ts';
import { CARDS, PLAYERS, TABLEAU } from './rules-fr/table.ts';
import { ATTACKS, DISTANCES, TURN } from './rules-fr/turn.ts';
import { COUP_FOURRE, SAFETIES } from './rules-fr/safeties.ts';
import { END, MATCH } from './rules-fr/end.ts';

export const rules: RulesText = {
  lead: 'Une course de **1000 kilomètres**, carte par carte : avancez, arrêtez les autres, réparez, et gardez une botte pour le bon moment. Qui tombe **exactement** sur 1000 gagne.',
  brief: [
    {
      title: 'Le but',
      text: [
        'Chacun conduit une voiture. Vous posez des étapes de 25 à 200 km, et leur somme est votre route. Le premier qui atteint **exactement 1000 km** gagne la manche.',
      ],
    },
    {
      title: 'Quatre sortes de cartes',
      text: [
        '- Les **étapes** font avancer votre voiture.',
        '- Les **attaques**, rouges, arrêtent ou ralentissent un adversaire.',
        '- Les **parades**, vertes, réparent ce qu’on vous a fait. Le feu vert en est une : il fait démarrer.',
        '- Les **bottes**, bleues, protègent d’une attaque pour toute la manche. Il y en a quatre, une de chaque.',
      ],
      figure: {
        name: 'kinds',
        caption:
          'De gauche à droite : une étape de 100 km ; une attaque, l’accident (rouge, signe triangle) ; sa parade, les réparations (verte, signe croix) ; la botte qui en protège, l’as du volant (bleue, signe écu).',
      },
    },
    {
      title: 'Votre tour',
      text: [
        'Une carte de la pioche rejoint votre main : vous en avez sept. Puis vous faites **une seule chose** :',
        '- poser une étape, une parade ou une botte devant vous,',
        '- poser une attaque devant un adversaire,',
        '- ou défausser une carte.',
        'Il vous en reste six, et c’est au joueur à votre gauche.',
      ],
      figure: {
        name: 'tableau',
        caption:
          'Votre jeu. En haut, le compteur (275 km), les étapes posées et la route. En bas, la pile de bataille, la pile de vitesse et les bottes, puis la défausse et la pioche. Ici un feu vert sur la bataille et une limite sur la vitesse : vous roulez, mais par 25 et 50 seulement.',
      },
    },
    {
      title: 'Rouler',
      text: [
        'Pas d’étape sans **feu vert** sur le dessus de votre pile de bataille. Il en faut un pour démarrer, un contre un feu rouge, et un autre après essence, roue de secours ou réparations : un tour pour la parade, un tour pour le feu vert, et l’on avance au suivant. La fin de limite n’en demande pas.',
      ],
    },
    {
      title: 'Attaquer et réparer',
      text: [
        'Feu rouge, panne d’essence, crevaison et accident se posent sur un adversaire **qui roule**, jamais deux à la fois.',
        'La limite de vitesse va sur sa **pile de vitesse**, qu’il roule ou non : il n’avance plus que par 25 et 50, jusqu’à une fin de limite.',
      ],
      figure: {
        name: 'memo',
        caption:
          'Attaque, parade, botte. Limite de vitesse : fin de limite, véhicule prioritaire. Feu rouge : feu vert, véhicule prioritaire. Panne d’essence : essence, citerne. Crevaison : roue de secours, increvable. Accident : réparations, as du volant.',
      },
    },
    {
      title: 'Les bottes et le coup-fourré',
      text: [
        'Posée à votre tour, une botte vous fait rejouer aussitôt, et son attaque ne peut plus vous toucher. Le véhicule prioritaire arrête deux attaques et remplace tous les feux verts.',
        'Mieux : tenez-la cachée. Si l’on vous attaque et que vous avez la botte qui répond, posez-la sur-le-champ : **coup-fourré !** L’attaque est annulée, vous roulez toujours, et c’est à vous de jouer.',
      ],
      figure: {
        name: 'coup',
        caption:
          'Aline vient de poser une crevaison devant vous, et vous tenez « increvable ». La table vous laisse un moment pour crier « Coup-fourré ! », ou pour laisser passer.',
      },
    },
    {
      title: 'Gagner',
      text: [
        'Une étape qui dépasserait 1000 ne se pose pas, et un camp ne pose que deux cartes 200 par manche. Si personne n’arrive avant la fin des cartes, le plus loin gagne.',
        'On joue une seule manche, plusieurs, ou aux points jusqu’à 5000.',
      ],
    },
    {
      title: 'Classique ou circuit',
      text: [
        'Deux éditions, à peu près les mêmes règles. Plus bas, ce qui ne vaut que pour l’une commence par **Classique** ou **Circuit** :',
        '- sur le circuit, des drapeaux remplacent les feux ;',
        '- une manche que personne ne termine s’y arrête plus tôt [MB-E3] ;',
        '- une règle maison y est possible après une fin de limite [MB-T6].',
      ],
      figure: {
        name: 'editions',
        caption:
          'À gauche, l’édition classique : feu rouge et feu vert. À droite, l’édition circuit : drapeau rouge et drapeau vert. Les effets sont les mêmes.',
      },
    },
  ],
  sections: [CARDS, PLAYERS, TABLEAU, TURN, DISTANCES, ATTACKS, SAFETIES, COUP_FOURRE, END, MATCH],
};
