import { useTranslation } from 'react-i18next';
import type { ViewState } from '@/domain/views/view';
import type { KeptPart } from './listed-view';

/** The label of a filter, and a function that gives the words for one of its values. */
export type FilterWords = readonly [label: string, textOf: (value: string) => string];

/**
 * Describes as text what a view stores: each filter, the order and the columns.
 * @param words the words of each filter, by its name
 * @param shown the chosen columns
 */
export function useKeptParts(
  { filters, sort, columns }: ViewState,
  words: Readonly<Record<string, FilterWords>>,
  shown: readonly { header: string }[],
): KeptPart[] {
  const { t } = useTranslation('views');
  const parts = Object.entries(words).flatMap(([name, [label, textOf]]) => {
    const values = filters[name] ?? [];
    return values.length === 0 ? [] : [{ label, text: values.map(textOf).join(', ') }];
  });
  return [
    ...(parts.length === 0 ? [{ label: t('kept.filters'), text: t('kept.none') }] : parts),
    ...(sort === 'label' ? [{ label: t('kept.order'), text: t('kept.byLabel') }] : []),
    {
      label: t('kept.columns'),
      text: columns === null ? t('kept.usual') : shown.map(({ header }) => header).join(', '),
    },
  ];
}
