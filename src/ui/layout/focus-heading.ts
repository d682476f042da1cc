/** Gives the focus to the heading of the section around an element, when the control that had it is gone. */
export function focusHeading(inside: Element): void {
  const heading = inside.closest('section')?.querySelector<HTMLElement>(':is(h2, h3, h4, h5, h6)');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
