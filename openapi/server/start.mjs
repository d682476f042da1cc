/**
 * For `npm start`: runs the whole product on one machine. Only Node must be there; everything else is installed and
 * built.
 */
import { buildIfNeeded } from './hosting/build.mjs';
import { installIfNeeded } from './hosting/install.mjs';

try {
  await installIfNeeded();
  await buildIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');
