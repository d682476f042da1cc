// @ts-check
/** The Debian packages that `npm run test:engines` needs besides Chromium. */

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** @type {{ name: string, programs: string[], packages: string[] }} */
export const firefoxNeeds = { name: 'Firefox', programs: [FIREFOX], packages: ['firefox-esr'] };

/** @type {{ name: string, programs: string[], packages: string[] }} */
export const webkitNeeds = {
  name: 'WebKitGTK',
  programs: [WEBKIT_DRIVER, DISPLAY_SERVER],
  packages: ['webkit2gtk-driver', 'xvfb'],
};
