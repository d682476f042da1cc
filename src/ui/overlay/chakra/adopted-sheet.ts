interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string | undefined;
}

/**
 * Emotion's style sheet, written into a constructable one: the CSS object model is not "inline style", so the policy
 * `style-src 'self'` needs neither a nonce nor 'unsafe-inline' (src/decisions/0002). Has the members that @emotion/cache
 * and <Global> use; one per cache and one per <Global>.
 */
export class AdoptedSheet {
  key: string;
  nonce: string | undefined;
  container: Node;
  isSpeedy = true;
  tags: HTMLStyleElement[] = [];
  ctr = 0;
  before: Element | null = null;
  private readonly sheet = new CSSStyleSheet();

  constructor({ key, nonce, container }: SheetOptions) {
    this.key = key;
    this.nonce = nonce;
    this.container = container;
    const all = document.adoptedStyleSheets;
    // Global rules come first, so that a class wins over them; ours are few, so their order among themselves is free.
    document.adoptedStyleSheets = key.endsWith('-global') ? [this.sheet, ...all] : [...all, this.sheet];
  }

  /** Server rendering, which this console does not have. */
  hydrate(): void {
    // Nothing was rendered on a server.
  }

  insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A selector of another browser's vendor; Emotion ignores those too.
    }
    this.ctr += 1;
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.ctr = 0;
  }
}
