/**
 * Control sequences of terminals, as a logger writes them for colours ("\u001b[31m"), links and character sets. Source:
 * ECMA-48, 5.4 (control sequences) and 8.3.89 (operating system commands); ECMA-35, 13.2 (character sets).
 */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const TERMINAL_CODES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[()*+][0-~])/g;

/** The text without colours and other instructions to a terminal. */
export const withoutTerminalCodes = (text: string): string =>
  text.includes('\u001b') ? text.replaceAll(TERMINAL_CODES, '') : text;
