interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string | undefined;
}

/** The sheets of <Global>, by their keys. */
const globals = new Map<string, CSSStyleSheet>();

/**
 * Emotion's style sheet, written into a constructable one: the CSS object model is not "inline style", so the policy
 * `style-src 'self'` needs neither a nonce nor 'unsafe-inline' (decision 006). Has the members that @emotion/cache
 * and <Global> use; one per cache. The rules of <Global> are the same for every overlay: they stay once they are there,
 * because to take them away and bring them back makes the browser work out the styles of the whole page each time.
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
    // Global rules come first, so that a class wins over them; ours are few, so their order among themselves is free.
    document.adoptedStyleSheets = isGlobal ? [this.sheet, ...all] : [...all, this.sheet];
    if (isGlobal) globals.set(key, this.sheet);
  }

  /** Server rendering, which this console does not have. */
  hydrate(): void {
    // Nothing was rendered on a server.
  }

  insert(rule: string): void {
    this.ctr += 1;
    if (this.isKept) return;
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A selector of another browser's vendor; Emotion ignores those too.
    }
  }

  flush(): void {
    if (globals.get(this.key) === this.sheet) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.ctr = 0;
  }
}
