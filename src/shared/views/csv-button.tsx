import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHourMinute, isoDay } from '@/i18n/format/date';
import { browserZone } from '@/data/use-server-zone';
import { useFormat } from '@/i18n/format/use-format';
import { saveText } from '@/lib/browser/save-text';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { ToolPopover } from './tool-popover';
import styles from './tools.module.css';

/** A list as CSV. */
export interface CsvFile {
  text: string;
  /** The number of rows. */
  count: number;
  /** True if the server may have rows that this device lacks. */
  mayHaveMore: boolean;
}

interface CsvButtonProps {
  /** The beginning of the file's name. */
  name: string;
  /** Reads the rows of all pages and writes them as CSV, with the shown columns or with all columns. */
  read: (columns: 'shown' | 'all') => Promise<CsvFile>;
}

/** A button with a panel that saves a list, with all its pages, as a file for spreadsheets. */
export function CsvButton(props: CsvButtonProps) {
  const { t } = useTranslation('views');
  return (
    <ToolPopover icon={Download} label={t('csv.label')} name={t('csv.long')}>
      {(close) => <CsvPanel {...props} onSaved={close} />}
    </ToolPopover>
  );
}

const CHOICES = ['shown', 'all'] as const;

/** The panel: the person chooses the columns of the file, and saves it. */
export function CsvPanel({ name, read, onSaved }: CsvButtonProps & { onSaved: () => void }) {
  const { t } = useTranslation('views');
  const format = useFormat();
  const group = useId();
  const [columns, setColumns] = useState<(typeof CHOICES)[number]>('shown');
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { text, count, mayHaveMore } = await read(columns);
      saveText(`${name}-${stampOf(new Date())}.csv`, text, 'text/csv');
      const counts = { count, number: format.number(count) };
      if (mayHaveMore) toast.warning(t('csv.partial', counts));
      else toast.success(t('csv.done', counts));
      onSaved();
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.csv}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('csv.what')}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={columns === choice}
              onChange={() => setColumns(choice)}
            />
            {t(`csv.${choice}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('csv.text', { zone: browserZone() })}</p>
      <Button variant="primary" icon={Download} busy={isBusy} onClick={() => void save()}>
        {t('csv.save')}
      </Button>
    </div>
  );
}

/** "2026-11-23-0811", which sorts by time. */
const stampOf = (date: Date): string => `${isoDay(date)}-${formatHourMinute(date).replace(':', '')}`;
