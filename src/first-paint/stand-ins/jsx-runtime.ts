/** A piece of HTML; anything else in the place of a child is text. */
export class Html {
  constructor(readonly text: string) {}
}

type Child = Html | string | number | boolean | null | undefined | Child[];
type Props = Record<string, unknown> & { children?: Child };
type Component = (props: Props) => Child;

/** Attributes that JSX calls otherwise. The content policy forbids styles in HTML: they are set by the script. */
const NAMES: Record<string, string> = {
  className: 'class',
  dateTime: 'datetime',
  tabIndex: 'tabindex',
  style: 'data-style',
};

/** In place of `react/jsx-runtime`, while the console is built: components give HTML at once. */
export function jsx(type: string | Component, { children, ...attributes }: Props): Child {
  if (typeof type === 'function') return type({ children, ...attributes });
  const start = `<${type}${Object.entries(attributes).map(attributeOf).join('')}>`;
  return new Html(type === 'img' ? start : `${start}${htmlOf(children)}</${type}>`);
}

export const jsxs = jsx;

export function Fragment({ children }: Props): Child {
  return children;
}

function attributeOf([name, value]: [string, unknown]): string {
  if (name === 'ref' || typeof value === 'function' || value === undefined || value === null) return '';
  // Of what is false React writes out only what ARIA wants to read.
  if (value === false && !name.startsWith('aria-')) return '';
  const text = value === true && !/^(?:aria|data)-/.test(name) ? '' : valueOf(value);
  return ` ${NAMES[name] ?? name}="${escape(text)}"`;
}

function valueOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The HTML of what JSX calls children. */
export function htmlOf(child: Child): string {
  if (Array.isArray(child)) return child.map(htmlOf).join('');
  if (child instanceof Html) return child.text;
  return child === null || child === undefined || typeof child === 'boolean' ? '' : escape(String(child));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
