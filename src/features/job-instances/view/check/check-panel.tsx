import { CircleCheck, Copy, RefreshCw, WifiOff, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { copyText } from '@/lib/browser/copy-text';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { toast } from '@/ui/overlay/toast';
import { useRowFocus } from '@/ui/layout/use-row-focus';
import { classNames } from '@/ui/theme/class-names';
import { FindingList } from './finding-list';
import { useCheck, type Check } from './use-check';
import { useCheckTexts } from './use-check-texts';
import { useFindingTexts } from './use-finding-texts';
import { useReplacements } from './use-replacements';
import styles from './check.module.css';

interface CheckPanelProps {
  code: string;
  /** True if a person opened the panel. A panel that opens by itself shows only the summary at first. */
  isOpenedByPerson: boolean;
  onClose: () => void;
}

/** Shows what is wrong with an integration, as far as this device can tell before a run. */
export function CheckPanel(props: CheckPanelProps) {
  const check = useCheck(props.code);
  return check === null ? <div className={styles.place} /> : <Panel {...props} check={check} />;
}

function Panel({ code, isOpenedByPerson, onClose, check }: CheckPanelProps & { check: Check }) {
  const { t } = useTranslation('check');
  const online = useOnline();
  const { operate } = usePermissions();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useRowFocus(panel);
  const [isOpen, setIsOpen] = useState(isOpenedByPerson);
  const replacements = useReplacements(check);
  const findingTexts = useFindingTexts(check.value.configuration, check.sources);
  const checkTexts = useCheckTexts(check);
  const { result, isBusy } = check;
  const { shown } = replacements;
  const worst = result.findings[0]?.weight ?? null;
  const isUnsure = result.names.unchecked > 0;
  const copy = async (): Promise<void> => {
    const lines = shown.map((each) =>
      [t(`weight.${each.weight}`), findingTexts.what(each), findingTexts.where(each), findingTexts.how(each)]
        .filter(Boolean)
        .join(' | '),
    );
    const { title, facts, notChecked } = checkTexts;
    if (await copyText([title, facts, ...lines, notChecked].join('\n')))
      toast.success(t('action.copied', { ns: 'common' }));
    else toast.error(t('error.occurred', { ns: 'common' }));
  };
  const Icon = isUnsure ? WifiOff : CircleCheck;
  return (
    <section ref={panel} aria-labelledby={id}>
      <div className={classNames(styles.band, styles[isBusy ? 'busy' : (worst ?? (isUnsure ? 'unsure' : 'fine'))])}>
        {isBusy ? (
          <span className={styles.spinner} />
        ) : (
          worst === null && <Icon size={16} aria-hidden className={isUnsure ? styles.quiet : styles.good} />
        )}
        <div className={styles.told} role="status">
          <h2 id={id}>{checkTexts.title}</h2>
          <p>{checkTexts.facts}</p>
        </div>
        <div className={styles.bandActions}>
          {shown.length > 0 && !isOpenedByPerson && (
            <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? t('hide') : t('show', { count: shown.length })}
            </Button>
          )}
          {shown.length > 0 && isOpen && (
            <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
              {t('copy')}
            </Button>
          )}
          {isBusy ? (
            <Button onClick={check.stop}>{t('stop')}</Button>
          ) : (
            <Button
              icon={RefreshCw}
              disabledReason={online ? null : t('error.offline', { ns: 'common' })}
              onClick={check.again}
            >
              {t('again')}
            </Button>
          )}
          {isOpenedByPerson && <IconButton icon={X} label={t('close')} onClick={onClose} />}
        </div>
      </div>
      {isOpen && shown.length > 0 && (
        <FindingList
          code={code}
          texts={findingTexts}
          sources={check.sources}
          storedText={check.storedText}
          replacements={replacements}
          mayEdit={operate}
        />
      )}
      {isOpen && <p className={styles.not}>{checkTexts.notChecked}</p>}
    </section>
  );
}
