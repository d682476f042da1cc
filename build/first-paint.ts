import { createHash } from 'node:crypto';
import { build, createServer, type HtmlTagDescriptor, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const COLOUR_MODE_SCRIPT = '<script src="/colour-mode.js"></script>';
const STYLES_FILE = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
const ENTRY = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g;

/**
 * Hashes of the inline scripts and styles of `shell.html`, for a content policy. Filled when the page has been built.
 */
export const inlineHashes = { script: [] as string[], style: [] as string[] };

/**
 * Adds the first paint (decision 014) to the built page: its scripts before everything else, the prerendered templates,
 * and a list of the console's files, which `hand-over.ts` requests. Also emits the page as `shell.html`, with inline
 * scripts and styles, for the service worker.
 * @param later modules that the entry and the router load when they run
 * @param texts the module of the first texts in each language
 * @param dashboard further modules and texts for the dashboard, which the page requests only at `path`
 */
export function firstPaint(
  later: RegExp,
  texts: Record<string, RegExp>,
  dashboard: { path: string; later: RegExp; texts: Record<string, RegExp> },
): Plugin {
  let config: InlineConfig;
  let screens: Record<string, string>;
  /** The source of each script, by its address. */
  const scripts = new Map<string, string>();
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved({ css, define = {} }) {
      const shared = { configFile: false, logLevel: 'error', publicDir: false } as const;
      config = { ...shared, css: { modules: css.modules ?? {} }, define, resolve: { tsconfigPaths: true } };
    },
    async buildStart() {
      screens = await prerender(config);
      for (const [name, entry] of Object.entries({ 'first-paint': 'main', 'hand-over': 'hand-over' })) {
        const source = await bundle(`src/first-paint/${entry}.ts`, config);
        const fileName = `assets/${name}-${shortHash(source)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        scripts.set(`/${fileName}`, source);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesOf(bundle, later);
        const entry = html.match(ENTRY) ?? [];
        const preloads = files.scripts
          .filter((file) => !entry.some((tag) => tag.includes(file)))
          .map((file) => preloadOf(file));
        const pathAttribute = ` data-path="${dashboard.path}"`;
        const dashboardPreloads = filesOf(bundle, dashboard.later)
          .scripts.filter((file) => !files.scripts.includes(file))
          .map((file) => preloadOf(file, pathAttribute));
        const dashboardTexts = textLinks(bundle, dashboard.texts, pathAttribute);
        const links = [...preloads, ...textLinks(bundle, texts), ...dashboardPreloads, ...dashboardTexts];
        const console = [...links, ...entry].join('');
        const end = `${Object.values(screens).join('')}<template id="console-files">${console}</template>\n  </body>`;
        const tags = [...scripts.keys()].map((address) => scriptTag(address)).join('\n    ');
        const page = replaceOnce(replaceOnce(html.replaceAll(ENTRY, ''), COLOUR_MODE_SCRIPT, tags), '</body>', end);
        return { html: page, tags: [...files.styles, fontOf(bundle)] };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let page = textOf(bundle, 'index.html');
        const { script, style } = inlineHashes;
        for (const [address, code] of scripts) {
          page = replaceOnce(page, scriptTag(address), inline('script', code));
          script.push(`'${integrityOf(code)}'`);
        }
        for (const [tag, file = ''] of page.matchAll(STYLES_FILE)) {
          const code = textOf(bundle, file);
          // Keep the link to the file, so that code that looks for these styles finds it, but disable its request.
          page = replaceOnce(page, tag, tag.replace('<link', '<link disabled') + inline('style', code));
          style.push(`'${integrityOf(code)}'`);
        }
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: page });
      },
    },
  };
}

/** Runs `src/first-paint/prerender.tsx` in this process. */
async function prerender(config: InlineConfig): Promise<Record<string, string>> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule('/src/first-paint/prerender.tsx');
    return await (module as { prerender: () => Promise<Record<string, string>> }).prerender();
  } finally {
    await server.close();
  }
}

/** Bundles a module into a classic script without imports. */
async function bundle(input: string, config: InlineConfig): Promise<string> {
  const rolldownOptions = { input, output: { format: 'iife' } } as const;
  const built = await build({ ...config, build: { write: false, target: 'es2023', rolldownOptions } });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** The hash of a file, in the format of `integrity` attributes and content policies. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

const scriptTag = (address: string): string => `<script src="${address}"></script>`;

const preloadOf = (file: string, more = ''): string => `<link rel="modulepreload" crossorigin${more} href="/${file}">`;

function replaceOnce(page: string, search: string, replacement: string): string {
  if (search === '' || !page.includes(search)) throw new Error(`The page has no ${search || 'font'}`);
  return page.replace(search, () => replacement);
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
}

/** An inline script or style sheet. Throws when the code contains an end tag, which would end the element. */
function inline(tag: 'script' | 'style', code: string): string {
  if (new RegExp(String.raw`</${tag}|<!--`, 'i').test(code)) throw new Error(`A ${tag} cannot be inside the page`);
  return `<${tag}>${code}</${tag}>`;
}

/** Links to the first texts. The page requests only those in the user's language. */
function textLinks(bundle: Rolldown.OutputBundle, texts: Record<string, RegExp>, more = ''): string[] {
  return Object.entries(texts).map(([language, module]) => {
    const [chunk] = chunksWith(bundle, module);
    if (chunk === undefined) throw new Error(`The build has no texts in ${language}`);
    return preloadOf(chunk.fileName, ` hreflang="${language}"${more}`);
  });
}

/**
 * Preloads the font, because rows painted before it are laid out twice. In the head, the link would delay the first
 * frame.
 */
function fontOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const file = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
  if (file === undefined) throw new Error('The build has no font');
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
  return { tag: 'link', attrs, injectTo: 'body-prepend' };
}

/**
 * The chunks of these modules with all their static imports, and the styles of these chunks, which the first paint
 * needs.
 */
function filesOf(bundle: Rolldown.OutputBundle, modules: RegExp): { scripts: string[]; styles: HtmlTagDescriptor[] } {
  const wanted = new Set(chunksWith(bundle, modules));
  for (const { imports } of wanted)
    for (const next of chunksWith(bundle, /./)) if (imports.includes(next.fileName)) wanted.add(next);
  const styles = new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    scripts: [...wanted].map(({ fileName }) => fileName),
    styles: [...styles].map((file) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    })),
  };
}

function chunksWith(bundle: Rolldown.OutputBundle, module: RegExp): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
}
