import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { checkAnswer } from './answer-check';
import { schemaValidator } from './schema-validator';

const schema = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };

/** The status of a call that answers `body` where the contract declares `schema`. */
async function statusFor(body: unknown): Promise<number> {
  const app = fastify();
  const validator = schemaValidator();
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 200) checkAnswer(request, reply, payload, validator);
  });
  const response = { 200: { content: { 'application/json': { schema } } } };
  app.get('/', { schema: { response } }, () => body);
  return (await app.inject('/')).statusCode;
}

test('an answer that matches the contract passes', async () => {
  expect(await statusFor({ id: 1, more: true })).toBe(200);
});

test('an answer that violates the contract is an error', async () => {
  expect(await statusFor({ id: 'one' })).toBe(500);
  expect(await statusFor({})).toBe(500);
});
