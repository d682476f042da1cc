import { appConfig } from '@/data/config';
import { brandOf } from '@/lib/app-config';

/** The site of whoever provides this console, and what it is called. */
export function brand(): { url: string; name: string } {
  return brandOf(appConfig().brandUrl);
}
