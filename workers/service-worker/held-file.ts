interface HeldFile {
  headers: Headers;
  body: ArrayBuffer;
}

const held = new Map<string, HeldFile>();

/**
 * Gives a file of this build. It is read once in this worker's life: a start then waits neither for the disk nor for the
 * pieces in which that gives a file.
 * @param read gives the file as it is stored; one that is not there, or not ok, is read again next time
 */
export async function heldFile<Missing>(
  url: string,
  read: () => Promise<Response | Missing>,
): Promise<Response | Missing> {
  let file = held.get(url);
  if (file === undefined) {
    const stored = await read();
    if (!(stored instanceof Response) || !stored.ok) return stored;
    file = { headers: stored.headers, body: await stored.arrayBuffer() };
    held.set(url, file);
  }
  return new Response(file.body, { headers: file.headers });
}
