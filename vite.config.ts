import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { securityHeaders } from './openapi/server/hosting/headers';
import { chunkGroups, collectScreens, laterPosition, workerFileName } from './build/chunks';
import { integrityOf, pageHead } from './build/page-head';

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

/** The commit and the minute of this build, which the tooltip of the footer and the diagnostics show. */
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

/**
 * The hash of the built page, by which the service worker recognises the page, and the headers that the page must have.
 */
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
  // Only the system uses the icons, and it requests them while it is online.
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
    // The script in the page's head contains this file.
    globIgnores: ['colour-mode.js'],
    // Adds the hash of each file, so that only files of this build are stored, even if a captive portal answers.
    manifestTransforms: [
      async (files) => ({
        manifest: files
          .toSorted((a, b) => laterPosition(a.url) - laterPosition(b.url))
          .map((file) => ({
            ...file,
            integrity: integrityOf(readFileSync(resolve(OUT_DIR, file.url))),
            ...(laterPosition(file.url) >= 0 && { later: true }),
          })),
      }),
    ],
    maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
  },
  integration: {
    // The plugin gives the source and the output the same name. Here the source is main.ts, like every entry, and the
    // output is sw.js.
    configureCustomSWViteBuild: (config) => {
      // The only message of this build is a deprecation warning, which the plugin itself causes.
      config.logLevel = 'error';
      config.define = {
        ...config.define,
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
    // The same as the page's background. The page itself tells the browser the colour of its colour mode.
    theme_color: '#ffffff',
    categories: ['business', 'productivity'],
    // A link opened elsewhere goes to the open window, whose router follows it (src/app/pwa/open-launched-links.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    shortcuts: [
      { name: 'Execution tracker', url: '/execution_tracker' },
      { name: 'Errors', url: '/execution_tracker?status=error' },
      { name: 'Integrations', url: '/job_instance' },
      { name: 'Drafts', url: '/drafts' },
    ],
    // Written by `npm run shots -- readme`.
    screenshots: [
      {
        src: '/screenshots/dashboard-light.webp',
        sizes: '1280x860',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'The dashboard',
      },
      {
        src: '/screenshots/dashboard-phone.webp',
        sizes: '360x780',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'The dashboard on a phone',
      },
    ],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
});

/**
 * Replaces the entry files that two libraries declare in their `package.json`. The router declares a build with
 * warnings for developers, and Dexie a build for browsers of ten years ago.
 */
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

const define = { __BUILD_ID__: JSON.stringify(buildId()) };

export default defineConfig({
  plugins: [
    productionLibraries,
    collectScreens,
    react(),
    pageHead(/\/src\/(main|app\/open-console)\.tsx$/, {
      dashboard: { module: /\/dashboard-page\.tsx$/, texts: 'dashboard' },
      tracker: { module: /\/tracker-page\.tsx$/ },
      execution: { module: /\/view\/execution-page\.tsx$/ },
      list: { module: /\/instance-list-page\.tsx$/, texts: 'more' },
      view: { module: /\/instance-view-page\.tsx$/, texts: 'more' },
      form: { module: /\/form\/edit-page\.tsx$/, texts: 'more' },
    }),
    serviceWorker,
  ],
  resolve: { tsconfigPaths: true },
  define,
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: workerFileName } } },
  css: {
    // Readable and stable class names, such as `data-table-row`.
    modules: { generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}-${name}` },
  },
  build: {
    outDir: OUT_DIR,
    target: 'es2023',
    // The first versions that support `light-dark()`, which the colour tokens use.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // Leaves out the files that the page has already loaded before a screen requests its own files.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/assets\/(rolldown-runtime|entry|libraries)-/.test(file)),
    },
    rolldownOptions: {
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: BACKEND, changeOrigin: false }])),
  },
});
