/** Resolves after the browser has painted what is rendered now; in a hidden tab, once it is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
