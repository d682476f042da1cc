import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The parts of the contract that the server reads. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
}

interface Operation {
  operationId?: string;
  /** Empty, or with an empty entry, when a call needs no token. */
  security?: object[];
}

/** The ids of the operations that need no token. */
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

/** Returns a function that lists the HTTP methods of a path. The list of an unknown path is empty. */
export function methodFinder(contract: Contract): (path: string) => string[] {
  const templates = Object.entries(contract.paths).map(([template, operations]) => ({
    pattern: new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    allowed: methods.filter((method) => method in operations).map((method) => method.toUpperCase()),
  }));
  return (path) => [
    ...new Set(templates.filter(({ pattern }) => pattern.test(path)).flatMap(({ allowed }) => allowed)),
  ];
}
