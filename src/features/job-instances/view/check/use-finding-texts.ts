import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPath, type Finding } from '@/domain/check/finding';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import type { AcceptedNames } from '@/domain/names/name';
import { sourcesFor, type NameSources } from '@/domain/names/name-sources';
import { placeNames } from '@/domain/runs/health/configured-value';
import { formatDateTime, formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useReasonText } from '@/i18n/reason/use-reason-text';
import { useConnectionName } from '@/i18n/use-connection-name';
import { visible } from '@/lib/text/visible-text';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { useChoiceLabel } from '@/shared/instance-change/use-labels';
import { useNameTexts } from '@/shared/names/use-name-texts';

/** The words of a finding. */
export interface FindingTexts {
  /** What the finding is: "Unknown attribute season_old". */
  what: (finding: Finding) => string;
  /** `what` in three parts: the code, and the texts before and after the code; null if `what` contains no code. */
  splitAtCode: (finding: Finding) => { before: string; code: string; after: string } | null;
  /** Where the finding is: "Mappings › header › Metadata 2 › Attribute"; "" for the whole integration. */
  where: (finding: Finding) => string;
  /** How the console knows this: "not among the 25 attributes of packshot". */
  how: (finding: Finding) => string;
  /** A replacement for the text, as the form shows it. */
  replacement: (finding: Finding, to: string) => string;
  connectionName: (connection: LinkedConnection) => string;
}

/** A character that stands for the code in a sentence. No text of the console contains it. */
const PLACE = '\uFFFC';

/** The code that a finding is about; null if it is not about a code. */
function codeOf(finding: Finding): string | null {
  if (finding.kind === 'otherType') return finding.code;
  return finding.kind === 'unknownName' || finding.kind === 'nameOff' ? finding.text : null;
}

/**
 * The words of the findings of a check, in the current language.
 * @param configuration the checked JSON text; `where` reads the names of entries from it
 */
export function useFindingTexts(configuration: string, sources: NameSources): FindingTexts {
  const { t } = useTranslation(['check', 'names', 'job-forms']);
  const names = useNameTexts();
  const nameOf = useConnectionName();
  const format = useFormat();
  const placeName = useChangeName();
  const choiceLabel = useChoiceLabel();
  const reasonOf = useReasonText();
  return useMemo(() => {
    const connectionName = (linked: LinkedConnection): string =>
      nameOf(sources[linked.type].find(({ key }) => key === linked.key) ?? linked);
    const systems = (accepted: AcceptedNames): string => format.list(sourcesFor(accepted, sources).map(nameOf));
    const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
    const sentence = (finding: Finding, code: string): string => {
      switch (finding.kind) {
        case 'unknownName':
          return finding.seenAt === null
            ? t('what.unknown', { mark: capital(names.unknown(finding.accepted.kind)), code })
            : t('what.removed', { code });
        case 'nameOff':
          return t('what.off', { code });
        case 'otherType':
          return t('what.otherType', { code, type: t(`type.${finding.type}`, { ns: 'names' }) });
        case 'formRule':
          return t(`what.${finding.error}`);
        case 'untested':
        case 'testFailed':
          return t(`what.${finding.kind}`, { name: connectionName(finding.connection) });
        case 'overlap':
          return t('what.overlap', { usual: format.rounded(finding.usual), gap: format.rounded(finding.gap) });
        case 'twoWrite': {
          const { usual, gap, isFirst, label, other } = finding;
          const name = visible(label) ?? other;
          if (usual === null || gap === 0) return t('what.twoWriteTogether', { name });
          const times = { name, usual: format.rounded(usual), gap: format.rounded(gap) };
          return t(isFirst ? 'what.twoWriteFirst' : 'what.twoWriteSecond', times);
        }
        case 'startsTogether':
          return t('what.startsTogether', { count: finding.count, time: formatDateTime(new Date(finding.at)) });
        case 'violation':
          return finding.message || t('what.violation');
        case 'notJson':
        case 'noConnection':
        case 'badSchedule':
        case 'disabled':
          return t(`what.${finding.kind}`);
      }
    };
    return {
      what: (finding) => sentence(finding, codeOf(finding) ?? ''),
      splitAtCode: (finding) => {
        const code = codeOf(finding);
        if (code === null) return null;
        const [before = '', after = ''] = sentence(finding, PLACE).split(PLACE);
        return { before, code, after };
      },
      where: (finding) => {
        const { field } = finding;
        const path = fieldPath(finding);
        if (field === null) return '';
        if (field !== 'configuration' || path.length === 0) return placeName({ property: field, path: [] }).join(' › ');
        return placeName({ property: field, path: placeNames(configuration, path) }).join(' › ');
      },
      how: (finding) => {
        switch (finding.kind) {
          case 'unknownName': {
            const where = { kind: names.kind(finding.accepted).toLowerCase(), connection: systems(finding.accepted) };
            return finding.seenAt === null
              ? t('how.unknown', { ...where, count: finding.count })
              : t('how.removed', { ...where, date: formatDay(new Date(finding.seenAt)) });
          }
          case 'nameOff':
            return t('how.off', { connection: systems(finding.accepted) });
          case 'otherType':
            return t('how.otherType');
          case 'formRule':
          case 'notJson':
          case 'noConnection':
            return t('how.formRule');
          case 'untested':
            return t('how.untested');
          case 'testFailed': {
            const time = formatDateTime(new Date(finding.at));
            const words = finding.reason === null ? null : reasonOf(finding.reason).text;
            return words === null ? t('how.tested', { time }) : t('how.testFailed', { time, reason: words });
          }
          case 'overlap':
            return t('how.overlap');
          case 'twoWrite':
            return t(`how.twoWrite.${finding.written.kind}`, { name: finding.written.name });
          case 'startsTogether':
            return t('how.startsTogether');
          case 'violation':
            return t('how.violation');
          case 'badSchedule':
          case 'disabled':
            return t(`how.${finding.kind}`);
        }
      },
      replacement: ({ path }, to) => choiceLabel(String(path.at(-1)), to),
      connectionName,
    };
  }, [configuration, sources, t, names, nameOf, format, placeName, choiceLabel, reasonOf]);
}
