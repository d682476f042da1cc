interface HeldFile {
  headers: Headers;
  body: ArrayBuffer;
}

const held = new Map<string, HeldFile>();

/**
 * Gives a file of this build. It is read once in this worker's life: a start then waits neither for the disk nor for the
 * pieces in which that gives a file.
 * @param read gives the file as it is stored; one that is not there is looked for again next time
 */
export async function heldFile(url: string, read: () => Promise<Response | undefined>): Promise<Response | undefined> {
  let file = held.get(url);
  if (file === undefined) {
    const stored = await read();
    if (stored === undefined) return undefined;
    file = { headers: stored.headers, body: await stored.arrayBuffer() };
    held.set(url, file);
  }
  return new Response(file.body, { headers: file.headers });
}
