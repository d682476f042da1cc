import { expect, test } from 'vitest';
import { files, textOf } from './support/repository';

test('browser tests inject faults in the server: a page route does not see the requests of workers', () => {
  const routed = files.filter(
    (file) => /^e2e\/.*\.ts$/.test(file) && /\.route(?:FromHAR|WebSocket)?\(/.test(textOf(file)),
  );
  // Only files of the console, which the page asks for itself.
  expect(routed).toEqual(['e2e/fixtures/console-files.ts']);
});
