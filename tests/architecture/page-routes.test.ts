import { expect, test } from 'vitest';
import { files, textOf } from './support/repository';

test('browser tests inject faults in the server, because `page.route` does not see the requests of workers', () => {
  const routed = files.filter(
    (file) => /^e2e\/.*\.ts$/.test(file) && /\.route(?:FromHAR|WebSocket)?\(/.test(textOf(file)),
  );
  // This fixture is allowed: its routes are only for files of the console that the page itself requests.
  expect(routed).toEqual(['e2e/fixtures/console-files.ts']);
});
