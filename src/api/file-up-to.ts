import type { ApiResult } from './api-failure';
import { settle } from './fetch-answer';

/** The result of openapi-fetch when it leaves the body to be read. */
interface StreamAnswer {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  error?: unknown;
  response: Response;
}

/**
 * Settles a call for a file. A file with more bytes than `most` is not read to its end: its value is null.
 * @param call with `parseAs: 'stream'`
 */
export async function fileUpTo(most: number, call: Promise<StreamAnswer>): Promise<ApiResult<Blob | null>> {
  let isTooLong = false;
  const read = async () => {
    const answer = await call;
    if (!answer.response.ok) return answer;
    const file = await readUpTo(most, answer.data);
    isTooLong = file === null;
    return { ...answer, data: file };
  };
  const result = await settle(read(), 'file');
  if (!result.ok) return result;
  return { ...result, value: isTooLong ? null : (result.value as Blob) };
}

async function readUpTo(most: number, body: StreamAnswer['data']): Promise<Blob | null> {
  if (body === null || body === undefined) return new Blob();
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
