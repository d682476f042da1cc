import { contractAnswers, allAnswers, type SampleAnswer } from './contract-answers';
import { answerText, mutated } from './mutated-answer';
import { operations } from '../../contract/support/contract-document';
import type { SeededRandom } from '../simulation/seeded-random';

const STATUSES = [200, 201, 204, 400, 401, 403, 404, 410, 422, 429, 500, 503];
const TYPES = ['application/ld+json', 'application/json', 'application/problem+json', 'text/html', 'text/plain'];

const routes = operations.map(({ id, call }) => {
  const [method = '', path = ''] = call.split(' ');
  const pattern = path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
  return { id, method, pattern: new RegExp(`^${pattern}$`) };
});

/** The operation of a request; undefined if the contract has none. */
function operationOf(method: string, address: string): string | undefined {
  const { pathname } = new URL(address);
  return routes.find((route) => route.method === method && route.pattern.test(pathname))?.id;
}

/** Answers every call with a mutated answer, which belongs to the same call or to another one. */
export class HostileBackend {
  /** How often each operation was answered. */
  readonly answered = new Map<string, number>();
  /** Requests that the contract does not contain. */
  readonly unknown: string[] = [];
  /** The last answer, for error messages. */
  last = '';

  /** @param better further answers, with more content than the contract's examples; the keys are operation ids */
  constructor(
    private readonly random: SeededRandom,
    private readonly better: Readonly<Record<string, SampleAnswer>> = {},
  ) {}

  get total(): number {
    return [...this.answered.values()].reduce((sum, count) => sum + count, 0);
  }

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const id = operationOf(request.method, request.url);
    if (id === undefined) {
      this.unknown.push(`${request.method} ${request.url}`);
      throw new TypeError('Failed to fetch');
    }
    this.answered.set(id, (this.answered.get(id) ?? 0) + 1);
    const { random } = this;
    if (random.chance(0.02)) throw new TypeError('Failed to fetch');
    const { status, type, value } = this.#answerTo(id);
    const text = type === 'text/plain' && typeof value === 'string' ? value : answerText(value, random);
    this.last = `${request.method} ${request.url} → ${status} ${type} ${text.slice(0, 2_000)}`;
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: { 'Content-Type': type } });
  };

  #answerTo(id: string): { status: number; type: string; value: unknown } {
    const { random } = this;
    const own = [...(contractAnswers.get(id) ?? []), ...[this.better[id] ?? []].flat()];
    const good = own.filter(({ status }) => status < 300);
    const sample: SampleAnswer = random.pick(random.chance(0.8) && good.length > 0 ? good : own);
    const strength = random.pick([0.01, 0.05, 0.2]);
    const value = mutated(random.chance(0.12) ? random.pick(allAnswers) : sample.value, random, strength);
    return {
      status: random.chance(0.1) ? random.pick(STATUSES) : sample.status,
      type: random.chance(0.1) ? random.pick(TYPES) : sample.type,
      value,
    };
  }
}
