import type { ApiResult } from './api-failure';
import { toApiResult } from './fetch-response';

/** The result of openapi-fetch with the body as a stream. */
interface StreamResult {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  error?: unknown;
  response: Response;
}

/**
 * Reads a file of at most `maxBytes` bytes. For a longer file, the value is null and the rest is not transferred.
 * @param call a call of the client with `parseAs: 'stream'`
 */
export async function fileUpTo(maxBytes: number, call: Promise<StreamResult>): Promise<ApiResult<Blob | null>> {
  let isTooLong = false;
  const read = async () => {
    const result = await call;
    if (!result.response.ok) return result;
    const file = await readUpTo(maxBytes, result.data);
    isTooLong = file === null;
    return { ...result, data: file };
  };
  const result = await toApiResult(read(), 'file');
  if (!result.ok) return result;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null only if the file is too long
  return { ...result, value: isTooLong ? null : (result.value as Blob) };
}

async function readUpTo(maxBytes: number, body: StreamResult['data']): Promise<Blob | null> {
  if (body === null || body === undefined) return new Blob();
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
