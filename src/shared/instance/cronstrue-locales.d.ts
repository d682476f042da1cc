declare module 'cronstrue/locales/fr';
