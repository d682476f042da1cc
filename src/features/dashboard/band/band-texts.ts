import type { TFunction } from 'i18next';
import { headlineOf, type PeriodResult } from '@/domain/runs/period/period-result';
import type { Formatters } from '@/i18n/format/use-format';
import type { BandData } from './use-band';

type Translate = TFunction<'dashboard'>;

/** How serious the band's statement is. */
export type BandTone = 'error' | 'warning' | 'success' | 'quiet';

/** The texts of the band. */
export interface BandTexts {
  tone: BandTone;
  sentence: string;
  /** Short sentences shown below `sentence`. */
  lines: readonly string[];
  /** The member of `lines` about runs that processed nothing; false if there is none. */
  silentLine: string | false;
}

/** Writes the texts of the band for a period whose result is known. */
export function bandTexts(data: BandData & { result: PeriodResult }, t: Translate, format: Formatters): BandTexts {
  const { result, period, runs, knownSince } = data;
  const when = t(`when.${period}`);
  const isWhole = knownSince === null;
  const headline = headlineOf(result);
  const { failed, missed, worked, warned, silent, scheduled, stopped, open, othersFailed } = result;
  const repaired = result.failedRepaired + result.missedRepaired;
  const counted = (count: number) => ({ count, number: format.number(count) });
  const ofScheduled = (count: number) => ({ ...counted(count), total: format.number(scheduled), when });
  const atLeast = (sentence: string): string => (isWhole ? sentence : t('sentence.atLeast', { sentence }));

  const sentence = (): string => {
    switch (headline) {
      case 'failed':
        return atLeast(t('sentence.failed', ofScheduled(failed)));
      case 'missed':
        return atLeast(t('sentence.missed', ofScheduled(missed)));
      case 'worked':
        return isWhole ? t('sentence.worked', ofScheduled(worked)) : t('sentence.noFailureYet', { when });
      case 'soFar':
        return isWhole ? t('sentence.soFar', ofScheduled(worked)) : t('sentence.noFailureYet', { when });
      case 'unscheduled':
        return unscheduledSentence();
    }
  };
  const unscheduledSentence = (): string => {
    if (runs.all === 0) return isWhole ? t('sentence.noRuns', { when }) : t('sentence.noFailureYet', { when });
    const all = t('sentence.runs', { ...counted(runs.all), when });
    return atLeast(runs.error === 0 ? all : t('sentence.runsFailed', { ...counted(runs.error), runs: all }));
  };

  const tone = (): BandTone => {
    if (failed > result.failedRepaired || (scheduled === 0 && runs.error > 0)) return 'error';
    if (failed > 0 || missed > 0 || othersFailed > 0) return 'warning';
    return isWhole && (headline === 'worked' || (headline === 'unscheduled' && runs.success > 0)) ? 'success' : 'quiet';
  };

  /**
   * The line that says how many integrations worked, and how many of them had warnings. Leaves out the number that
   * `sentence` already has; false if no line is needed.
   */
  const workedLine = (): string | false => {
    if (headline === 'worked' && isWhole) return warned > 0 && t('line.warned', counted(warned));
    if (headline === 'soFar' || worked === 0) return false;
    if (warned === 0) return t('line.worked', counted(worked));
    return t('line.workedWarned', { ...counted(worked), warned: format.number(warned) });
  };
  const runsFailedLine = (): string | false => {
    if (scheduled === 0 || runs.error === 0) return false;
    const integrations = t('attention.count', counted(runs.failedInstances));
    return t('line.runsFailed', { ...counted(runs.error), integrations });
  };
  const knownSinceLine = (): string | false => {
    if (knownSince === null) return false;
    return knownSince === Infinity ? t('line.unknown') : t('line.knownSince', { time: format.dateTime(knownSince) });
  };
  // The text says "of them", so the number of integrations that worked must come before it.
  const silentLine =
    silent > 0 &&
    (isWhole || headline !== 'soFar') &&
    t(worked === 1 ? 'line.silentOnly' : 'line.silent', counted(silent));
  const lines = [
    repaired > 0 && t('line.repaired', counted(repaired)),
    workedLine(),
    silentLine,
    headline !== 'missed' && missed > 0 && t('line.missed', counted(missed)),
    stopped > 0 && t('line.stopped', counted(stopped)),
    open > 0 && t('line.open', counted(open)),
    runsFailedLine(),
    knownSinceLine(),
  ];
  return { tone: tone(), sentence: sentence(), lines: lines.filter((line) => line !== false), silentLine };
}
