/** Gives a copy of a prerendered part by its name; null when there is none. */
export type Pieces = (name: string) => Element | null;

/** The parts that came with a page. */
export function piecesOf(content: DocumentFragment): Pieces {
  return (name) => {
    const template = content.getElementById(name) as HTMLTemplateElement | null;
    return (template?.content.cloneNode(true).firstChild ?? null) as Element | null;
  };
}

/** What must be there; throws when it is not, and nothing is painted. */
export function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

export function find(root: ParentNode, selector: string): Element {
  return needed(root.querySelector(selector));
}

/** Replaces a part of a text, or of an element's. */
export function replaceText(node: Node, from: string | RegExp, to: string): void {
  node.textContent = needed(node.textContent).replace(from, to);
}

/** Replaces a part of an element's tip. */
export function replaceTip(element: Element, from: string | RegExp, to: string): void {
  element.setAttribute('title', needed(element.getAttribute('title')).replace(from, to));
}
