/** The build step of `npm test`. */
import { buildIfNeeded } from '../../openapi/server/hosting/build.mjs';

await buildIfNeeded();
