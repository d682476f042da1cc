/** Resolves when the document has been read: it still is when the first scripts begin. */
export async function documentRead(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}
