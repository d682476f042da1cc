import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The contract, as far as the server reads it itself. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
}

interface Operation {
  operationId?: string;
  /** Empty, or with an empty entry, when a call goes without a token. */
  security?: object[];
}

/** The operations that anybody may call without a token. */
export function publicOperations(contract: Contract): ReadonlySet<string> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
  const isPublic = ({ security }: Operation) =>
    security !== undefined && (security.length === 0 || security.some((each) => Object.keys(each).length === 0));
  return new Set(operations.filter(isPublic).map(({ operationId = '' }) => operationId));
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
