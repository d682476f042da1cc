interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string | undefined;
}

/** The sheets of <Global>, by their keys. */
const globals = new Map<string, CSSStyleSheet>();

/**
 * Emotion's style sheet as a constructable style sheet. The CSS object model is not "inline style", so the policy
 * `style-src 'self'` needs neither a nonce nor 'unsafe-inline' (decision 006). It has the members that @emotion/cache
 * and <Global> use; one per cache. The rules of <Global> are the same for every overlay and stay: removing and adding
 * them would make the browser recalculate the styles of the page each time.
 */
export class AdoptedSheet {
  key: string;
  nonce: string | undefined;
  container: Node;
  isSpeedy = true;
  tags: HTMLStyleElement[] = [];
  ctr = 0;
  before: Element | null = null;
  private readonly sheet: CSSStyleSheet;
  private readonly isKept: boolean;

  constructor({ key, nonce, container }: SheetOptions) {
    this.key = key;
    this.nonce = nonce;
    this.container = container;
    const kept = globals.get(key);
    this.isKept = kept !== undefined;
    this.sheet = kept ?? new CSSStyleSheet();
    if (this.isKept) return;
    const all = document.adoptedStyleSheets;
    const isGlobal = key.endsWith('-global');
    // Global rules come first, so that classes override them. Their own order does not matter.
    document.adoptedStyleSheets = isGlobal ? [this.sheet, ...all] : [...all, this.sheet];
    if (isGlobal) globals.set(key, this.sheet);
  }

  /** Only for server rendering, which this console does not use. */
  hydrate(): void {}

  insert(rule: string): void {
    this.ctr += 1;
    if (this.isKept) return;
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A vendor-specific selector of another browser; Emotion ignores those too.
    }
  }

  flush(): void {
    if (globals.get(this.key) === this.sheet) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.ctr = 0;
  }
}
