/** What takes no room or shows nothing: spaces, marks that steer, fillers, and halves of characters. */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u{2800}]*$/u;

/** A name to be shown as it is; null for one that nobody would see, so that a code takes its place. */
export function visible(name: string | null | undefined): string | null {
  return name == null || SHOWS_NOTHING.test(name) ? null : name;
}
