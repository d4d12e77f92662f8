export const settings = {
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'Thème de l’appareil', light: 'Clair', dark: 'Sombre' },
  speed: 'Vitesse des animations',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', still: 'Sans animation' },
  sound: 'Sons',
  volume: 'Volume',
  vibration: 'Vibrations',
  keys: 'Raccourcis clavier : M coups, T description de la table, L journal, H conseil, U annuler, S passer à votre tour, R revoir les coups, ? aide',
  alerts: 'Alertes',
  me: 'Votre compte',
};

export type SettingsMessages = typeof settings;
