import type { Part } from './part';

/** Makes the nodes of a part. Throws if the part has no template. */
export type Fill = (part: Part) => DocumentFragment;

/** Reads the prerendered templates of a language (`make-templates.ts`). */
export function readTemplates({ content }: HTMLTemplateElement): Fill {
  const templates = new Map<string | undefined, DocumentFragment>();
  for (const { dataset, content: template } of content.querySelectorAll('template'))
    for (const name of dataset['part']?.split(' ') ?? []) templates.set(name, template);
  const fill: Fill = ({ name, inside }) => {
    const copy = required(templates.get(name)).cloneNode(true) as DocumentFragment;
    for (const slot of copy.querySelectorAll('slot')) {
      const shown = inside[slot.name] ?? '';
      slot.replaceWith(typeof shown === 'string' ? shown : fill(shown));
    }
    for (const element of copy.querySelectorAll<HTMLElement>('[data-hole]')) {
      const attributes = element.dataset['hole']?.split(' ') ?? [];
      delete element.dataset['hole'];
      for (const attribute of attributes) {
        const value = element.getAttribute(attribute) ?? '';
        element.setAttribute(
          attribute,
          value.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => inside[key] as string),
        );
      }
    }
    // The content policy forbids style attributes in HTML, so set styles from here.
    for (const element of copy.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
      delete element.dataset['style'];
    }
    return copy;
  };
  return fill;
}

/** Returns the value; throws when it is missing, so that nothing is painted. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

/** The first element that matches a selector. Throws if there is none. */
export function findElement<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  return required(root.querySelector<E>(selector));
}
