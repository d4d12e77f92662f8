import type { AlertKind, Channel } from '@ponts-bornes/protocol';

/** The page of alerts, and the pages that links in e-mails open. */
export const alerts = {
  title: 'Alertes',
  intro: 'Choisissez comment le site vous prévient quand une table vous attend en votre absence.',
  loading: 'Chargement…',
  offline: 'Vous êtes hors ligne. Vos réglages s’afficheront dès que la connexion sera rétablie.',
  noServer: 'Le serveur de jeu ne répond pas. Ce site n’en a peut-être pas.',
  again: 'Réessayer',
  nobody: 'Les alertes concernent les tables en ligne. Choisissez d’abord un pseudonyme.',
  toNickname: 'Choisir un pseudonyme',
  toMe: 'Votre compte',
  toTables: 'Tables en ligne',

  whenTitle: 'Quand vous prévenir',
  when: 'Aucune alerte tant que vous regardez la table. Celles qui arrivent en même temps sont regroupées.',
  kind: 'Événement',
  kinds: {
    turn: 'À vous de jouer',
    deadline: 'Temps bientôt écoulé',
    seat: 'Table prête, place proposée',
    over: 'Fin de partie, revanche',
    invitation: 'Invitation d’un ami',
  } satisfies Record<AlertKind, string>,
  channels: { push: 'Appareils', mail: 'E-mail', webhook: 'Webhook' } satisfies Record<Channel, string>,
  choice: (kind: string, channel: string) => `${kind} : ${channel}`,
  needs: {
    push: 'Appareils : ajoutez-en un.',
    mail: 'E-mail : confirmez une adresse.',
    webhook: 'Webhook : indiquez une adresse.',
  } satisfies Record<Channel, string>,
  saved: 'Enregistré.',
  pause: 'Suspendre toutes les alertes',
  paused: 'Les alertes sont suspendues. Vos choix sont conservés.',
  withQuiet: 'Aucune alerte la nuit',
  quietDetail: 'Les alertes de la nuit arrivent ensemble à la fin.',
  language: 'Langue des alertes',
  limited: 'Le nombre maximal d’alertes pour aujourd’hui est atteint. Les prochaines arriveront demain.',

  devicesTitle: 'Appareils',
  devices: 'Les notifications s’affichent même quand le site est fermé.',
  devicesNone: 'Aucun appareil pour l’instant.',
  device: (name: string, isThis: boolean) => (isThis ? `${name} (cet appareil)` : name),
  deviceSince: (day: string) => `depuis le ${day}`,
  deviceUsed: (day: string) => `dernière alerte le ${day}`,
  deviceName: 'Navigateur',
  deviceAdd: 'Activer sur cet appareil',
  deviceAdding: 'Activation…',
  deviceAdded: 'Les alertes sont activées sur cet appareil.',
  deviceRemove: (name: string) => `Retirer ${name}`,
  deviceRemoved: 'Appareil retiré.',
  devicesFull: (most: number) => `Vous avez déjà ${most} appareils. Retirez-en un pour en ajouter un autre.`,
  pushUnreachable:
    'Ce serveur n’arrive pas à joindre le service de notifications de vos appareils : il n’a peut-être pas accès à Internet. Il réessaie.',
  pushStates: {
    insecure: 'Les notifications exigent une adresse en https.',
    'home-screen':
      'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil : bouton Partager, puis « Sur l’écran d’accueil ». Ouvrez-le ensuite depuis cette icône et revenez ici.',
    'old-phone': 'Sur iPhone et iPad, les notifications demandent iOS 16.4 ou une version plus récente.',
    unsupported: 'Ce navigateur ne sait pas recevoir de notifications.',
    denied:
      'Les notifications de ce site sont bloquées. Autorisez-les dans les réglages du navigateur (icône à gauche de l’adresse), puis rechargez la page.',
  },
  pushTroubles: {
    denied:
      'Vous avez refusé les notifications. Pour changer d’avis, autorisez-les dans les réglages du navigateur, puis rechargez la page.',
    dismissed: 'Le navigateur attend votre accord. Réessayez et choisissez « Autoriser ».',
    unable:
      'L’activation a échoué. Le service de notifications du navigateur est peut-être injoignable, ou bloqué par un réglage.',
  },

  mailTitle: 'E-mail',
  mail: 'Votre adresse sert à vous envoyer les alertes choisies et à récupérer votre compte. Personne d’autre ne la voit.',
  mailNotOffered: 'Ce serveur ne peut pas envoyer d’e-mails.',
  mailUnreachable: 'Ce serveur n’arrive pas à envoyer d’e-mails pour le moment. Il réessaie.',
  needsAccount: 'Créez d’abord un compte : ces messages n’iront qu’à vous.',
  mailAddress: 'Adresse e-mail',
  mailOdd: 'Cette adresse n’est pas valide.',
  mailSave: 'Envoyer le lien de confirmation',
  mailSent: (address: string) => `Un lien de confirmation a été envoyé à ${address}.`,
  mailUnconfirmed: (address: string) =>
    `${address} n’est pas encore confirmée : confirmez-la avec le lien que vous avez reçu. D’ici là, rien d’autre n’y est envoyé.`,
  mailConfirmed: (address: string) => `${address} est confirmée.`,
  mailAgain: 'Renvoyer le lien',
  mailCheck: 'C’est confirmé',
  mailRemove: 'Retirer l’adresse',
  mailRemoved: 'Adresse retirée.',

  webhookTitle: 'Webhook',
  webhook:
    'Le serveur envoie chaque alerte à une adresse de votre choix, par exemple un salon Discord. Elle doit être accessible depuis Internet.',
  webhookUrl: 'Adresse du webhook',
  webhookOdd: 'Indiquez une adresse complète, qui commence par https://.',
  webhookSave: 'Enregistrer',
  webhookSaved: 'Webhook enregistré.',
  webhookAt: (host: string) => `Les alertes sont envoyées à ${host}.`,
  webhookStates: {
    working: '',
    failing: 'Les derniers envois ont échoué. Le serveur réessaie.',
    off: 'Trop d’envois ont échoué : le serveur les a suspendus. Enregistrez de nouveau l’adresse pour les reprendre.',
  },
  webhookSecret: 'Secret de signature. Copiez-le maintenant : il ne sera plus affiché.',
  webhookRemove: 'Retirer le webhook',
  webhookRemoved: 'Webhook retiré.',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Impossible de copier : sélectionnez le texte.',

  test: 'Tester',
  testOf: (name: string) => `Tester : ${name}`,
  testAccepted: 'Message d’essai envoyé. Il devrait arriver dans un instant.',
  testRefused: (status: number | null) =>
    status === null
      ? 'Le message d’essai n’est pas parti : le service ne répond pas.'
      : `Le message d’essai a été refusé (réponse ${status}).`,

  confirmTitle: 'Confirmer l’adresse',
  confirm:
    'Cette adresse recevra vos alertes et permettra de récupérer votre compte. Si vous n’avez rien demandé, fermez cette page.',
  confirmDo: 'Confirmer cette adresse',
  confirming: 'Confirmation…',
  confirmed: 'Votre adresse est confirmée. Vous pouvez choisir les alertes à recevoir par e-mail.',
  toAlerts: 'Régler les alertes',
  stopTitle: 'Ne plus recevoir d’e-mails',
  stop: 'Vous ne recevrez plus d’alertes par e-mail. Votre adresse pourra toujours servir à récupérer votre compte.',
  stopDo: 'Arrêter les e-mails',
  stopped: 'C’est fait : plus aucune alerte ne vous sera envoyée par e-mail.',
  linkIncomplete: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
};

export type AlertsMessages = typeof alerts;
