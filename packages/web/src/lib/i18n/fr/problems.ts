import { counted } from '@ponts-bornes/kernel';

/** Errors by server code. */
export const problems = {
  'odd-name': 'Nom non valide : 24 caractères au plus, sans caractères invisibles.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  'bad-request': 'Le serveur n’a pas compris la demande. Rechargez la page et réessayez.',
  'too-large': 'Le texte est trop long. Raccourcissez-le et réessayez.',
  'too-many': 'Limite atteinte : terminez ou fermez une table avant d’en ouvrir une autre.',
  'too-fast': 'Trop de demandes à la fois. Patientez un instant et réessayez.',
  'too-many-guests':
    'Trop de nouveaux joueurs depuis ce réseau. Connectez-vous à votre compte ou réessayez dans une heure.',
  'not-found': 'Cette table n’existe pas ou a été fermée.',
  'not-signed-in': 'Choisissez d’abord un nom ou connectez-vous.',
  'not-yours': 'Vous ne pouvez pas faire cela.',
  'not-host': 'Seul l’hôte de la table peut le faire.',
  'seat-taken': 'Cette place vient d’être prise.',
  'seat-kept':
    'Cette place reste à son joueur. On ne peut la proposer que s’il quitte la partie, s’il est d’accord ou s’il dépasse son temps à une table qui le prévoit.',
  'proposal-open': 'Une autre proposition attend une réponse.',
  'nothing-to-undo': 'Il n’y a rien à reprendre.',
  paused: 'La partie est en pause.',
  'seat-reserved':
    'Les places sont réservées pour un instant. Attendez que tout le monde soit là ou que le délai soit écoulé.',
  removed: (seconds: number) =>
    seconds === 0
      ? 'L’hôte vous a retiré deux fois de cette table : vous ne pouvez plus y prendre place.'
      : `L’hôte vous a retiré de cette table. Vous pourrez y reprendre place dans ${counted('fr', seconds, 'seconde', 'secondes')}.`,
  'already-seated': 'Vous avez déjà une place à cette table.',
  'seats-open': 'Il reste des places libres : attendez des joueurs ou ajoutez des robots.',
  'too-soon': (seconds: number) =>
    `Un joueur n’est pas connecté. Il a encore ${counted('fr', seconds, 'seconde', 'secondes')} pour revenir ; réessayez ensuite.`,
  'not-open': 'La partie a déjà commencé.',
  'not-playing': 'Aucune partie n’est en cours à cette table.',
  'not-over': 'La partie n’est pas encore terminée.',
  stale: 'La table a changé entre-temps. Vérifiez, puis choisissez à nouveau.',
  'second-thoughts': 'Vous avez changé d’avis trop souvent : votre choix est définitif.',
  'unknown-game': 'Ce jeu n’est pas disponible sur ce serveur.',
  'name-taken': 'Ce nom est déjà pris. Choisissez-en un autre.',
  'name-refused': 'Ce nom n’est pas autorisé. Choisissez-en un autre.',
  'wrong-password': 'Nom ou mot de passe incorrect.',
  'weak-password': 'Ce mot de passe est trop court ou trop facile à deviner.',
  'prove-again': 'Confirmez d’abord que c’est vous.',
  'passkey-failed': 'La clé d’accès n’a pas été acceptée. Réessayez, ou utilisez votre mot de passe.',
  'has-account': 'Vous avez déjà un compte.',
  'no-account': 'Créez d’abord un compte.',
  'last-key': 'Vous ne pouvez pas retirer votre seul moyen de connexion ; ajoutez-en d’abord un autre.',
  'wrong-code': 'Ce code ou ce lien n’est plus valable. Vérifiez-le ou demandez-en un autre.',
  'not-offered': 'Ce serveur ne peut pas envoyer d’e-mails.',
  'not-confirmed': 'Confirmez d’abord votre adresse avec le lien que vous avez reçu.',
  'address-refused': 'Le serveur ne peut pas utiliser cette adresse. Vérifiez-la.',
  'bad-options': 'Ces options ne conviennent pas à ce nombre de joueurs.',
  protocol: 'Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.',
  frozen: 'Cette partie ne peut pas continuer sur ce serveur.',
  'try-again': 'Le serveur est occupé. Réessayez dans un instant.',
  internal: 'Une erreur est survenue sur le serveur. Réessayez plus tard.',
};

export type ProblemMessages = typeof problems;
