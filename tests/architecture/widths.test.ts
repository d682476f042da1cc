import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The widths of the window at which a layout may change, px (src/ui/theme/tokens.css). */
const WIDTHS = new Set([640, 860, 1008, 1248, 1600]);
/** Style sheets with widths of their own, which move to the five one by one. */
const OTHERS = new Set([
  'src/app/shell/top-bar.module.css',
  'src/app/shell/user-menu/user-menu.module.css',
  'src/features/connections/form/connection-test.module.css',
  'src/features/diagnostics/diagnostics.module.css',
  'src/features/executions/log/log-tools.module.css',
  'src/features/executions/log/log-viewer.module.css',
  'src/features/executions/view/analysis/run-evidence.module.css',
  'src/features/job-instances/form/conflict/bar.module.css',
  'src/features/job-instances/form/tabs/advanced.module.css',
  'src/features/job-instances/form/tabs/configuration/configuration.module.css',
  'src/features/job-instances/form/tabs/history/difference.module.css',
  'src/features/job-instances/view/facts/facts.module.css',
  'src/features/session/session-frame.module.css',
]);

test('a layout changes only at the five widths of the console', () => {
  const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.css') && !OTHERS.has(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*\{/g)].flatMap(([rule]) =>
        [...rule.matchAll(/(\d+)px/g)].filter(([, px]) => !WIDTHS.has(Number(px))).map(() => `${file}: ${rule}`),
      ),
    );
  expect(wrong).toEqual([]);
});

test('every kind of column has a width', () => {
  const [, union = ''] = /type ColumnKind =([^;]*);/.exec(readFileSync('src/ui/table/column.ts', 'utf8')) ?? [];
  const kinds = [...union.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind);
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !tokens.includes(`--w-${kind}: `))).toEqual([]);
});
