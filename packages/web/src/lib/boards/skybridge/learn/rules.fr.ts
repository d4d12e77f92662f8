import type { RulesText } from '../../../learn/rules.ts';

export const rules: RulesText = {
  lead: 'Bâtir **haut** [SK-C1].',
  brief: [{ title: 'Un', text: ['Deux', '- trois', '- quatre'], figure: { name: 'x', caption: 'Légende' } }],
  sections: [
    {
      id: 'pieces',
      title: 'Pièces',
      rules: [
        {
          id: 'SK-C1',
          title: 'Le plateau',
          text: ['Neuf.'],
          ours: { kind: 'reading', text: 'Parce que.' },
          tryIt: 'x',
        },
      ],
    },
  ],
};
