import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseItems, readItemChoice } from '@/data/item-choices';
import { useStepCounters, type StepCounters } from '@/data/queries/health/use-step-counters';
import { countedItems, type ItemCounter } from '@/domain/runs/figures/run-items';
import { useFormat } from '@/i18n/format/use-format';
import { useJobName } from '@/i18n/use-job-name';
import { counterText, stepText } from '@/shared/runs/run-names';
import { Button } from '@/ui/button/button';
import { Modal } from '@/ui/overlay/modal';
import { toast } from '@/ui/overlay/toast';
import styles from './counts.module.css';
import { useCountersText } from './use-counters-text';

interface CountsDialogProps {
  /** The code of the instance. */
  code: string;
  /** The code of its job. */
  job: string;
  onClose: () => void;
}

/** A dialog to choose which counters of a job's steps make up the processed items. */
export function CountsDialog(props: CountsDialogProps) {
  const found = useStepCounters(props.code);
  return found === undefined ? null : <KnownCounts {...props} found={found} />;
}

function KnownCounts({ job, onClose, found }: CountsDialogProps & { found: StepCounters | null }) {
  const { t } = useTranslation('job-instances');
  const form = useId();
  const jobName = useJobName();
  const usual = countedItems(found?.steps ?? [])?.counters ?? [];
  const [saved] = useState(() => readItemChoice(job));
  const [chosen, setChosen] = useState<readonly ItemCounter[]>(saved ?? usual);
  const isUsual = areSame(chosen, usual);
  // Without steps on this device, `usual` is empty. Even then, a saved choice can be removed.
  const mayApply = chosen.length > 0 || (isUsual && saved !== null);
  const save = (): void => {
    chooseItems(job, isUsual ? null : chosen);
    toast.success(t(isUsual ? 'counts.savedUsual' : 'counts.saved', { job: jobName(job) }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('counts.title')}
      dirty={!areSame(chosen, saved ?? usual)}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" className={styles.usual} disabled={isUsual} onClick={() => setChosen(usual)}>
            {t('counts.usual')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button variant="primary" type="submit" form={form} disabledReason={mayApply ? null : t('counts.none')}>
            {t('action.apply', { ns: 'common' })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('counts.text', { job: jobName(job) })}</p>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayApply) save();
        }}
      >
        {found === null ? (
          <p className={styles.text}>{t('counts.unknown')}</p>
        ) : (
          <>
            <Counters found={found} chosen={chosen} onChange={setChosen} />
            <Result found={found} chosen={chosen} />
          </>
        )}
      </form>
      <p className={styles.note}>{t('counts.rule')}</p>
    </Modal>
  );
}

interface CountersProps {
  found: StepCounters;
  chosen: readonly ItemCounter[];
  onChange: (chosen: ItemCounter[]) => void;
}

/** The counters of each step, with their newest values. Includes chosen counters that the last runs do not have. */
function Counters({ found, chosen, onChange }: CountersProps) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const gone = chosen.filter((each) => !found.counters.some((other) => isSameCounter(each, other)));
  const all = [...found.counters, ...gone.map((each) => ({ ...each, value: null }))];
  const steps = [...new Set(all.map(({ step }) => step))];
  if (all.length === 0) return <p className={styles.text}>{t('counts.noCounters')}</p>;
  const change = (counter: ItemCounter, isOn: boolean): void => {
    // In the order of the steps, so that equal choices are stored as equal texts.
    const next = all.filter((each) =>
      isSameCounter(each, counter) ? isOn : chosen.some((other) => isSameCounter(each, other)),
    );
    onChange(next.map(({ step, counter: name }) => ({ step, counter: name })));
  };
  return steps.map((step) => (
    <fieldset key={step} className={styles.step}>
      <legend>{stepText(step)}</legend>
      {all
        .filter((each) => each.step === step)
        .map((each) => (
          <label key={each.counter} className={styles.counter}>
            <input
              type="checkbox"
              checked={chosen.some((other) => isSameCounter(each, other))}
              onChange={(event) => change(each, event.target.checked)}
            />
            <span>{counterText(each.counter)}</span>{' '}
            <span className={styles.value}>{each.value === null ? '–' : format.number(each.value)}</span>
          </label>
        ))}
    </fieldset>
  ));
}

/** Says how many items the newest run processed, according to the chosen counters. */
function Result({ found: { run, steps }, chosen }: Omit<CountersProps, 'onChange'>) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const textOf = useCountersText();
  const items = chosen.length === 0 ? null : countedItems(steps, chosen);
  return (
    <p role="status" className={styles.result}>
      {items === null
        ? t('counts.resultNone', { id: run.id })
        : t('counts.result', {
            id: run.id,
            count: items.count,
            number: format.number(items.count),
            counted: textOf(chosen),
          })}
    </p>
  );
}

const isSameCounter = (a: ItemCounter, b: ItemCounter): boolean => a.step === b.step && a.counter === b.counter;

const areSame = (a: readonly ItemCounter[], b: readonly ItemCounter[]): boolean =>
  a.length === b.length && a.every((each) => b.some((other) => isSameCounter(each, other)));
