import { MINUTE_MS } from '@/lib/durations';

/**
 * Downloads a file.
 * @param name the name of the file
 */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click, so keep the URL valid for a minute.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}

/**
 * Downloads a text as a file.
 * @param type the media type, e.g. "application/json"
 */
export function saveText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type }));
}

/** Downloads a value as a JSON file. */
export function saveJson(name: string, content: object): void {
  saveText(name, JSON.stringify(content, null, 2), 'application/json');
}
