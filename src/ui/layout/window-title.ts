let title = '';
let mark = '';

/** Sets the window's title. Every screen names itself here. */
export function setWindowTitle(next: string): void {
  title = next;
  document.title = mark + title;
}

/** Sets what stands before the title of every screen, such as "(2) "; "" for nothing. */
export function setWindowMark(next: string): void {
  if (next === mark) return;
  mark = next;
  if (title !== '') document.title = mark + title;
}
