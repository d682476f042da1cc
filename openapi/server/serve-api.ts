import { parseArgs } from 'node:util';
import { createBackend } from './backend';
import { secretsKey } from './hosting/secrets-key';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5200' },
    faults: { type: 'boolean', default: false },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string' },
    data: { type: 'string' },
  },
});

const backend = await createBackend({
  faults: values.faults,
  speed: Number(values.speed),
  ...(values.seed !== undefined && { seedExecutions: Number(values.seed) }),
  secretsKey: secretsKey(process.env.SECRETS_KEY, `${values.data ?? '.data/serve-api'}.key`),
  ...(values.data !== undefined && { dataDir: values.data }),
  ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
});

process.once('SIGINT', () => void backend.close());
process.once('SIGTERM', () => void backend.close());

console.log(`Backend on ${await backend.app.listen({ port: Number(values.port), host: '127.0.0.1' })}`);
for (const account of backend.accounts) console.log(`${account.role.padEnd(20)} ${account.email}  ${account.password}`);
