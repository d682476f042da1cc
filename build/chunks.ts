import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/*
 * How the console is split into files (decision 013). Each file contains modules that are loaded together:
 *
 *   entry, libraries, start, icons   the tracker and an opened row, for a signed-in person
 *   readers, domain, kit             the layers below the features, for the screens that are not in `start`
 *   frame                            loaded by the frame after the first screen: notices, bell, menus, drafts,
 *                                    diagnostics, first steps
 *   tracker, execution, log          the parts of the tracker (views, CSV) and of an execution that load later; the log
 *   overviews                        the dashboard, the list of integrations and an integration's page
 *   instances, form                  the rest of integrations; the form of every job type; bulk changes
 *   charts                           the dashboard's timeline, an integration's chart, and their library
 *   palette                          the command palette with its index
 *   session, administration          signing in and out; the screens that work only online
 *   behaviour, panels, dialogs,      controls that open a panel, a menu or a dialog; the JSON editor
 *   editor, code
 *
 * Parts that are rarely shown (calendar, the engine in memory) have their own files. A device first stores the
 * files that a start needs, then the files in `LATER` (decision 029).
 *
 * A module goes to the first group whose test is true. Its imports go to the same group, except modules that an
 * earlier group has taken. Put each group after the groups that it imports, so that no two files import each other.
 */

/** For two of the files: the screens whose modules the file contains. A module that both need is in the first file. */
const SCREENS = {
  start: /\/src\/(app\/open-console|features\/executions\/(tracker\/tracker-page|view\/execution-page))\.tsx$/,
  overviews:
    /\/src\/features\/(dashboard\/dashboard-page|job-instances\/(list\/instance-list-page|view\/instance-view-page))\.tsx$/,
};

const screenModules = { start: new Set<string>(), overviews: new Set<string>() };

/** The icon library's index imports every icon. A screen needs only the icons that its modules import by name. */
const ICON_INDEX = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs');

function iconFiles(): Map<string, string> {
  const index = readFileSync(ICON_INDEX, 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, resolve(dirname(ICON_INDEX), file)]),
    ),
  );
}

/** The files of the icons that a module imports from the library. */
function iconsOf(code: string, files: ReadonlyMap<string, string>): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = imports.flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return names.map((name) => files.get(name)).filter((file) => file !== undefined);
}

/** Collects the modules that the screens in `SCREENS` import statically. */
export const collectScreens: Plugin = {
  name: 'collect-screens',
  buildEnd() {
    const files = iconFiles();
    for (const [name, screens] of Object.entries(SCREENS)) {
      const modules = screenModules[name as keyof typeof SCREENS];
      const open = [...this.getModuleIds()].filter((id) => screens.test(id));
      for (const id of open) {
        if (modules.has(id)) continue;
        modules.add(id);
        const { importedIds = [], code = '' } = this.getModuleInfo(id) ?? {};
        open.push(...(id === ICON_INDEX ? [] : [...importedIds, ...iconsOf(code ?? '', files)]));
      }
    }
  },
};

/** The files of the console, by name. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The code that loads the other files must not wait for them (decision 014).
  { name: 'entry', test: /vite\/preload-helper|\/src\/main\.tsx$/ },
  // These libraries change only with an upgrade, so after most releases, browsers need not load this file again.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie|i18next|react-i18next)\//,
  },
  { name: 'start', test: (id) => screenModules.start.has(id) },
  { name: 'overviews', test: (id) => screenModules.overviews.has(id) },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  // The libraries of controls that open a panel, a menu or a dialog. The libraries that only the calendar needs are in
  // its own file.
  {
    name: 'behaviour',
    test: /node_modules\/(?!.*\/date-)(@ark-ui|@zag-js|@floating-ui|@chakra-ui)\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|jsonc-parser|diff)\// },
  { name: 'editor', test: /node_modules\/(codemirror|@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\// },
  { name: 'cronstrue', test: /node_modules\/cronstrue\// },
  // A first start reads the newest executions with these modules, before the screens' other code has loaded
  // (decision 014).
  { name: 'readers', test: /\/src\/(api\/(hydra|readers\/(execution-reader|tolerant))|lib\/text\/visible-text)\.ts$/ },
  // The texts of the sign-in and the dashboard. Other texts are loaded later. Only languages other than English need
  // the translations of known error messages.
  ...['en', 'fr'].map((language) => ({
    name: `${language}-common`,
    test: new RegExp(
      String.raw`/resources/${language}-(session|dashboard)\.ts$${language === 'en' ? '' : '|/i18n/reason/translate-'}`,
    ),
  })),
  // Modules below `features/` that more than one screen needs. A lower layer comes first.
  { name: 'domain', test: /\/src\/domain\/(?!search|views|events|bulk)/, minShareCount: 2 },
  {
    name: 'kit',
    test: /\/src\/(lib|api|database|data\/(?!views|events|bulk)|shared\/(?!search|views|watch)|i18n\/format|ui\/(?!\w+\/chakra|code))/,
    minShareCount: 2,
  },
  {
    name: 'panels',
    test: /\/src\/(ui\/overlay\/(chakra\/)?(popover|tooltip)-panel|ui\/pick\/chakra\/|shared\/pickers\/)/,
  },
  { name: 'dialogs', test: /\/src\/ui\/overlay\/chakra\// },
  // The calendar with its libraries.
  { name: 'calendar', test: /\/src\/ui\/form\/chakra\/(range-)?calendar/ },
  // This file also has views, columns and CSV, so the list of integrations loads it too.
  {
    name: 'tracker',
    test: /\/src\/(features\/executions\/tracker|shared\/execution\/(?!watch)|(shared|data|domain)\/views\/)/,
  },
  {
    name: 'palette',
    test: /\/src\/(features\/palette\/|shared\/search\/|domain\/search\/|shared\/instance-change\/inside-place)|node_modules\/minisearch\//,
  },
  { name: 'session', test: /\/src\/features\/session\// },
  {
    name: 'form',
    test: /\/src\/(features\/(job-instances\/((?!copies|list|view|routes)|list\/selection\/(change|launch)-)|drafts\/bulk\/)|(data|domain)\/bulk\/)/,
  },
  {
    name: 'instances',
    test: /\/src\/features\/((changes|schedules)\/|job-instances\/(?!view\/chart\/))/,
  },
  { name: 'code', test: /\/src\/ui\/code\// },
  {
    name: 'charts',
    test: /\/src\/features\/(dashboard\/timeline|job-instances\/view\/chart)\/|node_modules\/(d3-|internmap)/,
  },
  { name: 'execution', test: /\/src\/features\/executions\/(?!log)/ },
  { name: 'log', test: /\/src\/features\/executions\/log\// },
  { name: 'administration', test: /\/src\/features\/(users|companies|sso|system|connections)\// },
  {
    name: 'frame',
    test: /\/src\/(app|features\/(drafts|diagnostics|dashboard\/first-steps)|(data|domain)\/events|shared\/(execution\/)?watch|data\/(session\/sign-out|drafts\/unload-journal))\b|node_modules\/workbox-/,
  },
];

/** The files that a device stores after the files of a start, in the order in which people are likely to need them. */
const LATER = [
  'dialogs',
  'log',
  'log-worker',
  'cronstrue',
  'charts',
  'code',
  'editor',
  'calendar',
  'administration',
  'memory-engine',
];

/** The position of a built file in `LATER`; -1 for a file that a start needs. */
export const laterPosition = (file: string): number =>
  LATER.indexOf(/^assets\/(.+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? '');

/** The file name of a worker's script. It contains the worker's folder, because every worker's entry is a `main.ts`. */
export const workerFileName = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${/\/workers\/(\w+)\/main\.ts/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-worker-[hash].js`;
