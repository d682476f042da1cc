import { afterEach, describe, expect, test, vi } from 'vitest';
import { executionTexts } from '@/shared/execution/execution-texts';
import { executionColumns, type ExecutionColumn } from '@/shared/execution/use-execution-columns';
import { i18n } from '@/i18n/start-i18n';
import { executionCells } from './execution-cells';
import { part } from './part';
import { prerender } from './prerender';

afterEach(() => vi.restoreAllMocks());

test('in both languages, the prerendered row of each role has the columns of the table', async () => {
  const { en, fr } = await prerender();
  const t = i18n.getFixedT('en', 'executions');
  for (const [role, showCompany] of [
    ['ROLE_ADMIN', true],
    ['ROLE_CLIENT_ADMIN', false],
    ['ROLE_USER', false],
    ['ROLE_RESTRICTED_USER', false],
  ] as const)
    for (const templates of [en, fr]) {
      const row = new RegExp(`<template data-part="[^"]*row.${role}[^"]*">(.*?)</template>`).exec(templates)?.[1] ?? '';
      const slots = [...row.matchAll(/<slot name="(\w+)">/g)].map(([, name]) => name);
      expect(slots).toEqual(executionColumns(t, executionTexts(t), showCompany).map(({ key }) => key));
    }
  expect(en).toContain('Execution tracker');
  expect(fr).toContain('Suivi des exécutions');
  expect(en + fr).not.toMatch(/sample\.invalid| style=/);
}, 30_000);

describe('the build fails for', () => {
  const failure = () => prerender().then(String, (error: Error) => error.message);

  test('a cell that differs from its column', async () => {
    vi.spyOn(executionCells, 'createdAt').mockImplementation((row) => executionCells.startedAt(row, {} as never));
    expect(await failure()).toContain('React:\n<time');
  });

  test('a cell of a column that the table does not have', async () => {
    const withOther: Record<string, unknown> = executionCells;
    withOther['colour'] = () => '1 s';
    expect(await failure()).toBe('The tracker has no column colour');
    delete withOther['colour'];
  });

  test('a slot that is renamed only for some rows', async () => {
    const { createdBy } = executionCells;
    vi.spyOn(executionCells, 'createdBy').mockImplementation((row, context) =>
      row.createdByEmail?.startsWith('o') ? part('creator', { address: row.createdByEmail }) : createdBy(row, context),
    );
    expect(await failure()).toContain('First paint of creator');
  });
});

test('a column without a cell, and a cell without a column, do not compile', () => {
  type Cells = typeof executionCells;
  const { status: _, ...others } = executionCells;
  // @ts-expect-error: `status` has no cell.
  const lacking: Cells = others;
  // @ts-expect-error: no column has this name.
  const unknown: ExecutionColumn = 'colour';
  expect([Object.keys(lacking), unknown]).not.toContain('status');
});
