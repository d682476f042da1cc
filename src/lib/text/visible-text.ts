/**
 * Matches a text that has only invisible characters: white space, control characters, fillers, lone surrogates, and
 * combining marks, which have no width without a letter before them. A link or button with such a name has no area.
 */
const SHOWS_NOTHING =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Mn}\p{Me}\u{2800}]*$/u;

/** Returns the name; null if it is absent or invisible, so that the caller can show a code instead. */
export function visible(name: string | null | undefined): string | null {
  return name == null || SHOWS_NOTHING.test(name) ? null : name;
}

/** Control characters except tab, and characters that change the direction of the text after them. */
const CONTROLS = /(?!\t)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Replaces each control character with a visible character, so that it cannot hide or reverse the text. The length does
 * not change.
 */
export function withVisibleControls(text: string): string {
  return text.replace(CONTROLS, (control) => {
    const code = control.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}
