import { useTranslation } from 'react-i18next';
import { partsOf, type BulkChange, type BulkPart } from '@/domain/bulk/bulk-change';
import { useFormat } from '@/i18n/format/use-format';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { Fact } from '@/ui/text/fact';
import { usePartName } from './use-part-name';
import styles from './review.module.css';

/** What a change does, part by part, and how many integrations are selected. */
export function ChangeSummary({ change, count }: { change: BulkChange; count: number }) {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const partName = usePartName(change);
  return (
    <dl className={styles.asked}>
      {partsOf(change).map((part) => (
        <Fact key={part} name={partName(part)}>
          <PartValue change={change} part={part} />
        </Fact>
      ))}
      <Fact name={t('asked.selected')}>{t('asked.count', { count, number: format.number(count) })}</Fact>
    </dl>
  );
}

function PartValue({ change, part }: { change: BulkChange; part: BulkPart }) {
  const { t } = useTranslation('bulk');
  const { enabled, errorAlerts, warningAlerts, schedule, connection, replace } = change;
  switch (part) {
    case 'enabled':
      return t(enabled === true ? 'enabled.on' : 'enabled.off');
    case 'errorAlerts':
      return errorAlerts?.addresses.join(', ') || t('value.none');
    case 'warningAlerts':
      return warningAlerts?.addresses.join(', ') || t('value.none');
    case 'schedule': {
      const expression = schedule?.cronExpression ?? null;
      if (expression === null) return t('value.none');
      return (
        <>
          <code>{expression}</code>{' '}
          <span className={styles.quiet}>
            <ScheduleLine cronExpression={expression} eventTrigger={false} />
          </span>
        </>
      );
    }
    case 'connection':
      return connection?.label;
    case 'replace':
      return (
        <>
          <code>{replace?.search}</code> <span aria-hidden>→</span>{' '}
          {replace?.replacement === '' ? t('value.nothing') : <code>{replace?.replacement}</code>}
          <span className={styles.quiet}>
            {' '}
            {t(replace?.whole === true ? 'replace.wholeShort' : 'replace.partShort')}
          </span>
        </>
      );
  }
}
