import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { fieldPath, type Finding } from '@/domain/check/finding';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import { formatPath } from '@/domain/configuration/schema/path';
import type { NameSources } from '@/domain/names/name-sources';
import { connectionEditPath, instanceFieldPath } from '@/domain/addresses/links';
import { instanceEditPath } from '@/domain/addresses/paths';
import { parseJson } from '@/lib/json';
import { useTestWithToast } from '@/shared/connections/use-test-with-toast';
import { ChooseName } from '@/shared/names/choose-name';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Badge } from '@/ui/feedback/badge';
import { CodeText } from '@/ui/text/code-text';
import type { FindingTexts } from './use-finding-texts';
import type { Replaced } from './use-replacements';
import { WeightBadge } from './weight-badge';
import styles from './check.module.css';

interface FindingLineProps {
  code: string;
  finding: Finding;
  /** The replacement that was made on this screen; null if there is none. */
  replaced: Replaced | null;
  texts: FindingTexts;
  /** The connections whose names the configuration may use. */
  sources: NameSources;
  /** Whether the draft is stored on this device; null if there is no draft. */
  storedText: string | null;
  /** Null if the person may not change the integration. */
  onReplace: ((to?: string) => void) | null;
  onUndo: () => void;
}

/** One finding, with its actions. */
export function FindingLine({
  code,
  finding,
  replaced,
  texts,
  sources,
  storedText,
  onReplace,
  onUndo,
}: FindingLineProps) {
  const { t } = useTranslation('check');
  const what = texts.what(finding);
  if (replaced !== null) {
    const draftActions = (
      <div className={styles.actions}>
        <Button size="small" onClick={onUndo}>
          {t('action.undo', { ns: 'common' })}
        </Button>
        <LinkButton size="small" to={instanceEditPath(code)} data-go>
          {t('review')}
        </LinkButton>
      </div>
    );
    return (
      <tr>
        <td>
          <Badge tone="info" icon={Pencil}>
            {t('inDraft')}
          </Badge>
        </td>
        <td>
          <p className={styles.what}>
            <del>{textIn(replaced.from)}</del> <ins>{texts.replacement(finding, replaced.to)}</ins>
          </p>
          <p className={styles.where}>{texts.where(finding)}</p>
        </td>
        <td className={styles.how}>
          <span role="status">{storedText}</span>
        </td>
        <td>{draftActions}</td>
      </tr>
    );
  }
  const isConnection = finding.kind === 'untested' || finding.kind === 'testFailed';
  return (
    <tr>
      <td>
        <WeightBadge weight={finding.weight} />
      </td>
      <td>
        <p className={styles.what}>
          <What finding={finding} texts={texts} />
        </p>
        <p className={styles.where}>{texts.where(finding)}</p>
      </td>
      <td className={styles.how}>{texts.how(finding)}</td>
      <td>
        <div className={styles.actions}>
          {finding.replacement !== null && onReplace !== null && (
            <Button size="small" className={styles.fix} data-replace aria-keyshortcuts="r" onClick={() => onReplace()}>
              {t('replace', { code: texts.replacement(finding, finding.replacement) })}
            </Button>
          )}
          {(finding.kind === 'unknownName' || finding.kind === 'nameOff') && onReplace !== null && (
            <ChooseName accepted={finding.accepted} text={finding.text} sources={sources} onChoose={onReplace} />
          )}
          {isConnection && (
            <ConnectionActions connection={finding.connection} name={texts.connectionName(finding.connection)} />
          )}
          {finding.field !== null && (
            <LinkButton
              size="small"
              to={instanceFieldPath(code, fieldNameOf(finding))}
              aria-label={t('goToFieldOf', { what })}
              data-go
            >
              {t('goToField')}
            </LinkButton>
          )}
        </div>
      </td>
    </tr>
  );
}

/** The text that says what a finding is. A code in the text, for example of an attribute, is in monospace. */
function What({ finding, texts }: Pick<FindingLineProps, 'finding' | 'texts'>) {
  const parts = texts.splitAtCode(finding);
  if (parts === null) return texts.what(finding);
  return (
    <>
      {parts.before}
      <CodeText>{parts.code}</CodeText>
      {parts.after}
    </>
  );
}

/** A JSON value as text: a string without quotation marks, other values as JSON. */
function textIn(raw: string): string {
  const value = parseJson(raw);
  return typeof value === 'string' ? value : raw;
}

/** The name of the field in the form. */
const fieldNameOf = (finding: Finding): string =>
  finding.field === 'configuration' && finding.path.length > 0
    ? `configuration.${formatPath(fieldPath(finding))}`
    : String(finding.field);

/** Actions to test and to open a connection, for people who may do so. */
function ConnectionActions({ connection, name }: { connection: LinkedConnection; name: string }) {
  const { t } = useTranslation('check');
  const { administrate } = usePermissions();
  const online = useOnline();
  const { busy, test } = useTestWithToast(connection, name);
  if (!administrate) return null;
  return (
    <>
      <Button
        size="small"
        className={styles.fix}
        busy={busy}
        disabledReason={online ? null : t('error.offline', { ns: 'common' })}
        onClick={() => void test()}
      >
        {t('test')}
      </Button>
      <LinkButton size="small" to={connectionEditPath(connection.type, connection.id)}>
        {t('openConnection')}
      </LinkButton>
    </>
  );
}
