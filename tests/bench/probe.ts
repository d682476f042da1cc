import { writeFileSync } from 'node:fs';
import { openStage } from './stage/stage';
import { openFilledBrowser } from './cases/filled-browser';
import { fillCache } from './stage/cache-fill';
import { ownerOf } from './cases/every-address';
import { visit } from './stage/visit';
import { GOOD } from './stage/link';
import { median } from './result/figures';

const RUNS = Number(process.env['PROBE_RUNS'] ?? 7);
const stage = await openStage();
const { url } = stage.consoleLink;
const { browser, cacheName, limit } = await openFilledBrowser(stage);
await fillCache(browser, url, { cacheName, from: 1, to: 10_000 });
const code = await ownerOf(browser, url, cacheName, 10_000);
await stage.consoleLink.become(null);
const all: Record<string, string> = {
  tracker: '/execution_tracker',
  error: '/execution_tracker?status=error',
  page2: '/execution_tracker?page=2',
  dash: '/',
  list: '/job_instance',
  view: `/job_instance/${code}/view`,
  edit: `/job_instance/${code}/edit`,
  exec: '/job_execution/10000',
};
const names = (process.env['PROBE'] ?? Object.keys(all).join()).split(',');
const addresses: [string, string][] = [['bare', limit], ...names.map((n): [string, string] => [n, url + all[n]])];
for (let i = 0; i < 3; i++)
  for (const [, a] of addresses) await visit(browser, a, { until: 'shown', timeoutMs: 20000 });

interface Ev {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  cat: string;
  args: any;
}
const results: Record<string, { cpu: number[]; wall: number[]; reqs: number[] }> = {};
for (const [n] of addresses) results[n] = { cpu: [], wall: [], reqs: [] };
for (let run = 0; run < RUNS; run++)
  for (const [name, address] of addresses) {
    const b = await (browser.browser() as any).newBrowserCDPSession();
    const events: Ev[] = [];
    b.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
    const page = await browser.newPage();
    const dt = await browser.newCDPSession(page);
    await dt.send('Runtime.enable');
    await dt.send('Runtime.addBinding', { name: 'reportMilestones' });
    const reached = new Promise<any>((resolve) => {
      setTimeout(resolve, 15000, {});
      dt.on('Runtime.bindingCalled', ({ payload }) => {
        const m = JSON.parse(payload);
        if (m.shown) resolve(m);
      });
    });
    if (process.env['THROTTLE'])
      await dt.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env['THROTTLE']) });
    const cats = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile'];
    if (process.env['PROFILE']) cats.push('disabled-by-default-v8.cpu_profiler');
    await b.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: cats, recordMode: 'recordAsMuchAsPossible' },
    });
    await page.goto(address, { waitUntil: 'commit' }).catch(() => {});
    const m = await reached;
    if (process.env['LINGER']) await new Promise((r) => setTimeout(r, 500));
    const done = new Promise<void>((r) => b.once('Tracing.tracingComplete', () => r()));
    await b.send('Tracing.end');
    await done;
    await page.close();
    await b.detach();
    // main thread of page: the thread with navigationStart for this url
    const nav =
      events.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL === address).at(-1) ??
      events
        .filter((e) => e.name === 'navigationStart' && String(e.args?.data?.documentLoaderURL).startsWith(url))
        .at(-1);
    if (!nav) {
      console.log('no nav', name);
      continue;
    }
    const end = nav.ts + (m.shown ?? 0) * 1000;
    let cpu = 0;
    for (const e of events)
      if (
        e.pid === nav.pid &&
        e.tid === nav.tid &&
        e.name === 'ThreadControllerImpl::RunTask' &&
        e.ts >= nav.ts &&
        e.ts < end
      )
        cpu += e.tdur ?? 0;
    if (cpu === 0)
      for (const e of events)
        if (e.pid === nav.pid && e.tid === nav.tid && e.name.includes('RunTask') && e.ts >= nav.ts && e.ts < end)
          cpu += e.tdur ?? 0;
    const reqs = events.filter((e) => e.name === 'ResourceSendRequest' && e.pid === nav.pid && e.ts < end);
    results[name]!.cpu.push(cpu / 1000);
    results[name]!.wall.push(m.shown ?? NaN);
    results[name]!.reqs.push(reqs.length);
    if (run === RUNS - 1 && name !== 'bare')
      writeFileSync(`/tmp/st/trace-${process.env['TAG'] ?? ''}${name}.json`, JSON.stringify({ nav, end, events }));
  }
const bare = results['bare']!;
for (const [n, r] of Object.entries(results))
  console.log(
    n.padEnd(10),
    `wall ${Math.round(median(r.wall))} (min ${Math.round(Math.min(...r.wall))}) ${(median(r.wall) / median(bare.wall)).toFixed(2)}×  minratio ${(Math.min(...r.wall) / Math.min(...bare.wall)).toFixed(2)}×  cpu ${Math.round(median(r.cpu))} (min ${Math.round(Math.min(...r.cpu))})  reqs ${median(r.reqs)}`,
  );
await stage.consoleLink.become(GOOD);
await browser.close();
await stage.close();
process.exit(0);
