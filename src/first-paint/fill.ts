import { insertTexts, type Part } from './part';

/** Makes the nodes of a part. Throws when its template or a text is missing. */
export type Fill = (part: Part) => DocumentFragment;

/** Changes one node of a copied template. */
type Hole = (node: Node, part: Part) => void;

interface Template {
  content: DocumentFragment;
  /** By the place of their node in the order of the document. */
  holes: [place: number, hole: Hole][];
}

/** Reads the prerendered templates of a language (`prerender.tsx`). */
export function readTemplates(all: DocumentFragment): Fill {
  const templates = new Map<string, Template>();
  const fill: Fill = (part) => {
    const template = templates.get(part.name) ?? readTemplate(all, part.name, fill);
    templates.set(part.name, template);
    const copy = template.content.cloneNode(true) as DocumentFragment;
    const nodes = nodesOf(copy);
    for (const [place, hole] of template.holes) hole(nodes[place] as Node, part);
    return copy;
  };
  return fill;
}

function readTemplate(all: DocumentFragment, name: string, fill: Fill): Template {
  const { content } = needed(all.querySelector<HTMLTemplateElement>(`[data-part~="${name}"]`));
  return {
    content,
    holes: nodesOf(content).flatMap((node, place) => holesOf(node, fill).map((hole): [number, Hole] => [place, hole])),
  };
}

function holesOf(node: Node, fill: Fill): Hole[] {
  if (node instanceof HTMLSlotElement) {
    const { name } = node;
    return [(slot, { parts }) => (slot as Element).replaceWith(...(parts[name] ? [fill(parts[name])] : []))];
  }
  if (node instanceof Element) return [...node.attributes].flatMap(attributeHole);
  const text = node.nodeValue ?? '';
  return text.includes('{{') ? [(copy, part) => (copy.nodeValue = insertTexts(text, part))] : [];
}

function attributeHole({ name, value }: Attr): Hole[] {
  // The content policy forbids styles in HTML.
  if (name === 'data-style')
    return [
      (copy) => {
        const element = copy as HTMLElement;
        element.style.cssText = value;
        element.removeAttribute(name);
      },
    ];
  if (!value.includes('{{')) return [];
  return [(copy, part) => (copy as Element).setAttribute(name, insertTexts(value, part))];
}

function nodesOf(root: Node): Node[] {
  const walker = document.createTreeWalker(root);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** What must be there; throws when it is not, and nothing is painted. */
export function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  return needed(root.querySelector<E>(selector));
}
