/** What the main job needs of a browser, whatever its engine and protocol. Elements are found by XPath. */
export interface EnginePage {
  /** Name and version as the browser says them. */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A real click into the middle of the element. */
  click(xpath: string): Promise<void>;
  /** Replaces the text of a field by typed keys. */
  fill(xpath: string, text: string): Promise<void>;
  /** What the browser wrote into its console as an error so far. */
  errors(): readonly string[];
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}

/** A browser engine besides Chromium that the console has to work in. */
export interface Engine {
  readonly name: string;
  /** Programs that must be there. */
  readonly programs: readonly string[];
  /** Debian's packages that bring them. */
  readonly packages: readonly string[];
  launch(): Promise<EnginePage>;
}
