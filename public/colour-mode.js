// Runs before the first paint, so that a chosen dark mode never flashes white; the console's CSP forbids inline scripts.
// src/ui/theme/colour-mode.ts writes the same key and attributes. Without a choice, CSS follows the system.
try {
  const mode = localStorage.getItem('colour-mode');
  if (mode === 'light' || mode === 'dark') {
    document.documentElement.dataset.theme = mode;
    for (const meta of document.querySelectorAll('meta[data-mode]'))
      meta.media = mode === meta.dataset.mode ? 'all' : 'not all';
  }
} catch {
  // Storage may be blocked: the system's mode it is.
}
