import { expect, test } from 'vitest';
import { french } from './french.ts';

test('texts are typeset at every level of a table', () => {
  const say = french({
    ask: 'Qui joue ?',
    list: ['Place : 1'],
    kinds: { bot: 'Robot !' },
    turn: (name: string) => `À vous : ${name}`,
  });
  expect(say.ask).toBe('Qui joue\u00A0?');
  expect(say.list).toStrictEqual(['Place\u00A0: 1']);
  expect(say.kinds.bot).toBe('Robot\u00A0!');
  expect(say.turn('Ada')).toBe('À vous\u00A0: Ada');
});
