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
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
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
  // Where no style is set React writes none.
  if (name === 'style' && text === '') return '';
  return ` ${NAMES[name] ?? name}="${escape(text)}"`;
}

/** Styles as CSS: `{ width: '20%' }` is "width:20%". */
function valueOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, set]) => set !== undefined)
    .map(([name, set]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${set}`)
    .join(';');
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
