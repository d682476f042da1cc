/**
 * The functions of a browser that the scenario `mainJob` needs, independent of engine and protocol. Elements are
 * addressed by XPath.
 */
export interface EnginePage {
  /** Name and version as the browser reports them. */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. Returns its value, which must be serializable as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the middle of the element with real pointer input. */
  click(xpath: string): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(xpath: string, text: string): Promise<void>;
  /** The errors in the browser's console so far. */
  errors(): readonly string[];
  /** Stops the browser and every process that was started for it. */
  close(): Promise<void>;
}

/** A browser engine, other than Chromium, that the console supports. */
export interface Engine {
  readonly name: string;
  /** The paths of the required programs. */
  readonly programs: readonly string[];
  /** The Debian packages that contain the required programs. */
  readonly packages: readonly string[];
  launch(): Promise<EnginePage>;
}
