/** Packs bytes with gzip. Returns the bytes unchanged if the browser has no `CompressionStream`. */
export async function packBytes(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ packed: Uint8Array<ArrayBuffer>; isGzip: boolean }> {
  if (!('CompressionStream' in globalThis)) return { packed: bytes, isGzip: false };
  return { packed: new Uint8Array(await passThrough(new CompressionStream('gzip'), bytes)), isGzip: true };
}

/** Unpacks the result of `packBytes` into a plain text file. Rejects if the bytes are damaged. */
export async function unpackFile({
  packed,
  isGzip,
}: {
  packed: Uint8Array<ArrayBuffer>;
  isGzip: boolean;
}): Promise<Blob> {
  const type = 'text/plain;charset=utf-8';
  if (!isGzip) return new Blob([packed], { type });
  return new Blob([await passThrough(new DecompressionStream('gzip'), packed)], { type });
}

async function passThrough(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const input = new Response(bytes).body;
  return input === null ? new ArrayBuffer() : new Response(input.pipeThrough(stream)).arrayBuffer();
}
