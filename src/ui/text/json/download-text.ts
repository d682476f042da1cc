/** Saves a text as a file of the person's. @param type media type, e.g. "application/json" */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
