import type { Section } from '../../../rules.ts';

export const coupFourre: Section = {
  id: 'coup-fourre',
  title: { fr: 'Le coup-fourré', en: 'The coup-fourré' },
  rules: [
    {
      id: 'MB-F1',
      title: { fr: 'Coup-fourré !', en: 'Coup-fourré!' },
      text: [
        {
          fr: 'On attaque votre camp, et vous avez en main la botte correspondante : posez-la **sur-le-champ**, même si ce n’est pas votre tour. Entre partenaires, c’est celui des deux qui l’a.',
          en: 'Your side is attacked, and you hold the matching safety: play it **on the spot**, even out of turn. Either partner can do so.',
        },
      ],
      tryIt: 'coup-fourre',
    },
    {
      id: 'MB-F2',
      title: { fr: 'Comme si de rien n’était', en: 'As if nothing had happened' },
      text: [
        {
          fr: 'L’attaque va à la défausse et n’a aucun effet : vous roulez encore si vous rouliez, sans nouveau feu vert. La botte se pose en travers.',
          en: 'The attack goes to the discard pile and has no effect: if you were moving you still are, without a new green light. The safety is placed crosswise.',
        },
      ],
      figure: {
        name: 'crosswise',
        caption: {
          fr: 'Deux bottes sur la table : la citerne, posée à son tour, est droite ; l’increvable, posée en coup-fourré, est en travers.',
          en: 'Two safeties on the table: the petrol tanker, played on its owner’s turn, is upright; puncture-proof, played as a coup-fourré, lies crosswise.',
        },
      },
    },
    {
      id: 'MB-F3',
      title: { fr: 'Un tour entier', en: 'A full turn' },
      text: [
        {
          fr: 'Vous repiochez d’abord jusqu’à six cartes. Puis vous jouez un tour complet : vous piochez encore une carte et vous jouez.',
          en: 'First you draw back to six cards. Then you take a full turn: draw once more, and play.',
        },
      ],
    },
    {
      id: 'MB-F4',
      title: { fr: 'Le tour saute', en: 'Turns are skipped' },
      text: [
        {
          fr: 'Ensuite, c’est au joueur à **votre** gauche. Les joueurs placés entre l’attaquant et vous perdent leur tour.',
          en: 'After that it is the turn of the player on **your** left. Those between the attacker and you lose their turn.',
        },
      ],
    },
    {
      id: 'MB-F5',
      title: { fr: '400 points', en: '400 points' },
      text: [
        {
          fr: 'Aux points, il vaut 300 de plus que les 100 de la botte.',
          en: 'In a points game it is worth 300 more than the safety’s 100.',
        },
      ],
    },
    {
      id: 'MB-F6',
      title: { fr: 'Le temps de contrer', en: 'Time to counter' },
      text: [
        {
          fr: 'Après **chaque** attaque, la table s’arrête un moment. L’attaque est déjà posée. Avec la botte, vous choisissez : contrer ou laisser passer. Sans elle, vous ne pouvez que laisser passer. Les autres joueurs ne voient pas la différence.',
          en: 'After **every** attack the table pauses for a moment. The attack is already on the table. With the safety you choose: counter, or let it pass. Without it you can only let it pass. The other players can’t tell the difference.',
        },
        {
          fr: '- Les deux partenaires répondent en même temps, même celui qui n’a plus de cartes. Le premier qui contre, ou le dernier qui laisse passer, met fin à l’attente.',
          en: '- Partners are asked at the same time, even one who has no cards left. The pause ends when one counters or both have let it pass.',
        },
        {
          fr: '- Une réponse est cachée et définitive. Même pour son partenaire, un joueur qui a répondu semble encore réfléchir.',
          en: '- An answer is hidden and final. A player who has answered still appears to be deciding, even to their partner.',
        },
        {
          fr: '- À une table en direct, si personne ne contre, la pause dure tout son délai, quelques secondes ; il n’y a pas de délai quand seuls des robots sont visés et que personne ne regarde.',
          en: '- At a live table, if nobody counters, the pause lasts its full time, a few seconds; there is none when only bots are attacked and nobody is watching.',
        },
        {
          fr: '- Au tour par tour, la réponse est immédiate, d’après ce que chacun a choisi d’avance : « toujours contrer » ou « toujours laisser passer ».',
          en: '- At a turn-based table it is settled at once, by what each player has chosen in advance: “always counter” or “always let it pass”.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets font crier « Coup-fourré ! » à l’instant même. À l’écran, il faut un moment pour répondre ; et ce moment doit être le même pour tous, sinon une pause trahirait qui a quelle carte.',
          en: 'The booklets have you shout “Coup-fourré!” there and then. On a screen you need a moment to answer, and it must be the same for everyone, or a pause would give away who holds what.',
        },
      },
    },
    {
      id: 'MB-F7',
      title: { fr: 'Contre la limite aussi', en: 'Against a limit too' },
      text: [
        {
          fr: 'Le véhicule prioritaire contre un feu rouge ou une limite de vitesse : les deux font un coup-fourré.',
          en: 'Right of way counters a red light or a speed limit: either makes a coup-fourré.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret classique ne parle que d’une attaque sur la pile de bataille. Mais la limite est bien une attaque à laquelle cette botte répond ; nous la comptons.',
          en: 'The classic booklet speaks only of an attack on the battle pile. But a limit is an attack too, and this safety answers it; we let it count.',
        },
      },
    },
  ],
};
