import { Copy, Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { lineLink, type LineRange } from '@/domain/log/line-link';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { linesAsText } from './use-line-copy';
import styles from './log-viewer.module.css';

/** Of the browser, in which all times are shown. */
const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface LogFootProps {
  open: OpenLog;
  selected: LineRange | null;
}

/** What the log is, and what can be done with the selected lines. */
export function LogFoot({ open, selected }: LogFootProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const { lineCount } = open.log;
  const size = useLogSize(open.text);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('action.copied', { ns: 'common' }));
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  return (
    <div className={styles.foot}>
      <span>
        {t('count', { count: lineCount, number: format.number(lineCount) })}, {size}
      </span>
      <span className={styles.zone}>{t('zone', { zone: ZONE })}</span>
      {selected !== null && (
        <span className={styles.selected}>
          {selected.first === selected.last
            ? t('selected', { number: selected.first })
            : t('selectedRange', { first: selected.first, last: selected.last })}
          <Button
            size="small"
            variant="quiet"
            icon={LinkIcon}
            onClick={() => void copy(`${location.href.split('#')[0]}${lineLink(selected)}`)}
          >
            {t('copyLink')}
          </Button>
          <Button size="small" variant="quiet" icon={Copy} onClick={() => void copy(linesAsText(open, selected))}>
            {t('copyLines')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The size of a text as a file, for example "212 kB". */
function useLogSize(text: string): string {
  const { t } = useTranslation('log');
  const format = useFormat();
  // Bytes of nearly all logs are characters.
  const kilobytes = Math.ceil(text.length / 1_000);
  return kilobytes < 1_000
    ? t('size.kb', { size: format.number(kilobytes) })
    : t('size.mb', { size: format.number(Math.round(kilobytes / 100) / 10) });
}
