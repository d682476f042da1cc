/**
 * Focuses the heading of the section or page around an element. Call it when the control that had the focus is gone.
 */
export function focusHeading(inside: Element): void {
  const section = inside.closest('section')?.querySelector<HTMLElement>(':is(h2, h3, h4, h5, h6)');
  const heading = section ?? document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
