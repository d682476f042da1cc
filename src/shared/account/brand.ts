import { appConfig } from '@/data/config';
import { brandOf } from '@/lib/app-config';

/** The web site of this console's provider, and its name. */
export function brand(): { url: string; name: string } {
  return brandOf(appConfig().brandUrl);
}
