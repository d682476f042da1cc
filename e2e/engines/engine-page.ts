/** What the test scenario `mainJob` needs from a browser, whatever its engine and protocol. Elements are addressed by XPath. */
export interface EnginePage {
  /** Name and version as the browser reports them. */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A real click into the middle of the element. */
  click(xpath: string): Promise<void>;
  /** Replaces the text of a field by typed keys. */
  fill(xpath: string, text: string): Promise<void>;
  /** The errors in the browser's console so far. */
  errors(): readonly string[];
  /** Stops the browser and every process that was started for it. */
  close(): Promise<void>;
}

/** A browser engine besides Chromium that the console supports. */
export interface Engine {
  readonly name: string;
  /** Required programs. */
  readonly programs: readonly string[];
  /** The Debian packages that contain them. */
  readonly packages: readonly string[];
  launch(): Promise<EnginePage>;
}
