import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { companyNameOf } from '@/domain/company';
import { instanceChangesPath } from '@/domain/addresses/links';
import { instanceViewPath } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { ChangedPlaces } from '@/shared/instance-change/changed-places';
import type { Column } from '@/ui/table/column';
import { Timestamp } from '@/ui/text/timestamp';
import { instanceName } from './instance-name';
import { RunsAfterCell } from './runs-after-cell';
import type { ChangeRow, ShownChange } from './use-change-list';
import styles from './changes.module.css';

/** A row, and whether its details are shown below it. */
export interface OpenableRow extends ChangeRow {
  open: boolean;
}

/** The columns: who changed what, when and where, and how the integration has run since. */
export function useChangeColumns(): readonly Column<OpenableRow>[] {
  const { t } = useTranslation(['changes', 'instance-tabs']);
  const { superAdmin } = usePermissions();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'date',
        header: t('instance-tabs:history.date'),
        width: 'time',
        narrow: 'side',
        cell: ({ changes: [{ loggedAt }] }) => <Timestamp moment={loggedAt} />,
      },
      {
        key: 'person',
        header: t('instance-tabs:history.username'),
        width: 'name',
        narrow: 'meta',
        cell: ({ author }) => <span title={author ?? undefined}>{author ?? t('instance-tabs:history.system')}</span>,
      },
      {
        key: 'integration',
        header: t('column.integration'),
        width: superAdmin ? '25%' : '20%',
        narrow: 'title',
        cell: ({ changes }) =>
          changes.length === 1 ? (
            <IntegrationName change={changes[0]} withCompany={superAdmin} />
          ) : (
            <b className={styles.name}>
              {t('together', { count: changes.length, number: format.number(changes.length) })}
            </b>
          ),
      },
      {
        key: 'changes',
        header: t('instance-tabs:history.changes'),
        narrow: 'metaLine',
        opens: true,
        cell: ({ changes: [change], open }) => (
          <span className={styles.places}>
            {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            <span>
              <ChangedPlaces change={change} />
            </span>
          </span>
        ),
      },
      {
        key: 'version',
        header: t('instance-tabs:history.version'),
        width: 'number',
        priority: 3,
        cell: ({ changes: [{ version }, ...others] }) =>
          others.length > 0 ? (
            <span className={styles.note}>{t('step.each')}</span>
          ) : version > 1 ? (
            <span className={styles.number}>{t('step', { before: version - 1, version })}</span>
          ) : (
            <span className={styles.number}>{version}</span>
          ),
      },
      {
        key: 'runs',
        header: t('column.runs'),
        width: 'count',
        priority: 2,
        narrow: 'metaEnd',
        cell: ({ changes: [change, ...others] }) => others.length === 0 && <RunsAfterCell change={change} />,
      },
      {
        key: 'actions',
        header: t('column.actions'),
        head: <span className="visually-hidden">{t('column.actions')}</span>,
        width: '8%',
        align: 'end',
        priority: 2,
        cell: ({ changes: [change, ...others] }) => others.length === 0 && <CompareLink change={change} />,
      },
    ],
    [t, superAdmin, format],
  );
}

/** The name of an integration as a link, with the name of its company if `withCompany`. */
export function IntegrationName({ change: { instance }, withCompany }: { change: ShownChange; withCompany: boolean }) {
  const company = withCompany ? companyNameOf(instance) : null;
  const name = instanceName(instance);
  return (
    <span title={company === null ? name : `${name}, ${company}`}>
      <a href={instanceViewPath(instance.code)} className={styles.name}>
        {name}
      </a>
      {company !== null && <span className={styles.note}> {company}</span>}
    </span>
  );
}

/** A link to the comparison with the previous version. For the first version, a link to the history. */
export function CompareLink({ change: { code, version, instance } }: { change: ShownChange }) {
  const { t } = useTranslation(['changes', 'instance-tabs']);
  const label = instanceName(instance);
  return (
    <a
      href={instanceChangesPath(code, [{ version }])}
      className={styles.compare}
      data-compare
      aria-label={version > 1 ? t('compareNamed', { before: version - 1, version, label }) : t('openNamed', { label })}
    >
      {version > 1 ? t('instance-tabs:history.compare') : t('open')}
    </a>
  );
}
