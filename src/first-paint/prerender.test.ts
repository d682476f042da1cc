import { expect, test } from 'vitest';
import { executionWords } from '@/entities/execution/execution-words';
import { executionColumns } from '@/entities/execution/use-execution-columns';
import { i18n } from '@/i18n/start-i18n';
import { prerender } from './prerender';

test('the prerendered row of each role has the columns of the table by name, in both languages', async () => {
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
      expect(slots).toEqual(executionColumns(t, executionWords(t), showCompany).map(({ key }) => key));
    }
  expect(en).toContain('Execution tracker');
  expect(fr).toContain('Suivi des exécutions');
  expect(en + fr).not.toMatch(/sample\.invalid| style=/);
}, 30_000);
