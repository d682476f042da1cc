/** Only invisible characters: white space, control characters, fillers and lone surrogates. */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u{2800}]*$/u;

/** The name itself; null for an invisible or absent name, so that the caller shows a code instead. */
export function visible(name: string | null | undefined): string | null {
  return name == null || SHOWS_NOTHING.test(name) ? null : name;
}
