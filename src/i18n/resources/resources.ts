import type { texts as dashboard } from './en-dashboard';
import type { texts as more } from './en-more';
import type { texts as start } from './en-start';

/** Every namespace with its keys; the typed keys come from here. */
export type Resources = typeof start & typeof dashboard & typeof more;
