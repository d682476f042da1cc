import { appConfig } from '@/data/config';
import { DEFAULT_CONFIG } from '@/lib/app-config';

/** The site of whoever provides the console (config.json, `brandUrl`): a web address only, and its host as a name. */
export function brand(): { url: string; name: string } {
  const { brandUrl } = appConfig();
  const url = new URL(URL.canParse(brandUrl) && /^https?:/i.test(brandUrl) ? brandUrl : DEFAULT_CONFIG.brandUrl);
  return { url: url.href, name: url.host.replace(/^www\./, '') };
}
