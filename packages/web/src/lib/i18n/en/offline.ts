import type { OfflineMessages } from '../fr/offline.ts';

export const offline: OfflineMessages = {
  title: 'Offline play',
  readiness: {
    unknown: 'Not checked yet.',
    preparing: 'Downloading: soon you’ll be able to play without a connection.',
    ready: 'Available: all games work without a connection.',
    full: 'Not available: storage is full. Everything works while you’re online.',
    interrupted: 'Not available yet: the download was interrupted. It will resume on your next visit.',
    refused: 'Not available: this browser doesn’t let the site store data. Everything works while you’re online.',
    insecure: 'Not available: it needs an https address. Everything works while you’re online.',
  },
  updateReady: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  unsaved: 'An open game couldn’t be saved: reloading would lose it. Finish it first.',
  offline: 'You’re offline. You can keep playing on this device.',
  offlineUnready: 'You’re offline. Pages you haven’t opened before may not load.',
  close: 'Close',
};
