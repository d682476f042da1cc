import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The contract, as far as the server reads it itself. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
}

/** Reads openapi/console.yaml from disk. */
export async function readContract(): Promise<Contract> {
  const text = await readFile(new URL('../../../console.yaml', import.meta.url), 'utf8');
  return parse(text) as Contract;
}

const methods = ['get', 'post', 'patch', 'put', 'delete'];

/** Gives the methods that the contract has for a path; none for an unknown path. */
export function methodFinder(contract: Contract): (path: string) => string[] {
  const templates = Object.entries(contract.paths).map(([template, operations]) => ({
    pattern: new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    allowed: methods.filter((method) => method in operations).map((method) => method.toUpperCase()),
  }));
  return (path) => [
    ...new Set(templates.filter(({ pattern }) => pattern.test(path)).flatMap(({ allowed }) => allowed)),
  ];
}
