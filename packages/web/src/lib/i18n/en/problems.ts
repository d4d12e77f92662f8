import { counted } from '@ponts-bornes/kernel';
import type { ProblemMessages } from '../fr/problems.ts';

export const problems: ProblemMessages = {
  'odd-name': 'Invalid name: use at most 24 characters, and no invisible ones.',
  unreachable: 'The server isn’t responding. Check your connection and try again.',
  'bad-request': 'The server didn’t understand the request. Reload the page and try again.',
  'too-large': 'That’s too long. Shorten it and try again.',
  'too-many': 'Limit reached: finish or close a table before you open another.',
  'too-fast': 'Too many requests. Wait a moment and try again.',
  'not-found': 'This table doesn’t exist or has been closed.',
  'not-signed-in': 'Choose a name or sign in first.',
  'not-yours': 'You can’t do that.',
  'not-host': 'Only the host can do that.',
  'seat-taken': 'Someone has just taken this seat.',
  'seat-kept':
    'This seat stays with its player. It can be offered only if they leave, agree, or run out of time at a table that allows it.',
  'proposal-open': 'Another proposal is waiting for an answer.',
  'nothing-to-undo': 'There’s nothing left to take back.',
  paused: 'The game is paused.',
  'seat-reserved': 'Seats are reserved for a moment. Wait until everybody is here or the time is up.',
  removed: (seconds) =>
    seconds === 0
      ? 'The host has removed you from this table twice: you can’t take a seat here again.'
      : `The host has removed you from this table. You can take a seat again in ${counted('en', seconds, 'second', 'seconds')}.`,
  'already-seated': 'You already have a seat at this table.',
  'seats-open': 'There are open seats: wait for players or add bots.',
  'too-soon': (seconds) =>
    `A player is offline and has ${counted('en', seconds, 'more second', 'more seconds')} to reconnect. Then try again.`,
  'not-open': 'The game has already started.',
  'not-playing': 'No game is in progress at this table.',
  'not-over': 'The game isn’t over yet.',
  stale: 'The table has changed in the meantime. Check it, then choose again.',
  'second-thoughts': 'You’ve changed your mind too often. Your choice is now final.',
  'unknown-game': 'This game isn’t available on this server.',
  'name-taken': 'This name is taken. Choose another one.',
  'name-refused': 'That name isn’t allowed. Choose another one.',
  'wrong-password': 'Wrong name or password.',
  'weak-password': 'This password is too short or too easy to guess.',
  'prove-again': 'Confirm it’s you first.',
  'passkey-failed': 'The passkey wasn’t accepted. Try again, or use your password.',
  'has-account': 'You already have an account.',
  'no-account': 'Create an account first.',
  'last-key': 'You can’t remove your only way to sign in; add another one first.',
  'wrong-code': 'This code or link isn’t valid any more. Check it, or ask for a new one.',
  'not-offered': 'This server can’t send e-mail.',
  'not-confirmed': 'First confirm your address with the link you received.',
  'address-refused': 'The server can’t use this address. Check it.',
  'bad-options': 'These options don’t work with this number of players.',
  protocol: 'This page is older than the server. Reload it to continue.',
  frozen: 'This game can’t continue on this server.',
  'try-again': 'The server is busy. Try again in a moment.',
  internal: 'Something went wrong on the server. Try again later.',
};
