import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '@/domain/company';
import { useFormat } from '@/i18n/format/use-format';
import type { Column } from '@/ui/table/column';
import { CodeText } from '@/ui/text/code-text';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { visible } from '@/lib/text/visible-text';

/** Name, code and what belongs to a company. */
export function useCompanyColumns(): readonly Column<Company>[] {
  const { t } = useTranslation('companies');
  const format = useFormat();
  return useMemo(() => {
    const count = (value: number | null): string => (value === null ? '–' : format.number(value));
    return [
      {
        key: 'name',
        header: t('name'),
        narrow: 'title',
        cell: ({ name, code }) => <MiddleTruncate text={visible(name) ?? code} />,
      },
      {
        key: 'code',
        header: t('code'),
        width: '28%',
        narrow: 'meta',
        cell: ({ code }) => <CodeText>{code}</CodeText>,
      },
      {
        key: 'users',
        header: t('column.users'),
        width: '140px',
        align: 'end',
        cell: ({ userNumber }) => count(userNumber),
      },
      {
        key: 'instances',
        header: t('column.instances'),
        width: '160px',
        align: 'end',
        cell: ({ jobInstanceNumber }) => count(jobInstanceNumber),
      },
    ];
  }, [t, format]);
}
