import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, speak } from '@tests/support/component/render';
import { Reason } from './reason';

const KNOWN = 'The access token of the connection has been revoked.';

test('a known reason is in the language of the reader, with the original in the title', async () => {
  show(<Reason message={KNOWN} />);
  expect(screen.getByText(KNOWN).title).toBe(KNOWN);
  await speak('fr');
  const text = 'Le jeton d’accès de la connexion a été révoqué.';
  expect((await screen.findByText(text)).title).toBe(`${text}\n${KNOWN}`);
});

test('an unknown reason stays as the server sent it', async () => {
  show(
    <>
      <Reason message={KNOWN} />
      <Reason message="It broke." />
    </>,
  );
  await speak('fr');
  await screen.findByText('Le jeton d’accès de la connexion a été révoqué.');
  expect(screen.getByText('It broke.').title).toBe('It broke.');
});
