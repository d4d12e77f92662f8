import type { Language } from '@ponts-bornes/kernel';
import type { Readiness } from './offline.svelte.ts';

interface Messages {
  readonly title: string;
  readonly readiness: Readonly<Record<Readiness, string>>;
  readonly updateReady: string;
  readonly reload: string;
  readonly later: string;
  readonly unkept: string;
  readonly offline: string;
  readonly offlineUnready: string;
  readonly close: string;
}

const FR: Messages = {
  title: 'Sans connexion',
  readiness: {
    unknown: 'Pas encore vérifié.',
    preparing: 'En préparation : tout se garde sur cet appareil pour jouer sans réseau.',
    ready: 'Disponible : les cinq jeux fonctionnent sans réseau.',
    full: 'Indisponible : le stockage de cet appareil est plein. Avec du réseau, vous jouez normalement.',
    interrupted:
      'Indisponible pour l’instant : le téléchargement n’est pas allé au bout. Il reprendra à la prochaine visite.',
    refused: 'Indisponible : ce navigateur refuse de garder le site. Avec du réseau, vous jouez normalement.',
    insecure: 'Indisponible : il faut pour cela une adresse en https. Avec du réseau, vous jouez normalement.',
  },
  updateReady: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
  unkept: 'Une partie ouverte n’a pas pu être gardée et serait perdue. Terminez-la d’abord.',
  offline: 'Vous êtes hors connexion. Tout fonctionne encore sur cet appareil.',
  offlineUnready: 'Vous êtes hors connexion. Les pages pas encore ouvertes ne s’afficheront peut-être pas.',
  close: 'Fermer',
};

const EN: Messages = {
  title: 'Offline',
  readiness: {
    unknown: 'Not checked yet.',
    preparing: 'Being prepared: everything is kept on this device, to play without a network.',
    ready: 'Available: all five games work without a network.',
    full: 'Not available: the storage of this device is full. With a network you play as usual.',
    interrupted: 'Not available for now: the download did not come to its end. It goes on at your next visit.',
    refused: 'Not available: this browser refuses to keep the site. With a network you play as usual.',
    insecure: 'Not available: it needs an https address. With a network you play as usual.',
  },
  updateReady: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  unkept: 'An open game could not be kept and would be lost. Finish it first.',
  offline: 'You are offline. Everything keeps working on this device.',
  offlineUnready: 'You are offline. Pages you have not opened yet may not show.',
  close: 'Close',
};

export const SAY: Readonly<Record<Language, Messages>> = { fr: FR, en: EN };
