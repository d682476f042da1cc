import type { Part, PartName } from './part';

/**
 * Makes templates at build time, of what React renders of samples. The first sample of a part becomes its template, with
 * holes in the place of the sample's texts and inner parts. Filled in for any other sample, the template must give what
 * React renders of it.
 */
export class TemplateMaker {
  readonly #templates = new Map<string, string>();
  readonly #samples = new Map<string, number>();

  /** Throws when the filled template is not what React has rendered. */
  add(part: Part, html: string): void {
    const { name } = part;
    if (!this.#templates.has(name)) this.#templates.set(name, this.#withHoles(part, html));
    const filled = this.htmlOf(part);
    if (filled !== html) throw new Error(`First paint of ${name}:\n${filled}\nReact:\n${html}`);
    this.#samples.set(name, (this.#samples.get(name) ?? 0) + 1);
  }

  /** The filled template of a part, as `fill.ts` makes it in the page. */
  htmlOf({ name, texts, parts }: Part): string {
    const template = this.#templates.get(name);
    if (template === undefined) throw new Error(`There is no sample of ${name}`);
    return template.replaceAll(HOLE, (_, slot: string | undefined, attribute = '') => {
      const inner = parts[slot ?? ''];
      return inner ? this.htmlOf(inner) : escape(texts[slot ?? String(attribute)] ?? '');
    });
  }

  /** All templates as elements. Throws when a part that is needed has no sample, or no second one to compare with. */
  elements(needed: readonly PartName[]): string {
    const poor = needed.filter((name) => {
      const hasHoles = this.#templates.get(name)?.search(HOLE) !== -1;
      return (this.#samples.get(name) ?? 0) < (hasHoles ? 2 : 1);
    });
    if (poor.length > 0) throw new Error(`Too few samples of ${poor.join(', ')}`);
    const names = new Map<string, string[]>();
    for (const [name, html] of this.#templates) names.set(html, [...(names.get(html) ?? []), name]);
    return [...names].map(([html, of]) => `<template data-part="${of.join(' ')}">${marked(html)}</template>`).join('');
  }

  #withHoles({ name, texts, parts }: Part, html: string): string {
    const inner = Object.entries(parts).map(([slot, part]): Replacement => {
      return [new RegExp(literal(`>${this.htmlOf(part)}<`)), `>${slotOf(slot)}<`];
    });
    const longestFirst = Object.entries(texts).sort(([, a], [, b]) => b.length - a.length);
    const own = longestFirst.map(([key, text]): Replacement => {
      return [new RegExp(String.raw`(?<![\w.-])${literal(escape(text))}(?![\w.-])`, 'g'), `{{${key}}}`];
    });
    const withNames = [...inner, ...own].reduce((before, [found, hole]) => {
      if (before.search(found) < 0) throw new Error(`React does not show ${found} in ${name}:\n${before}`);
      return before.replace(found, () => hole);
    }, html);
    return withNames.replaceAll(/(<[^>]*>)|\{\{(\w+)\}\}/g, (_, tag?: string, key = '') => tag ?? slotOf(String(key)));
  }
}

type Replacement = [found: RegExp, hole: string];

const HOLE = /<slot name="(\w+)"><\/slot>|\{\{(\w+)\}\}/g;

const slotOf = (name: string): string => `<slot name="${name}"></slot>`;

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Marks the elements of which `fill.ts` changes attributes. The content policy forbids styles in HTML: it sets them. */
const marked = (html: string): string =>
  html.replaceAll(/<(\w+)(?=[^>]*(?:\{\{| style="))/g, '<$1 data-hole').replaceAll(' style="', ' data-style="');

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React escapes texts and attributes. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
