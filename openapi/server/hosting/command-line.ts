import { parseArgs } from 'node:util';
import { dialects, type Dialect } from '../http/wire/dialect';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** The options of `npm start` and `npm run dev`; undefined means the default. */
export interface CommandLine {
  readonly port: number;
  /** The address of an existing backend. If set, only the console is served. */
  readonly backendUrl?: string | undefined;
  /** The public address of the console; undefined if it is used only on this machine. */
  readonly consoleUrl?: string | undefined;
  /** The address of the PostgreSQL database to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Whether a new database at `databaseUrl` gets the sample data. A new embedded database always gets it. */
  readonly sampleData: boolean;
  /** The e-mail address of the first super administrator of a new database at `databaseUrl`. */
  readonly firstAdministrator?: string | undefined;
  /** The domains of the shop platform; `myshopify.com` if absent. */
  readonly shopDomains?: readonly string[] | undefined;
  /** The trusted proxies, whose X-Forwarded-For is used; undefined trusts none. */
  readonly trustProxy?: TrustedProxies | undefined;
  /** The address of a mail server. Without it, e-mails are written as files. */
  readonly smtpUrl?: string | undefined;
  /** Whether to serve only the backend, because the dev server serves the console. */
  readonly backendOnly: boolean;
  readonly seedExecutions?: number | undefined;
  readonly dialect?: Dialect | undefined;
  readonly speed?: number | undefined;
  readonly tokenTtlSeconds?: number | undefined;
  readonly faults: boolean;
  /** Whether to accept addresses of this machine and of private networks for connections. */
  readonly allowPrivateAddresses: boolean;
}

/** An invalid flag or variable. The terminal shows the message. */
export class UsageError extends Error {}

export const usage = `npm start -- [flags]
  --seed N         start with N executions            --faults        switch on the fault routes below /__control/
  --dialect NAME   answer like an older or newer API  --speed N       run jobs N times as fast
  --token-ttl N    seconds until a sign-in expires    --port N        like PORT=N (default 4173)
  --data FOLDER    folder of the embedded database (default .data/start)
  --sample         put the sample data, whose passwords are published, into a new database at DATABASE_URL
  --allow-private-addresses  accept addresses of this machine and of private networks for connections
Variables: PORT, BACKEND_URL (serve only the console, for that backend), DATABASE_URL (PostgreSQL to use),
  FIRST_ADMINISTRATOR (e-mail of the only account that a new database at DATABASE_URL starts with),
  CONSOLE_URL (address of the console when it is not on this machine, for links in e-mails),
  SECRETS_KEY (32 bytes in base64 that seal the secrets in the database; without it a key is made in FOLDER.key),
  SHOP_DOMAINS (domains of the shop platform, separated by commas; default myshopify.com),
  TRUST_PROXY (how many proxies are before the backend, or their addresses and networks, separated by commas;
    without it X-Forwarded-For is ignored),
  SMTP_URL (mail server; without it e-mails are written as .eml files into FOLDER-emails), MAIL_FROM (their sender)`;

/**
 * Reads the flags and the environment variables.
 * @throws UsageError whose message contains the name of the wrong flag or variable
 */
export function readCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const flags = parseFlags(args);
  return {
    port: wholeNumber('PORT', flags.port ?? env['PORT'], 0) ?? 4173,
    backendUrl: webAddress('BACKEND_URL', env['BACKEND_URL']),
    consoleUrl: webAddress('CONSOLE_URL', env['CONSOLE_URL']),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: flags.data ?? '.data/start',
    sampleData: flags.sample === true || flags.seed !== undefined,
    firstAdministrator: env['FIRST_ADMINISTRATOR'] || undefined,
    shopDomains: env['SHOP_DOMAINS'] ? env['SHOP_DOMAINS'].split(',').map((domain) => domain.trim()) : undefined,
    trustProxy: trustedProxies(env['TRUST_PROXY']),
    smtpUrl: mailServer(env['SMTP_URL']),
    backendOnly: flags['backend-only'] ?? false,
    seedExecutions: wholeNumber('--seed', flags.seed, 0),
    dialect: dialectNamed(flags.dialect),
    speed: positiveNumber('--speed', flags.speed),
    tokenTtlSeconds: wholeNumber('--token-ttl', flags['token-ttl'], 1),
    faults: flags.faults ?? false,
    allowPrivateAddresses: flags['allow-private-addresses'] ?? false,
  };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        seed: { type: 'string' },
        dialect: { type: 'string' },
        speed: { type: 'string' },
        'token-ttl': { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        faults: { type: 'boolean' },
        'allow-private-addresses': { type: 'boolean' },
        sample: { type: 'boolean' },
        'backend-only': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(`${name} must be a full address such as https://console.example.com, not "${text}".`);
}

function mailServer(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(`SMTP_URL must be an address such as smtps://user:password@mail.example.com, not "${text}".`);
}

function trustedProxies(text: string | undefined): TrustedProxies | undefined {
  if (!text) return undefined;
  const proxies = readTrustedProxies(text);
  if (proxies !== null) return proxies;
  throw new UsageError(
    `TRUST_PROXY must be a number of proxies (at most 10), or addresses and networks such as 10.0.0.0/8, not "${text}".`,
  );
}

function dialectNamed(name: string | undefined): Dialect | undefined {
  if (name === undefined) return undefined;
  const known = dialects.find((dialect) => dialect === name);
  if (known) return known;
  throw new UsageError(`--dialect must be one of ${dialects.join(', ')}, not "${name}".`);
}

function positiveNumber(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new UsageError(`${name} must be a number above 0, not "${text}".`);
}

function wholeNumber(name: string, text: string | undefined, minimum: number): number | undefined {
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new UsageError(`${name} must be a whole number of at least ${minimum}, not "${text}".`);
}
