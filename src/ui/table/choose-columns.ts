import type { Column } from './column';

export type Choosable = Pick<Column<never>, 'key' | 'choice' | 'priority'>;

/**
 * The columns that a table shows, in the order of the table. Chosen columns are shown in narrow windows too. Unknown
 * keys are ignored.
 * @param all all columns, in the default order
 * @param chosen the keys of the columns; null for the default columns
 */
export function chooseColumns<C extends Choosable>(all: readonly C[], chosen: readonly string[] | null): readonly C[] {
  if (chosen === null) return all.filter(({ choice }) => choice !== 'extra');
  const wanted = [...all].filter(({ key, choice }) => choice === 'always' || chosen.includes(key));
  const place = ({ key, choice }: C): number => (choice === 'always' ? -1 : chosen.indexOf(key));
  return wanted.sort((a, b) => place(a) - place(b)).map((column) => ({ ...column, priority: 1 }));
}
