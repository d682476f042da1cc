import { existsSync, readFileSync } from 'node:fs';
import type { Dexie } from 'dexie';
import ts from 'typescript';
import { firstSchema, migrations } from '../../../openapi/server/store/migrations';
import { openDatabase } from '../../../openapi/server/store/open-database';
import { CacheDatabase } from '@/database/cache-database';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { DraftsDatabase } from '@/database/drafts-database';
import { VIEW_SCHEMA } from '@/domain/views/view';
import { SYNC_PROTOCOL } from '@workers/protocol/sync-channel';
import { storeShape } from './store-shape';
import { TypeLines } from './type-lines';

/** A number and the lines of a shape (`TypeLines`, `storeShape`), from the code or from the committed file. */
export interface NumberedShape {
  number: number;
  lines: readonly string[];
}

/** A shape that other builds rely on. It may change only together with its number. */
export interface GuardedShape {
  /** Its name in messages. */
  name: string;
  /** The file with the committed shape. */
  file: string;
  /** Where the number is, for messages. */
  numberIn: string;
  /** Whether stored rows are kept when the number changes. If so, no property may disappear or change its type. */
  onlyGrows: boolean;
  /** The shape in the code. */
  current(): NumberedShape | Promise<NumberedShape>;
}

const HEADER = '# Written by `npm run shapes`. A change of a line needs a new number.';

export const guardedShapes: readonly GuardedShape[] = [
  {
    name: 'rows of the cache',
    file: 'tests/architecture/shapes/cache.txt',
    numberIn: 'CACHE_SCHEMA in src/database/cache-schema.ts',
    onlyGrows: false,
    current: () => ({
      number: CACHE_SCHEMA,
      lines: tableLines('src/database/cache-database.ts', new CacheDatabase('shape')),
    }),
  },
  {
    name: 'rows of the drafts database',
    file: 'tests/architecture/shapes/drafts.txt',
    numberIn: 'the version in src/database/drafts-database.ts',
    onlyGrows: true,
    current: () => {
      const database = new DraftsDatabase('shape');
      return { number: database.verno, lines: tableLines('src/database/drafts-database.ts', database) };
    },
  },
  {
    name: 'messages between tabs and engines',
    file: 'tests/architecture/shapes/messages.txt',
    numberIn: 'SYNC_PROTOCOL in workers/protocol/sync-channel.ts',
    onlyGrows: false,
    current: () => ({
      number: SYNC_PROTOCOL,
      lines: typeLines('workers/protocol/sync-status.ts', 'SyncMessage', 'message'),
    }),
  },
  {
    name: 'saved views',
    file: 'tests/architecture/shapes/views.txt',
    numberIn: 'VIEW_SCHEMA in src/domain/views/view.ts',
    onlyGrows: true,
    current: () => ({ number: VIEW_SCHEMA, lines: typeLines('src/domain/views/view.ts', 'SavedView', 'view') }),
  },
  {
    name: 'tables of the backend',
    file: 'tests/architecture/shapes/store.txt',
    numberIn: 'the number of the schema, with a migration in openapi/server/store/migrations.ts',
    onlyGrows: false,
    current: async () => {
      const db = await openDatabase({ seed: async () => {} });
      const lines = await storeShape(db).finally(() => db.close());
      return { number: firstSchema + migrations.length, lines };
    },
  },
];

/** The lines of an exported type. */
function typeLines(file: string, name: string, path: string): string[] {
  const program = programOf([file]);
  const [declared] = exportsOf(program, file, name);
  if (declared === undefined) throw new Error(`${file} does not export ${name}`);
  return new TypeLines(program).of(program.getTypeChecker().getDeclaredTypeOfSymbol(declared), path);
}

/**
 * The lines of the stores of a database, with their indexes and rows. The class of the database must declare a property
 * for each table.
 */
function tableLines(file: string, database: Dexie): string[] {
  const program = programOf([file]);
  const types = new TypeLines(program);
  const [declared] = exportsOf(program, file, database.constructor.name);
  return database.tables.flatMap(({ name, schema }) => {
    const table = declared && program.getTypeChecker().getDeclaredTypeOfSymbol(declared).getProperty(name);
    const tableType = table && program.getTypeChecker().getTypeOfSymbol(table);
    const [row] = tableType ? program.getTypeChecker().getTypeArguments(tableType as ts.TypeReference) : [];
    if (row === undefined) throw new Error(`${file} does not declare the table ${name}`);
    const store = [schema.primKey, ...schema.indexes].map(({ src }) => src).join(' | ');
    return [`store ${name}: ${store}`, ...types.of(row, name)];
  });
}

/** The exported symbols of a file that have this name: one, or none. */
function exportsOf(program: ts.Program, file: string, name: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module`);
  return program
    .getTypeChecker()
    .getExportsOfModule(module)
    .filter((symbol) => symbol.name === name);
}

/** A program that contains the files and their imports, with the compiler options of the repository. */
function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, '.');
  return ts.createProgram({ rootNames: files, options: { ...options, types: [] } });
}

/** @returns null when nothing is committed yet */
export function committedShape(file: string): NumberedShape | null {
  if (!existsSync(file)) return null;
  const [, number = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { number: Number(number.replace('number ', '')), lines };
}

export function shapeText({ number, lines }: NumberedShape): string {
  return `${[HEADER, `number ${number}`, ...lines].join('\n')}\n`;
}
