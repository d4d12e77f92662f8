import { counted } from '@ponts-bornes/kernel';
import type { AlertSpeech, Said } from './speech.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const against = ({ others }: Said): string => (others.length === 0 ? '' : `With ${list.format(others)}.`);
const until = ({ until: time }: Said): string => (time === null ? '' : `Deadline: ${time}.`);
const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const en: AlertSpeech = {
  about: (said) => {
    const { what, game, host, winners, isWinner, isChoice } = said;
    switch (what) {
      case 'turn':
        return { title: `Your turn: ${game}`, body: sentence(against(said), until(said)) };
      case 'choice':
        return {
          title: `Time to choose: ${game}`,
          body: sentence('Everyone chooses at once.', against(said), until(said)),
        };
      case 'deadline':
        return {
          title: `Time is running out: ${game}`,
          body: sentence(isChoice ? 'The time to choose is almost up.' : 'It’s your turn.', against(said), until(said)),
        };
      case 'ready':
        return { title: `Your table is full: ${game}`, body: sentence(against(said), 'You can start the game.') };
      case 'begun':
        return { title: `The game has started: ${game}`, body: against(said) };
      case 'offered':
        return {
          title: `Your seat is open: ${game}`,
          body: sentence(against(said), 'Anyone can take it until you’re back.'),
        };
      case 'away':
        return {
          title: `A bot is filling in: ${game}`,
          body: sentence(against(said), 'You can take over again at any time.'),
        };
      case 'over': {
        const everyone = isWinner ? ['You', ...winners] : winners;
        const verb = everyone.length > 1 || isWinner ? 'win' : 'wins';
        const body = everyone.length === 0 ? 'Nobody wins.' : `${list.format(everyone)} ${verb}.`;
        return { title: `Game over: ${game}`, body };
      }
      case 'rematch':
        return { title: `Rematch? ${game}`, body: `${host} has opened a new table.` };
    }
  },
  several: (count) => `News from ${counted('en', count, 'table', 'tables')}`,
  test: { title: 'Alerts are working', body: 'This is a test message from Ponts & Bornes.' },
  confirm: (link) => ({
    subject: 'Confirm your e-mail address',
    lines: ['Ponts & Bornes will send your alerts to this address, and you can use it to recover your account.'],
    button: 'Confirm address',
    link,
    after: 'The link works for two days. If you didn’t ask for this, ignore this message: nothing more will be sent.',
  }),
  recover: (account, link) => ({
    subject: 'Recover your account',
    lines: [`Someone asked for a new password for the account “${account}”.`],
    button: 'Choose a new password',
    link,
    after: 'The link works once, for one hour. If it wasn’t you, ignore this message: your password won’t change.',
  }),
  open: 'Open table',
  stop: 'Stop alerts by e-mail',
  settings: 'Alert settings',
};
