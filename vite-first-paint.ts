import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { EARLY_PAGE_ID } from './src/database/early-page';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

/** The modules that stand in for others while the first screen is rendered to HTML (decision 014). */
const STAND_INS: [of: RegExp, file: string][] = [
  [/^react$/, 'react.ts'],
  [/^react\/jsx-runtime$/, 'jsx-runtime.ts'],
  [/^react-router-dom$/, 'router.tsx'],
  [
    /^react-i18next$|\/(?:data\/config|data\/session\/use-session|data\/sync\/use-sync|server-clock)$/,
    'surroundings.ts',
  ],
  [/\/(?:use-row-links|use-new-keys|table-skeleton)$/, 'surroundings.ts'],
];

/** The icons on the first screen; the library's own list of all of them would take the build half a minute. */
const ICONS = [
  'Ban',
  'ChevronDown',
  'ChevronFirst',
  'ChevronLast',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'CircleDashed',
  'CirclePause',
  'CircleStop',
  'CircleUser',
  'Clock',
  'LoaderCircle',
  'Menu',
  'TriangleAlert',
  'Wifi',
  'WifiLow',
  'WifiOff',
];

const ICON_LIST = '\0first-screen-icons';
const ICON = '\0first-screen-icon';
const STYLES = '\0first-screen-styles:';

const standIn = (file: string): string => resolve('src/first-paint/stand-ins', file);

const iconFile = (name: string): string =>
  `lucide-react/icons/${name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

const standIns: Plugin = {
  name: 'first-screen-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'lucide-react') return ICON_LIST;
    if (source.endsWith('createLucideIcon.mjs')) return ICON;
    const known = STAND_INS.find(([of]) => of.test(source));
    if (known !== undefined) return standIn(known[1]);
    if (!source.endsWith('.module.css')) return null;
    const file = await this.resolve(source, importer, { skipSelf: true });
    // Without its ending the file is none of the style sheets that Vite would gather.
    return file === null ? null : STYLES + file.id.replace(/\.module\.css$/, '');
  },
  async load(id) {
    if (id === ICON_LIST)
      return ICONS.map((name) => `export { default as ${name} } from '${iconFile(name)}';`).join('\n');
    if (id === ICON) return `export { createLucideIcon as default } from ${JSON.stringify(standIn('icon.ts'))};`;
    if (!id.startsWith(STYLES)) return null;
    return `export default ${JSON.stringify(await readClassNames(id.slice(STYLES.length)))};`;
  },
};

/** The classes of a CSS module, named as `generateScopedName` names them. */
async function readClassNames(file: string): Promise<Record<string, string>> {
  const css = await readFile(`${file}.module.css`, 'utf8');
  const names = css.matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g);
  return Object.fromEntries([...names].map(([, name]) => [name, `${basename(file)}-${name}`]));
}

/** Builds one file without imports. */
async function bundle(input: string, format: 'es' | 'iife', plugins: Plugin[], define: Record<string, string>) {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define,
    plugins,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

interface FirstPaintFiles {
  /** The script that fills the page in. */
  script: string;
  /** The script that asks for the console then. */
  handOver: string;
  /** The page and its parts in each language, as a `<template>` element. */
  screens: [language: string, html: string][];
}

/** Makes what the first paint needs, from the console's own components. */
export async function makeFirstPaint(define: Record<string, string>): Promise<FirstPaintFiles> {
  const script = await bundle('src/first-paint/main.ts', 'iife', [], define);
  const handOver = await bundle('src/first-paint/hand-over.ts', 'iife', [], define);
  const module = await bundle('src/first-paint/prerender/prerender.tsx', 'es', [standIns], define);
  const { prerender } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    prerender: (language: string) => string;
  };
  return { script, handOver, screens: ['en', 'fr'].map((language) => [language, prerender(language)]) };
}

/** Where the browser knows it, nothing is painted before the rows that the service worker adds, or the end of the document. */
const EXPECTED = `<link rel="expect" href="#${EARLY_PAGE_ID}" blocking="render">`;

/**
 * Asked for in the head, the font holds the first frame back, and lets it go in a task behind all others. The stored page
 * asks for it in the body: it is stored as well, and there before the rows are laid out.
 */
const FONT_LINK = /<link rel="preload" as="font"[^>]*>/;

const COLOURS = '<script src="/colour-mode.js"></script>';
const STYLES_FILE = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
const ENTRY = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g;

/** What the service worker has to know of `shell.html` and of what it adds to it; set when the page has been built. */
export const storedPage = {
  /** The scripts and styles that stand in it, as a content policy names them. */
  hashes: { script: [] as string[], style: [] as string[] },
  /** The address of the first screen in each language. */
  screens: {} as Record<string, string>,
};

/**
 * Adds the first paint to the built page: its scripts before everything else, its templates, and the files of the console,
 * which `hand-over.ts` asks for once the rows are on the screen: those that are listed, and the page's own module. The page
 * is built a second time as `shell.html`, as the service worker stores it: with the first scripts and the styles in
 * itself, and without the first screens, of which the worker adds the one that is needed.
 * @param later modules that the entry and the router load when they run
 * @param texts the module of the first texts in each language
 */
export function firstPaint(define: Record<string, string>, later: RegExp, texts: Record<string, RegExp>): Plugin {
  let made: FirstPaintFiles;
  let files: string[];
  return {
    name: 'first-paint',
    apply: 'build',
    async buildStart() {
      made = await makeFirstPaint(define);
      files = Object.entries({ 'first-paint': made.script, 'hand-over': made.handOver }).map(([name, source]) => {
        const fileName = `assets/${name}-${hashOf(source)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { scripts, styles } = filesOf(bundle, later);
        const entry = html.match(ENTRY);
        if (!html.includes(COLOURS) || entry === null) throw new Error(`index.html has no ${COLOURS} or no module`);
        const own = scripts.filter((file) => !entry.some((tag) => tag.includes(file))).map((file) => preloadOf(file));
        const screens = made.screens.map(([, screen]) => screen);
        const console = [...own, ...textLinks(bundle, texts), ...entry].join('');
        return {
          html: html
            .replaceAll(ENTRY, '')
            .replace(COLOURS, files.map((file) => `<script src="/${file}"></script>`).join('\n    '))
            .replace('</body>', `${screens.join('')}<template id="console-files">${console}</template>\n  </body>`),
          tags: [...styles, fontOf(bundle)],
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let source = textOf(bundle, 'index.html');
        const script = files.map((file) => {
          const code = textOf(bundle, file);
          const tag = `<script src="/${file}"></script>`;
          if (!source.includes(tag)) throw new Error(`index.html has no ${tag}`);
          source = source.replace(tag, () => inline('script', code));
          return `'${integrityOf(code)}'`;
        });
        const style = [...source.matchAll(STYLES_FILE)].map(([tag, file = '']) => {
          const code = textOf(bundle, file);
          // The file's own link stays for whoever looks whether its styles are there; it is not asked for.
          source = source.replace(tag, () => tag.replace('<link', '<link disabled') + inline('style', code));
          return `'${integrityOf(code)}'`;
        });
        if (style.length === 0) throw new Error('index.html has no styles');
        const screens = made.screens.map(([language, screen]) => {
          if (!source.includes(screen)) throw new Error(`index.html has no first screen in ${language}`);
          source = source.replace(screen, '');
          const fileName = `assets/first-screen-${language}-${hashOf(screen)}.html`;
          this.emitFile({ type: 'asset', fileName, source: screen });
          return [language, `/${fileName}`];
        });
        source = source.replace('<head>', `<head>${EXPECTED}`);
        const [font] = FONT_LINK.exec(source) ?? [];
        if (font === undefined || !source.includes('<body>')) throw new Error('index.html has no font or no <body>');
        source = source.replace(font, '').replace('<body>', `<body>${font}`);
        Object.assign(storedPage, {
          hashes: { script, style },
          screens: Object.fromEntries(screens),
        });
        this.emitFile({ type: 'asset', fileName: 'shell.html', source });
      },
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The hash of a file as `integrity` attributes and content policies write it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
}

/** A script or a style sheet that stands in the page; its own end tag inside of it would end it. */
function inline(tag: 'script' | 'style', code: string): string {
  if (new RegExp(String.raw`</${tag}|<!--`, 'i').test(code)) throw new Error(`a ${tag} cannot stand in the page`);
  return `<${tag}>${code}</${tag}>`;
}

const preloadOf = (file: string, more = ''): string => `<link rel="modulepreload" crossorigin${more} href="/${file}">`;

/** The first texts, of which the page asks for those in the person's language. */
function textLinks(bundle: Rolldown.OutputBundle, texts: Record<string, RegExp>): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  return Object.entries(texts).map(([language, module]) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (chunk === undefined) throw new Error(`The build has no texts in ${language}`);
    return preloadOf(chunk.fileName, ` hreflang="${language}"`);
  });
}

/** Asks for the font with the page: one that comes after the rows were laid out has all of them laid out again. */
function fontOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const file = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
  if (file === undefined) throw new Error('The build has no font');
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** The chunks that hold these modules and all that they import, for later, and their styles, which the first paint needs. */
function filesOf(bundle: Rolldown.OutputBundle, modules: RegExp): { scripts: string[]; styles: HtmlTagDescriptor[] } {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const wanted = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id))));
  for (const chunk of wanted) for (const next of chunks) if (chunk.imports.includes(next.fileName)) wanted.add(next);
  const scripts = [...wanted].map(({ fileName }) => fileName);
  const styles = new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    scripts,
    styles: [...styles].map((file) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    })),
  };
}
