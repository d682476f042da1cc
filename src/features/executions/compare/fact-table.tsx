import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import table from '@/shared/instance-change/difference.module.css';
import { SideMark } from '@/shared/instance-change/side-mark';
import styles from './compare.module.css';

/** A row of the table: one property of both runs. */
export interface Fact {
  key: string;
  name: ReactNode;
  a: ReactNode;
  b: ReactNode;
  /** True if both values are the same; null if that is unknown. */
  isSame: boolean | null;
}

interface FactTableProps {
  /** The accessible name. */
  label: string;
  /** The heading of the first column: a fact, a step, or a kind of warnings. */
  rowHead: string;
  facts: readonly Fact[];
  /** The headings of the two runs. */
  a: ReactNode;
  b: ReactNode;
}

/** A table of the facts of two runs, side by side. */
export function FactTable({ label, rowHead, facts, a, b }: FactTableProps) {
  return (
    <table className={table.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={table.fieldHead}>
            {rowHead}
          </th>
          {(
            [
              ['a', a],
              ['b', b],
            ] as const
          ).map(([side, head]) => (
            <th key={side} scope="col">
              <span className={table.head}>
                <SideMark side={side} />
                {head}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.key}>
            <th scope="row" className={table.field}>
              {fact.isSame !== null && <Sign isSame={fact.isSame} />}
              <strong className={styles.fact}>{fact.name}</strong>
            </th>
            <td className={table.value} data-side="A">
              {fact.a}
            </td>
            <td className={table.value} data-side="B">
              {fact.b}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sign that says whether both values are the same. A tooltip and a text for screen readers say it in words. */
function Sign({ isSame }: { isSame: boolean }) {
  const { t } = useTranslation(['instance-tabs', 'copies']);
  const words = t(isSame ? 'history.sign.same' : 'copies:runs.differs');
  return (
    <span className={table.sign} data-tooltip={words}>
      <span aria-hidden>{isSame ? '=' : '~'}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
