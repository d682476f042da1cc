import { beforeAll, expect, test } from 'vitest';
import type { ApiProblem } from '@/domain/problem';
import { problemText, serverMessages } from './problem-text';
import { texts as more } from './resources/fr-more';
import { texts as start } from './resources/fr-start';

const resources = { ...start, ...more };
import { i18n } from './start-i18n';

const problem = (given: Partial<ApiProblem>): ApiProblem => ({
  kind: 'http',
  status: 400,
  title: null,
  description: null,
  violations: [],
  retryAfterMs: null,
  ...given,
});

beforeAll(async () => {
  await i18n.init({ lng: 'fr', resources: { fr: resources }, defaultNS: 'common', keySeparator: false });
});

test('the server’s message comes first, translated if known', () => {
  const known = problem({
    title: 'An error occurred',
    description: 'The job execution is already finished or stopping.',
  });
  expect(problemText(known)).toBe('L’exécution est déjà terminée ou en cours d’arrêt.');
  expect(problemText(problem({ description: 'Quota: 3 of 3 used' }))).toBe('Quota: 3 of 3 used');
  expect(problemText(problem({ title: 'An error occurred' }))).toBe('Une erreur est survenue');
});

test('texts that differ only in a number are translated for any number', () => {
  const text = (description: string) => problemText(problem({ description }));
  expect(text('Too many failed login attempts, please try again in 4 minutes.')).toBe(
    'Trop de tentatives. Réessayez dans 4 minutes.',
  );
  expect(text('Too many failed login attempts, please try again in 1 minute.')).toBe(
    'Trop de tentatives. Réessayez dans une minute.',
  );
  expect(text('This value is too long. It should have 2048 characters or less.')).toBe(
    'Ce texte est trop long\u00a0: 2\u202f048 caractères au plus.',
  );
  expect(text('This value is too long. It should have 12 letters or less.')).toBe(
    'This value is too long. It should have 12 letters or less.',
  );
});

test('each of several messages is translated', () => {
  const texts = ['This value is already used.', 'The server did not keep the change.'];
  expect(serverMessages(texts)).toBe('Cette valeur est déjà utilisée. Le serveur n’a pas conservé la modification.');
});

test('without a server message, the text describes the problem', () => {
  expect(problemText(problem({ status: 400 }))).toBe('Une erreur est survenue');
  expect(problemText(problem({ status: 503 }))).toBe(
    'Une erreur est survenue\u00a0: le serveur répond HTTP 503. Réessayez plus tard.',
  );
  expect(problemText(problem({ status: 403 }))).toBe('Vous n’êtes pas autorisé à faire cela.');
  expect(problemText(problem({ kind: 'network', status: null }))).toBe('Aucune connexion au serveur.');
});
