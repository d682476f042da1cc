/** `npm start`: the whole product on one machine. Needs only Node; it installs and builds the rest. */
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
