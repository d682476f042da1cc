/** Resolves after the browser has painted the current content; in a hidden tab, after the tab is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
