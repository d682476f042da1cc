let title = '';
let mark = '';

/** Sets the window's title. Every screen calls this with its own title. */
export function setWindowTitle(next: string): void {
  title = next;
  document.title = mark + title;
}

/** Sets the text before the title of every screen, such as "(2) "; "" for no text. */
export function setWindowMark(next: string): void {
  if (next === mark) return;
  mark = next;
  if (title !== '') document.title = mark + title;
}
