import { afterEach, expect, test } from 'vitest';
import { texts as english } from '@/i18n/resources/en-more';
import { texts as french } from '@/i18n/resources/fr-more';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { counterText, stepText } from './run-names';

afterEach(() => i18n.changeLanguage('en'));

test('known steps and counters are named in the language of the screen', async () => {
  await initI18n('en', { en: english, fr: french });
  expect(stepText('Read media')).toBe('Read media');
  expect(counterText('updated')).toBe('updated');
  await i18n.changeLanguage('fr');
  expect(stepText('Read media')).toBe('Lire les médias');
  expect(stepText('Write to the PIM')).toBe('Écrire dans le PIM');
  expect(counterText('updated')).toBe('mis à jour');
});

test.each(['Read the moon', 'run:Read media', 'Read {{media}}', '__proto__', 'constructor'])(
  'the step “%s” keeps the server’s name',
  async (name) => {
    await initI18n('fr', { fr: french });
    expect(stepText(name)).toBe(name);
  },
);

test('an unknown counter is shown as its English words', async () => {
  await initI18n('fr', { fr: french });
  expect(counterText('packedBoxes')).toBe('packed boxes');
});

test('a step without a visible name is shown as a dash', async () => {
  await initI18n('en', { en: english });
  expect([stepText(''), stepText(' \u200b')]).toEqual(['–', '–']);
});
