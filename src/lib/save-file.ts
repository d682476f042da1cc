/** Has the browser save a value as a JSON file. */
export function saveFile(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
