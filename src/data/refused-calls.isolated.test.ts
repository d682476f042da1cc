import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProblem } from '@/api/read-problem';
import { tokenOf } from '@tests/support/component/world';
import { runCommand } from './sync/sync-connection';

vi.mock('./sync/sync-connection', () => ({ runCommand: vi.fn<() => Promise<unknown>>() }));

const refused = { ok: false, problem: readProblem(403, undefined, null) } as const;
const failed = { ok: false, problem: readProblem(500, undefined, null) } as const;

let asked: string[];
/** The roles of the signed-in user on the server; null if the server refuses every call. */
let roles: string[] | null;

async function page() {
  const [{ commands }, { onRefusal }, { readOwnUser }, { readCompanies }, { storeSession }] = await Promise.all([
    import('./commands'),
    import('./refused-calls'),
    import('./online/users'),
    import('./online/companies'),
    import('./session-store'),
  ]);
  storeSession(tokenOf({ id: 7, roles: ['ROLE_USER'], company: 'acme' }), 0);
  onRefusal(readOwnUser);
  return { commands, readCompanies };
}

const settle = () => vi.advanceTimersByTimeAsync(100);
const checks = () =>
  vi
    .mocked(runCommand)
    .mock.calls.filter(([name]) => name === 'checkRights')
    .map(([, args]) => args as { inToken: { text: string }; now: { text: string } });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  roles = ['ROLE_RESTRICTED_USER'];
  vi.mocked(runCommand).mockImplementation(
    async (name) => (name === 'launch' ? refused : { ok: true, value: null }) as never,
  );
  vi.stubGlobal('location', new URL('http://console.test/'));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (roles === null || !pathname.startsWith('/api/users')) return answer({}, 403);
    return answer({ id: 7, email: 'ada@acme.test', roles, company: { code: 'acme' } }, 200);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });

test('after refused commands, the page reads the signed-in user once and tells the worker the new role', async () => {
  const { commands } = await page();
  await commands.launch({ code: 'a', delta: null });
  await commands.launch({ code: 'b', delta: null });
  await settle();
  expect(asked).toEqual(['/api/users/7']);
  expect(checks()).toHaveLength(1);
  expect(checks()[0]?.now.text).not.toBe(checks()[0]?.inToken.text);
});

test('a refused call of a screen reads the signed-in user; if that read is refused too, no further request follows', async () => {
  roles = null;
  const { readCompanies } = await page();
  await readCompanies(undefined, 1);
  await settle();
  expect(asked).toEqual(['/api/companies', '/api/users/7']);
  await vi.advanceTimersByTimeAsync(61_000);
  await readCompanies(undefined, 1);
  await settle();
  expect(asked).toEqual(['/api/companies', '/api/users/7', '/api/companies', '/api/users/7']);
});

test('after a failure that is not a 403, nothing is read', async () => {
  const { commands } = await page();
  vi.mocked(runCommand).mockResolvedValue(failed);
  await commands.launch({ code: 'a', delta: null });
  await settle();
  expect(asked).toEqual([]);
});
