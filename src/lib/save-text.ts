/** Has the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser save a text as a file. @param type media type, e.g. "application/json" */
export function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }));
}

/** Has the browser save a value as a JSON file. */
export function saveJson(name: string, content: object): void {
  saveText(name, JSON.stringify(content, null, 2), 'application/json');
}
