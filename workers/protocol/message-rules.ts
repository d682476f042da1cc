import type { SyncMessage, SyncStatus } from './sync-status';

/**
 * Describes a type by an example of a value. Null stands for a number or null. A list has one example of its members. A
 * function checks the value itself.
 */
type Example =
  | string
  | number
  | boolean
  | null
  | ((value: unknown) => boolean)
  | readonly [Example]
  | { readonly [key: string]: Example };

type Examples = { [Kind in SyncMessage['kind']]: Properties<Extract<SyncMessage, { kind: Kind }>> };
/** An example for each property of a type. A missing example does not compile. */
type Properties<Value> = { [Key in keyof Omit<Value, 'kind'>]-?: Example };

const task: Properties<SyncStatus['tasks'][number]> = { name: '', endedAt: 0, succeededAt: null, nextAt: 0 };
const status: Properties<SyncStatus> = {
  cacheName: '',
  schema: 0,
  term: 0,
  phase: '',
  lastSuccessAt: null,
  latencyMs: null,
  failure: (kind) => kind === null || fits(kind, ''),
  fill: { seen: 0, total: null, done: true },
  rejectedRows: 0,
  tasks: [task],
  sendingHeldUntil: null,
};
const isWatch = (value: unknown): boolean => fits(value, { kind: '', id: 0 }) || fits(value, { kind: '', code: '' });
const EXAMPLES: Examples = {
  hello: {},
  status: { status },
  presence: { tabId: '', visible: true, watching: [isWatch], gone: true },
  wake: { target: '' },
  unauthorized: { token: '' },
  clock: { offsetMs: 0 },
  'storage-failed': { cacheName: '' },
  'draft-sent': { draftId: '', code: '' },
};

function fits(value: unknown, example: Example): boolean {
  if (typeof example === 'function') return example(value);
  if (example === null || typeof example === 'number') return value === example || Number.isFinite(value);
  if (typeof example !== 'object') return typeof value === typeof example;
  if (isList(example)) return Array.isArray(value) && value.every((each) => fits(each, example[0]));
  return isObject(value) && Object.entries(example).every(([key, inner]) => fits(value[key], inner));
}

const isList = (example: object): example is readonly [Example] => Array.isArray(example);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether the `kind` of the data is a known kind of message. The check is needed because any page of the origin can
 * send data.
 */
export function isMessage(data: unknown): data is { kind: SyncMessage['kind']; protocol?: unknown } {
  return isObject(data) && typeof data['kind'] === 'string' && Object.hasOwn(EXAMPLES, data['kind']);
}

/** Whether a message of this build's protocol has all properties of its kind. */
export function isComplete(message: { kind: SyncMessage['kind'] }): message is SyncMessage {
  return fits(message, EXAMPLES[message.kind]);
}
