import type { Grid } from '@/data/use-grid-state';
import { TextFilter } from '@/ui/filter/text-filter';

interface GridTextFilterProps {
  grid: Grid;
  /** The name of the filter's parameter in the address. */
  name: string;
  label: string;
}

/** A filter by text, whose value is in the address of the list. */
export function GridTextFilter({ grid, name, label }: GridTextFilterProps) {
  return (
    <TextFilter
      label={label}
      placeholder={label}
      value={grid.filters[name]?.[0] ?? ''}
      onChange={(text) => grid.setFilter(name, text.trim() === '' ? [] : [text.trim()])}
    />
  );
}
