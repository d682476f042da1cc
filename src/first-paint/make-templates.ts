import { insertTexts, type Part, type PartName } from './part';

/**
 * Makes templates at build time, of what React renders of samples. The first sample of a part becomes its template, with
 * holes in the place of the sample's texts and inner parts. Filled in for any other sample, the template must give what
 * React renders of it.
 */
export class TemplateMaker {
  readonly #templates = new Map<string, string>();
  readonly #samples = new Map<string, number>();

  /** Throws when the part does not show what React shows. */
  add(part: Part, html: string): void {
    const { name } = part;
    if (!this.#templates.has(name)) this.#templates.set(name, this.#withHoles(part, html));
    const filled = this.htmlOf(part);
    if (filled !== html) throw new Error(`First paint of ${name}:\n${filled}\nReact:\n${html}`);
    this.#samples.set(name, (this.#samples.get(name) ?? 0) + 1);
  }

  /** What a filled part is as HTML. */
  htmlOf(part: Part): string {
    const template = this.#templates.get(part.name);
    if (template === undefined) throw new Error(`There is no sample of ${part.name}`);
    const texts = Object.entries(part.texts).map(([key, text]) => [key, escape(text)]);
    const escaped = { ...part, texts: Object.fromEntries(texts) as Part['texts'] };
    return template
      .split(/(<slot name="\w+"><\/slot>)/)
      .map((piece) => {
        const inner = part.parts[/^<slot name="(\w+)"/.exec(piece)?.[1] ?? ''];
        if (inner !== undefined) return this.htmlOf(inner);
        return piece.startsWith('<slot ') ? '' : insertTexts(piece, escaped);
      })
      .join('');
  }

  /** All templates as elements. Throws when a part that is needed has no template, or only one sample to compare with. */
  elements(needed: readonly PartName[]): string {
    const names = new Map<string, string[]>();
    for (const [name, html] of this.#templates) names.set(html, [...(names.get(html) ?? []), name]);
    const poor = needed.filter(
      (name) => (this.#samples.get(name) ?? 0) < (/\{\{|<slot/.test(this.#templates.get(name) ?? '') ? 2 : 1),
    );
    if (poor.length > 0) throw new Error(`Too few samples of ${poor.join(', ')}`);
    return [...names].map(([html, of]) => `<template data-part="${of.join(' ')}">${withoutStyles(html)}</template>`).join('');
  }

  #withHoles({ name, texts, parts }: Part, html: string): string {
    const inner = Object.entries(parts).map(([slot, part]): Replacement => {
      return [new RegExp(literal(`>${this.htmlOf(part)}<`)), `><slot name="${slot}"></slot><`];
    });
    const longestFirst = Object.entries(texts).sort(([, a], [, b]) => b.length - a.length);
    const own = longestFirst.map(([key, text]): Replacement => {
      return [new RegExp(String.raw`(?<![\w.-])${literal(escape(text))}(?![\w.-])`, 'g'), `{{${key}}}`];
    });
    return [...inner, ...own].reduce((before, [found, hole]) => {
      if (before.search(found) < 0) throw new Error(`React does not show ${found} in ${name}:\n${before}`);
      return before.replace(found, () => hole);
    }, html);
  }
}

type Replacement = [found: RegExp, hole: string];

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The content policy forbids styles in HTML: the script sets them. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React escapes texts and attributes. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
