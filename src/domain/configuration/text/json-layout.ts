import { entriesOf, type JsonEntry, type JsonNode } from '@/lib/json-nodes';

/** The white space around the entries of a container, taken from the surrounding text. */
export interface Layout {
  /** Between the opening bracket and the first entry. */
  lead: string;
  /** Between the last entry and the closing bracket. */
  tail: string;
  /** Between two entries, the comma included. */
  separator: string;
  /** Between a key and its value. */
  colon: string;
}

/**
 * Writes a value as JSON.
 * @param breakAt line break plus indentation of the line that the value is on; null to write everything on one line
 */
export type JsonPrinter = (breakAt: string | null) => string;

const TWO_SPACES = '  ';

const lastBreak = (space: string): string | null => /\r?\n[ \t]*$/.exec(space)?.[0] ?? null;

/** The line break and indentation before each entry of a container; null if the container is on one line. */
export const lineBreakOf = ({ lead }: Layout): string | null => lastBreak(lead);

/** The layout of a container. An empty container gets the layout of the container around it. */
export function layoutOf(root: JsonNode, container: JsonNode): Layout {
  const { source } = container;
  const entries = entriesOf(container);
  const [first, second] = entries;
  const colon = colonOf(first) ?? colonOf(entriesOf(root)[0]) ?? ': ';
  if (first === undefined) return { ...emptyLayout(root, container), colon };
  const lead = source.slice(container.start + 1, first.start);
  const space = lead === '' && /\s$/.test(colon) ? ' ' : lead;
  const separator = second === undefined ? `,${space}` : source.slice(first.node.end, second.start);
  return { lead, tail: tailOf(container), separator, colon };
}

const tailOf = (container: JsonNode): string =>
  container.source.slice(entriesOf(container).at(-1)?.node.end, container.end - 1);

const colonOf = (entry: JsonEntry | undefined): string | null =>
  entry === undefined || entry.key === null ? null : entry.node.source.slice(entry.keyEnd, entry.node.start);

function emptyLayout(root: JsonNode, { source, start, parent }: JsonNode): Omit<Layout, 'colon'> {
  const margin = parent === null ? marginAt(source, start) : lineBreakOf(layoutOf(root, parent));
  if (margin === null) return { lead: '', tail: '', separator: ',' };
  const lead = margin + indentOf(root);
  return { lead, tail: margin, separator: `,${lead}` };
}

const marginAt = (text: string, start: number): string =>
  lastBreak(text.slice(0, start)) ?? (text.includes('\r\n') ? '\r\n' : '\n');

/** One step of indentation: how much further the entries of the root are indented than its closing bracket. */
function indentOf(root: JsonNode): string {
  const [first] = entriesOf(root);
  if (first === undefined) return TWO_SPACES;
  const inner = lastBreak(root.source.slice(root.start + 1, first.start));
  const outer = lastBreak(tailOf(root));
  return inner !== null && outer !== null && inner.startsWith(outer) ? inner.slice(outer.length) : TWO_SPACES;
}

/** Returns a function that prints a value in the style of the text to which `root` belongs. */
export function createJsonPrinter(root: JsonNode, value: unknown): JsonPrinter {
  return (breakAt) => {
    if (breakAt === null) return JSON.stringify(value);
    return JSON.stringify(value, null, indentOf(root) || TWO_SPACES).replaceAll('\n', breakAt);
  };
}
