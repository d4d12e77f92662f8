import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import { expect, test } from 'vitest';
import { readable } from './deleted-player.ts';

test('a deleted player is named in the reader’s language', () => {
  const player = { kind: 'person', name: DELETED_PLAYER };
  expect(readable('fr', player)).toStrictEqual({ kind: 'person', name: 'Joueur supprimé' });
  expect(readable('en', player)).toStrictEqual({ kind: 'person', name: 'Deleted player' });
});

test('other players keep their names', () => {
  const player = { name: 'Nora' };
  expect(readable('fr', player)).toBe(player);
});
