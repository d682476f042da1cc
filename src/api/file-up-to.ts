import type { ApiResult } from './api-failure';
import { toApiResult } from './fetch-answer';

/** The result of openapi-fetch with the body as a stream. */
interface StreamAnswer {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  error?: unknown;
  response: Response;
}

/**
 * The result of a call for a file. The value is null if the file has more than `maxBytes` bytes; the rest is then not
 * read.
 * @param call with `parseAs: 'stream'`
 */
export async function fileUpTo(maxBytes: number, call: Promise<StreamAnswer>): Promise<ApiResult<Blob | null>> {
  let isTooLong = false;
  const read = async () => {
    const answer = await call;
    if (!answer.response.ok) return answer;
    const file = await readUpTo(maxBytes, answer.data);
    isTooLong = file === null;
    return { ...answer, data: file };
  };
  const result = await toApiResult(read(), 'file');
  if (!result.ok) return result;
  return { ...result, value: isTooLong ? null : (result.value as Blob) };
}

async function readUpTo(maxBytes: number, body: StreamAnswer['data']): Promise<Blob | null> {
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
