import type { SeededRandom } from '../simulation/seeded-random';
import { hostileStrings, unstorableStrings } from './hostile-strings';

const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  '',
  '7',
  [],
  {},
  [[]],
  [null],
  { '@id': 7 },
  { '@id': '/api/companies/%E0%A4%A' },
  { '@id': '/.well-known/genid/x' },
  { 0: 'a', 2: 'b' },
  '2026-13-45T99:99:99+99:99',
  '{"delta":true,"event":1}',
  '********',
];

const texts = [...hostileStrings, ...unstorableStrings].map(({ text }) => text);

/** A value that is nested `levels` levels deep. */
export function deepValue(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function oddValue(random: SeededRandom): unknown {
  if (random.chance(0.02)) return deepValue(random.pick([199, 201, 1000, 20_000]));
  return random.chance(0.5) ? random.pick(odd) : random.pick(texts);
}

/**
 * A copy of an answer with a few changes: other values, types or keys, duplicated or missing parts. `strength` is the
 * probability that a value is replaced.
 */
export function mutated(value: unknown, random: SeededRandom, strength: number): unknown {
  if (random.chance(strength)) return oddValue(random);
  if (Array.isArray(value)) return mutatedList(value, random, strength);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(() => !random.chance(strength / 2))
    .map(([key, each]): [string, unknown] => [
      random.chance(strength / 4) ? random.pick(texts) : key,
      mutated(each, random, strength),
    ]);
  if (random.chance(strength)) entries.push(['__proto__', { polluted: true }], [random.pick(texts), oddValue(random)]);
  return Object.fromEntries(entries);
}

function mutatedList(list: readonly unknown[], random: SeededRandom, strength: number): unknown[] {
  const kept = list.flatMap((each) => {
    if (random.chance(strength / 2)) return [];
    const copy = mutated(each, random, strength);
    return random.chance(strength / 2) ? [copy, copy] : [copy];
  });
  return random.chance(strength / 2) ? [...kept, oddValue(random)] : kept;
}

/** The text of an answer, sometimes cut, doubled, in another encoding or not JSON. */
export function answerText(value: unknown, random: SeededRandom): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? '';
  } catch {
    text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  }
  if (random.chance(0.05)) return text.slice(0, random.below(text.length + 1));
  if (random.chance(0.02)) return text + text;
  if (random.chance(0.02)) return `<!doctype html><title>Sign in</title>${text}`;
  return random.chance(0.02) ? `\uFEFF${text}` : text;
}
