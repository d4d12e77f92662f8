import { counted } from '@ponts-bornes/kernel';
import type { AlertSpeech, Said } from './speech.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
/** French typography: no line break before a colon or question mark. */
const NBSP = '\u00A0';

const against = ({ others }: Said): string => (others.length === 0 ? '' : `Avec ${list.format(others)}.`);
const until = ({ until: time }: Said): string => (time === null ? '' : `Date limite${NBSP}: ${time}.`);
const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const fr: AlertSpeech = {
  about: (said) => {
    const { what, game, host, winners, isWinner, isChoice } = said;
    switch (what) {
      case 'turn':
        return { title: `À vous de jouer${NBSP}: ${game}`, body: sentence(against(said), until(said)) };
      case 'choice':
        return {
          title: `À vous de choisir${NBSP}: ${game}`,
          body: sentence('Tout le monde choisit en même temps.', against(said), until(said)),
        };
      case 'deadline':
        return {
          title: `Le temps presse${NBSP}: ${game}`,
          body: sentence(
            isChoice ? 'Le temps pour choisir est bientôt écoulé.' : 'C’est à vous de jouer.',
            against(said),
            until(said),
          ),
        };
      case 'ready':
        return {
          title: `Table complète${NBSP}: ${game}`,
          body: sentence(against(said), 'Vous pouvez commencer la partie.'),
        };
      case 'begun':
        return { title: `La partie a commencé${NBSP}: ${game}`, body: against(said) };
      case 'offered':
        return {
          title: `Votre place est proposée${NBSP}: ${game}`,
          body: sentence(against(said), 'Quelqu’un d’autre peut la prendre tant que vous n’êtes pas de retour.'),
        };
      case 'away':
        return {
          title: `Un robot vous remplace${NBSP}: ${game}`,
          body: sentence(against(said), 'Vous pouvez reprendre votre place à tout moment.'),
        };
      case 'over': {
        const everyone = isWinner ? ['Vous', ...winners] : winners;
        const verb = isWinner ? 'gagnez' : everyone.length > 1 ? 'gagnent' : 'gagne';
        const body = everyone.length === 0 ? 'Personne ne gagne.' : `${list.format(everyone)} ${verb}.`;
        return { title: `Partie terminée${NBSP}: ${game}`, body };
      }
      case 'rematch':
        return { title: `Une revanche${NBSP}? ${game}`, body: `${host} a ouvert une nouvelle table.` };
    }
  },
  several: (count) => `Du nouveau à ${counted('fr', count, 'table', 'tables')}`,
  test: { title: 'Les alertes fonctionnent', body: 'Ceci est un message d’essai de Ponts & Bornes.' },
  confirm: (link) => ({
    subject: 'Confirmez votre adresse e-mail',
    lines: ['Ponts & Bornes enverra vos alertes à cette adresse, qui permettra aussi de récupérer votre compte.'],
    button: 'Confirmer l’adresse',
    link,
    after:
      'Le lien est valable deux jours. Si vous n’avez rien demandé, ignorez ce message\u00A0: vous n’en recevrez pas d’autre.',
  }),
  recover: (account, link) => ({
    subject: 'Récupérez votre compte',
    lines: [`Quelqu’un a demandé un nouveau mot de passe pour le compte «${NBSP}${account}${NBSP}».`],
    button: 'Choisir un nouveau mot de passe',
    link,
    after:
      'Le lien est valable une heure et ne sert qu’une fois. Si ce n’était pas vous, ignorez ce message\u00A0: votre mot de passe ne changera pas.',
  }),
  open: 'Ouvrir la table',
  stop: 'Ne plus recevoir d’alertes par e-mail',
  settings: 'Réglages des alertes',
};
