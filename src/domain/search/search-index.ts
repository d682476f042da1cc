import { companyNameOf, type CompanyRow } from '../company';
import type { ConnectionRow } from '../connection';
import type { InstanceRow } from '../instance';
import { Listeners } from '@/lib/listeners';
import { sameValue } from '@/lib/same-value';
import type { SlicedWork } from '@/lib/slices';
import { visible } from '@/lib/text/visible-text';
import { InsideIndex } from './inside-index';
import { insideTexts } from './instance-texts';
import { TextIndex, type SearchEntry } from './text-index';

/** An integration as the search shows it. */
interface FoundInstance {
  code: string;
  label: string;
  company: string | null;
  enabled: boolean;
}

/** The connections and companies, whose lists are small. */
interface OtherRows {
  connections: readonly ConnectionRow[];
  companies: readonly CompanyRow[];
}

const NO_ROWS: OtherRows = { connections: [], companies: [] };

/**
 * Everything that can be searched: integrations by their names and by the texts inside them, connections, companies and
 * people. The caller adds only what the person may see. Integrations are indexed in slices, and only if they have
 * changed.
 */
export class SearchIndex {
  readonly instances = new TextIndex();
  readonly inside = new InsideIndex();
  readonly connections = new TextIndex();
  readonly companies = new TextIndex();
  readonly people = new TextIndex();
  readonly #found = new Map<string, FoundInstance>();
  /** The texts of each integration at the time when it was indexed, to notice a change. */
  readonly #indexed = new Map<string, string>();
  readonly #changes = new Listeners();
  #version = 0;
  #others = NO_ROWS;
  #names: ReadonlyMap<string, string> = new Map();

  /** Calls back whenever searches may have other results. */
  readonly subscribe = this.#changes.subscribe;

  /** A number that changes whenever searches may have other results. */
  readonly version = (): number => this.#version;

  /** Tells listeners about a change. Must be called after an update, and from time to time during a long update. */
  tellChange(): void {
    this.#version += 1;
    this.#changes.notify();
  }

  /** The integration with this code, as indexed. */
  instance(code: string): FoundInstance | undefined {
    return this.#found.get(code);
  }

  connection(key: string): ConnectionRow | undefined {
    return this.#others.connections.find((row) => row.key === key);
  }

  company(code: string): CompanyRow | undefined {
    return this.#others.companies.find((row) => row.code === code);
  }

  /** The names of the connections by key. */
  get connectionNames(): ReadonlyMap<string, string> {
    return this.#names;
  }

  /**
   * Indexes connections and companies. Must be called before `putInstances`, which needs the names of connections.
   * @param nameOf the name of a connection, as the screen shows it
   */
  putOthers(rows: OtherRows, nameOf: (connection: ConnectionRow) => string): void {
    this.#others = rows;
    const names = new Map(rows.connections.map((row) => [row.key, nameOf(row)]));
    // Integrations are also found by the names of their connections. If these names change, all integrations must be
    // indexed again.
    if (!sameValue([...names], [...this.#names])) this.#indexed.clear();
    this.#names = names;
    replace(
      this.connections,
      rows.connections.map((row) => ({
        id: row.key,
        name: nameOf(row),
        more: [row.url, row.domain, row.shopUrl, row.companyName, row.companyCode].join(' '),
      })),
    );
    replace(
      this.companies,
      rows.companies.map(({ code, name }) => ({ id: code, name: visible(name) ?? code, more: code })),
    );
  }

  /**
   * Indexes people.
   * @param emails the e-mails of people who launched executions
   */
  putPeople(emails: readonly string[]): void {
    replace(
      this.people,
      emails.map((email) => ({ id: email, name: email })),
    );
  }

  /** Indexes all integrations of this device: first the names of all integrations, then the texts inside them. */
  *putInstances(rows: readonly InstanceRow[]): SlicedWork<void> {
    const codes = new Set(rows.map(({ code }) => code));
    for (const code of [...this.#found.keys()].filter((known) => !codes.has(known))) this.#remove(code);
    for (const row of rows) {
      this.#putName(row);
      yield;
    }
    for (const row of rows) {
      this.#putInside(row);
      yield;
    }
  }

  #putName(row: InstanceRow): void {
    const { code, label, companyCode, enabled } = row;
    const company = companyNameOf(row);
    const name = visible(label) ?? code;
    this.#found.set(code, { code, label: name, company, enabled });
    this.instances.put({ id: code, name, more: `${code} ${company ?? ''} ${companyCode ?? ''}` });
  }

  #putInside(row: InstanceRow): void {
    const { code, configuration, errorAlertEmails, warningAlertEmails, securedVariables, description } = row;
    const texts = JSON.stringify([errorAlertEmails, warningAlertEmails, securedVariables, description]) + configuration;
    if (this.#indexed.get(code) === texts) return;
    this.#indexed.set(code, texts);
    this.inside.put(
      code,
      [...insideTexts(row, this.#names)].map(({ text }) => text),
    );
  }

  #remove(code: string): void {
    this.#found.delete(code);
    this.#indexed.delete(code);
    this.instances.remove(code);
    this.inside.remove(code);
  }
}

/** Replaces all entries of an index with these entries. */
function replace(index: TextIndex, entries: readonly SearchEntry[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  for (const id of index.ids()) if (!ids.has(id)) index.remove(id);
  for (const entry of entries) index.put(entry);
}
