export const setup = {
  setUp: 'Préparer la partie',
  howMany: 'Combien de joueurs, robots compris ?',
  person: 'Humain',
  kindOf: (number: number) => `Qui joue à la place ${number} ?`,
  nameOf: (number: number) => `Nom, place ${number}`,
  levelOf: (number: number) => `Niveau du robot, place ${number}`,
  options: 'Options de la partie',
  start: 'Commencer',
};

export type SetupMessages = typeof setup;
