import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { securityHeaders } from './openapi/server/hosting/headers';
import { firstPaint, inlineHashes, integrityOf } from './build/first-paint';

/** The reference backend of `npm run dev`. */
const BACKEND = 'http://127.0.0.1:4174';

/** The backend's paths on a shared origin. */
const BACKEND_PATHS = [
  '/api/',
  '/authentication_token',
  '/authentication/',
  '/reset_password_request/',
  '/test_connection/',
  '/akeneo_connections/',
  '/bynder_connections/',
  '/shopify_connections/',
  '/saml/',
];

/** Commit and minute of this build: shown in the footer's title, compared by the update prompt. */
function buildId(): string {
  const minute = new Date().toISOString().slice(0, 16);
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return `${commit.toString().trim()} ${minute}`;
  } catch {
    return minute;
  }
}

const OUT_DIR = 'dist';

/** The built page as a server sends it, for the service worker to recognise it, and the headers that it is to have. */
function ownPage(): { integrity: string; headers: Record<string, string> } {
  const headers = Object.entries(securityHeaders('')).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    integrity: integrityOf(readFileSync(resolve(OUT_DIR, 'index.html'))),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'workers/service-worker',
  filename: 'sw.js',
  injectRegister: false,
  registerType: 'prompt',
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
    // `shell.html` is the page as it is stored, and has these scripts in itself.
    globIgnores: ['index.html', 'colour-mode.js', 'assets/first-paint-*', 'assets/hand-over-*'],
    // Only the files of this build are stored, whatever answers in the place of the server.
    manifestTransforms: [
      async (files) => ({
        manifest: files.map((file) => ({ ...file, integrity: integrityOf(readFileSync(resolve(OUT_DIR, file.url))) })),
      }),
    ],
    maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
  },
  integration: {
    // The plugin names its output after the source; ours is main.ts like every entry, the browser's is sw.js.
    configureCustomSWViteBuild: (config) => {
      // It has nothing to say but a deprecation that the plugin itself causes.
      config.logLevel = 'error';
      config.define = {
        ...config.define,
        __INLINE_HASHES__: JSON.stringify(inlineHashes),
        __OWN_PAGE__: JSON.stringify(ownPage()),
      };
      config.build = {
        ...config.build,
        rollupOptions: { ...config.build?.rollupOptions, input: 'workers/service-worker/main.ts' },
      };
    },
  },
  manifest: {
    id: '/',
    name: 'Sync Console',
    short_name: 'Sync Console',
    description: 'Configure, launch and watch data-synchronisation jobs',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0f766e',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
});

const firstScreenModules = new Set<string>();

/** The icon library's index leads to every icon there is; a screen needs those that its modules name. */
const ICON_INDEX = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs');

function iconFiles(): Map<string, string> {
  const index = readFileSync(ICON_INDEX, 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, resolve(dirname(ICON_INDEX), file)]),
    ),
  );
}

/** The icons that a module names. */
function iconsOf(code: string, files: ReadonlyMap<string, string>): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = imports.flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return names.map((name) => files.get(name)).filter((file) => file !== undefined);
}

/** Collects the modules that a signed-in person's first screen, the execution tracker, and a row that is opened there cannot do without. */
const collectFirstScreens: Plugin = {
  name: 'collect-first-screens',
  buildEnd() {
    const open = [...this.getModuleIds()].filter((id) =>
      /\/src\/(app\/open-console|features\/executions\/(tracker\/tracker-page|view\/execution-page))\.tsx$/.test(id),
    );
    const files = iconFiles();
    for (const id of open) {
      if (firstScreenModules.has(id)) continue;
      firstScreenModules.add(id);
      const { importedIds = [], code = '' } = this.getModuleInfo(id) ?? {};
      open.push(...(id === ICON_INDEX ? [] : [...importedIds, ...iconsOf(code ?? '', files)]));
    }
  },
};

/** The router's entries name its development build, whose warnings nobody reads in production; the database library's are written for browsers of ten years ago. */
const productionLibraries: Plugin = {
  name: 'production-libraries',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^dexie$/, replacement: resolve('node_modules/dexie/dist/modern/dexie.mjs') },
        { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
        {
          find: /^react-router\/dom$/,
          replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
};

/** The module of a part of the texts in each language. */
const textsOf = (part: string): Record<string, RegExp> =>
  Object.fromEntries(['en', 'fr'].map((language) => [language, new RegExp(`/resources/${language}-${part}\\.ts$`)]));

const define = { __BUILD_ID__: JSON.stringify(buildId()) };

export default defineConfig({
  plugins: [
    productionLibraries,
    collectFirstScreens,
    react(),
    firstPaint(/\/(open-console|tracker-page)\.tsx$/, textsOf('start'), {
      path: '/',
      later: /\/dashboard-page\.tsx$/,
      texts: textsOf('dashboard'),
    }),
    serviceWorker,
  ],
  resolve: { tsconfigPaths: true },
  define,
  worker: { format: 'es' },
  css: {
    // Readable and stable, `data-table-row`: the first-paint script draws the same classes before React has loaded.
    modules: { generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}-${name}` },
  },
  build: {
    outDir: OUT_DIR,
    target: 'es2023',
    // The first versions with light-dark(), which the colour tokens are written in.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The page has these files before any screen asks for its own.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/assets\/(rolldown-runtime|entry|libraries)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, cut along the layers (decision 013).
          groups: [
            // What loads the others must not wait for them (decision 014).
            { name: 'entry', test: /vite\/preload-helper|\/src\/main\.tsx$/ },
            // What changes only with an upgrade keeps its file name, so that a new release downloads little.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks|i18next|react-i18next)\//,
            },
            { name: 'start', test: (id) => firstScreenModules.has(id) },
            { name: 'icons', test: /node_modules\/lucide-react\// },
            // Fields load the behaviour of controls without Chakra's styles. The calendar's own libraries stay with the calendar.
            {
              name: 'behaviour',
              test: /node_modules\/(?!.*\/date-)(@ark-ui|@zag-js|@floating-ui|@chakra-ui\/react\/dist\/esm\/(merge-props|utils\/call-all))/,
            },
            { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss)\// },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            { name: 'zod', test: /node_modules\/zod\// },
            {
              name: 'editor',
              test: /node_modules\/(codemirror|@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//,
            },
            { name: 'text', test: /node_modules\/(jsonc-parser|diff)\// },
            // A first start reads the newest executions with these before the screens' other code is there (decision 014).
            {
              name: 'readers',
              test: /\/src\/(api\/(hydra|readers\/(execution-reader|tolerant))|lib\/text\/visible-text)\.ts$/,
            },
            // The layers below the features, what more than one screen needs of them; a lower layer comes first.
            { name: 'domain', test: /\/src\/domain\//, minShareCount: 2 },
            { name: 'kit', test: /\/src\/(lib|api|database|data|shared|ui\/(?!\w+\/chakra|code))/, minShareCount: 2 },
            { name: 'job-forms', test: /\/src\/features\/job-instances\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: BACKEND, changeOrigin: false }])),
  },
});
