import { fastify } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswer, acceptsGzip } from './compress-answer';

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, status: 'finished' })));
const app = fastify();

beforeAll(async () => {
  app.addHook('onSend', async (request, reply, payload) => compressAnswer(request, reply, payload));
  app.get('/long', async (_, reply) => reply.header('Vary', ['Accept', 'Origin']).header('ETag', '"a"').send(long));
  app.get('/short', async (_, reply) => reply.send('{}'));
  await app.ready();
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('an answer', () => {
  it('is compressed for callers that accept gzip, and has the headers for caches', async () => {
    const { headers, rawPayload } = await ask('/long', 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(headers['vary']).toEqual(['Accept', 'Origin', 'Accept-Encoding']);
    expect(headers['etag']).toBe('W/"a"');
    expect(rawPayload.length).toBeLessThan(long.length / 4);
    expect(gunzipSync(rawPayload).toString()).toBe(long);
  });

  it('is plain for callers that do not accept gzip, but still has `Vary`', async () => {
    const { headers, body } = await ask('/long');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['etag']).toBe('"a"');
    expect(body).toBe(long);
  });

  it('is plain when it is short', async () => {
    const { headers } = await ask('/short', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('gzip', () => {
  it.each(['gzip', 'br, gzip;q=0.8', '*', 'GZIP ; q=1', 'gzip;q=0.01'])('is accepted by "%s"', (accepted) => {
    expect(acceptsGzip(accepted)).toBe(true);
  });

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0', 'x-gzipped'])(
    'is not accepted by "%s"',
    (accepted) => {
      expect(acceptsGzip(accepted)).toBe(false);
    },
  );
});
