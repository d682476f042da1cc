import { createHash } from 'node:crypto';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { StartFile, StartFiles } from '../src/page-head/start-files';

const COLOUR_MODE_SCRIPT = '<script src="/colour-mode.js"></script>';
const LANGUAGES = ['en', 'fr'] as const;

/** The first module of a screen, and the part of the texts that the screen waits for. */
interface Screen {
  module: RegExp;
  texts?: string;
}

/**
 * Makes the built page request all files of a start in one wave (decision 014). The page gets links to the files that
 * every start needs, and a script in the head that requests the files of the screen at the URL.
 * @param startModules the entry, and the module that the entry imports when it runs
 * @param screens the screens that show cached data, by their names in `cached-screens.ts`
 */
export function pageHead(startModules: RegExp, screens: Record<string, Screen>): Plugin {
  let config: InlineConfig;
  return {
    name: 'page-head',
    apply: 'build',
    configResolved({ define = {} }) {
      config = { configFile: false, logLevel: 'error', publicDir: false, define, resolve: { tsconfigPaths: true } };
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const first = filesOf(bundle, chunksWith(bundle, startModules));
        const rest = (chunks: Rolldown.OutputChunk[]): StartFile[] =>
          filesOf(bundle, chunks).filter(({ href }) => !first.some((file) => file.href === href));
        const texts = (part: string, language: string) =>
          chunksWith(bundle, new RegExp(`/resources/${language}-${part}\\.ts$`));
        const inLanguages = (files: (language: string) => readonly StartFile[]) =>
          Object.fromEntries(LANGUAGES.map((language) => [language, files(language)]));
        const startFiles = {
          all: inLanguages((language) => rest(texts('start', language))),
          screens: Object.fromEntries(
            Object.entries(screens).map(([name, screen]) => [
              name,
              inLanguages((language) =>
                rest([...chunksWith(bundle, screen.module), ...(screen.texts ? texts(screen.texts, language) : [])]),
              ),
            ]),
          ),
        } as StartFiles;
        const script = await bundleScript('src/page-head/main.ts', {
          ...config,
          define: { ...config.define, START_FILES: JSON.stringify(startFiles) },
        });
        const fileName = `assets/page-head-${shortHash(script)}.js`;
        this.emitFile({ type: 'asset', fileName, source: script });
        const links = first.map(({ href, isStyle }) =>
          isStyle
            ? `<link rel="stylesheet" crossorigin href="${href}">`
            : `<link rel="modulepreload" crossorigin href="${href}">`,
        );
        const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
        const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
        const source = replaceOnce(String(page.source), COLOUR_MODE_SCRIPT, `<script src="/${fileName}"></script>`);
        page.source = replaceOnce(
          replaceOnce(source, '</head>', `${links.join('')}</head>`),
          '<body>',
          `<body>${fontLink}`,
        );
      },
    },
  };
}

/** Bundles a module into a classic script without imports. */
async function bundleScript(input: string, config: InlineConfig): Promise<string> {
  const rolldownOptions = { input, output: { format: 'iife' } } as const;
  const built = await build({ ...config, build: { write: false, target: 'es2023', rolldownOptions } });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** The hash of a file, in the format of `integrity` attributes. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function replaceOnce(page: string, search: string, replacement: string): string {
  if (!page.includes(search)) throw new Error(`The page has no ${search}`);
  return page.replace(search, () => replacement);
}

/** The files of these chunks and of everything that they import statically, with their styles. */
function filesOf(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): StartFile[] {
  const wanted = new Set(chunks);
  for (const { imports } of wanted)
    for (const next of chunksWith(bundle, /./)) if (imports.includes(next.fileName)) wanted.add(next);
  const styles = new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...wanted].map(({ fileName }) => ({ href: `/${fileName}`, isStyle: false })),
    ...[...styles].map((fileName) => ({ href: `/${fileName}`, isStyle: true })),
  ];
}

function chunksWith(bundle: Rolldown.OutputBundle, module: RegExp): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
}
