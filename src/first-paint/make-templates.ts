import type { Part, PartName, Shown } from './part';

/**
 * Makes templates at build time from React's output for samples. The first sample of a part becomes its template, with
 * holes for its texts and inner parts. For every other sample, the filled template must equal React's output.
 */
export class TemplateMaker {
  readonly #templates = new Map<string, string>();
  readonly #samples = new Map<string, number>();

  /** Adds a sample. @param html React's output. Throws when the filled template differs from it. */
  add(shown: Shown, html: string): void {
    const name = typeof shown === 'string' ? 'a text' : shown.name;
    if (typeof shown !== 'string' && !this.#templates.has(name))
      this.#templates.set(name, this.#withHoles(shown, html));
    const filled = this.htmlOf(shown);
    if (filled !== html) throw new Error(`First paint of ${name}:\n${filled}\nReact:\n${html}`);
    this.#samples.set(name, (this.#samples.get(name) ?? 0) + 1);
  }

  /** The filled template of a part, like the output of `fill.ts` in the page. */
  htmlOf(shown: Shown): string {
    if (typeof shown === 'string') return escape(shown);
    const template = this.#templates.get(shown.name);
    if (template === undefined) throw new Error(`There is no sample of ${shown.name}`);
    return template.replaceAll(HOLE, (_, slot: string | undefined, key = '') =>
      this.htmlOf(shown.inside[slot ?? String(key)] ?? ''),
    );
  }

  /** All templates as HTML. Throws when a needed part has too few samples: two are needed for a template with holes. */
  elements(needed: readonly PartName[]): string {
    const tooFew = needed.filter((name) => {
      const hasHoles = this.#templates.get(name)?.search(HOLE) !== -1;
      return (this.#samples.get(name) ?? 0) < (hasHoles ? 2 : 1);
    });
    if (tooFew.length > 0) throw new Error(`Too few samples of ${tooFew.join(', ')}`);
    const names = new Map<string, string[]>();
    for (const [name, html] of this.#templates) names.set(html, [...(names.get(html) ?? []), name]);
    return [...names]
      .map(([html, of]) => `<template data-part="${of.join(' ')}">${markHoles(html)}</template>`)
      .join('');
  }

  #withHoles({ name, inside }: Part, html: string): string {
    const shown = Object.entries(inside).map(([key, value]) => ({
      key,
      isText: typeof value === 'string',
      html: this.htmlOf(value),
    }));
    const texts = shown.filter(({ isText }) => isText).sort((a, b) => b.html.length - a.html.length);
    // Replace parts before texts, because parts contain texts, and long texts before short texts, which they may
    // contain.
    const withNames = [...shown.filter(({ isText }) => !isText), ...texts].reduce(
      (before, { key, isText, html: found }) => {
        const place = isText ? String.raw`(?<![\w.-])${literal(found)}(?![\w.-])` : `(?<=>|^)${literal(found)}(?=<|$)`;
        const after = before.replace(new RegExp(place, isText ? 'g' : ''), () => `{{${key}}}`);
        if (after === before) throw new Error(`React does not show ${found} in ${name}:\n${before}`);
        return after;
      },
      html,
    );
    return withNames.replaceAll(/(<[^>]*>)|\{\{(\w+)\}\}/g, (_, tag?: string, key = '') => tag ?? slotOf(String(key)));
  }
}

const HOLE = /<slot name="(\w+)"><\/slot>|\{\{(\w+)\}\}/g;

const slotOf = (name: string): string => `<slot name="${name}"></slot>`;

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Marks the attributes that `fill.ts` fills, and the styles that it sets because the content policy forbids them in
 * HTML.
 */
const markHoles = (html: string): string =>
  html
    .replaceAll(/(<\w+)([^>]*\{\{[^>]*)/g, (_, tag: string, attributes: string) => {
      const names = [...attributes.matchAll(/([\w-]+)="[^"]*\{\{/g)].map(([, name]) => name);
      return `${tag} data-hole="${names.join(' ')}"${attributes}`;
    })
    .replaceAll(' style="', ' data-style="');

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes texts and attributes like React. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
