import { useTranslation } from 'react-i18next';
import type { UnknownName } from '@/domain/copies/imported-names';
import { placeNames } from '@/domain/runs/health/configured-value';
import { useFormat } from '@/i18n/format/use-format';
import { systemNames } from '@/shared/names/connection-name';
import { ChooseName } from '@/shared/names/choose-name';
import { useNameTexts } from '@/shared/names/use-name-texts';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { Button } from '@/ui/button/button';
import type { ImportedNames } from './use-imported-names';
import styles from './copies.module.css';

/** The unknown names of a file, each with another one to import instead. */
export function UnknownNameNotes({ names }: { names: ImportedNames }) {
  const { t } = useTranslation(['copies', 'check', 'names']);
  const texts = useNameTexts();
  const format = useFormat();
  const changeName = useChangeName();
  const { configuration } = names.fields;
  const placeOf = ({ path }: UnknownName): string =>
    changeName({ property: 'configuration', path: placeNames(configuration, path) }).join(' › ');
  return (
    <>
      {names.replaced.map(({ name, to }) => (
        <li key={name.id} className={styles.name}>
          <p role="status">
            <del>{name.text}</del> <ins>{to}</ins> <span className={styles.note}>{placeOf(name)}</span>
          </p>
          <Button size="small" onClick={() => names.undo(name)}>
            {t('check:undo')}
          </Button>
        </li>
      ))}
      {names.unknown.map((name) => (
        <li key={name.id} className={styles.name}>
          <p>
            {name.kind === 'nameOff' ? (
              <strong>{t('check:what.off', { code: name.text })}</strong>
            ) : (
              <strong>{t('import.unknownName', { mark: texts.unknown(name.wish.kind), code: name.text })}</strong>
            )}{' '}
            {t('import.unknownIn', { connection: format.list(systemNames(name.wish, names.sources)) })}{' '}
            <span className={styles.note}>{placeOf(name)}</span>
          </p>
          <span className={styles.nameActions}>
            {name.replacement !== null && (
              <Button
                size="small"
                aria-label={t('import.replaceOf', { code: name.replacement, text: name.text })}
                onClick={() => names.replace(name, name.replacement ?? name.text)}
              >
                {t('check:replace', { code: name.replacement })}
              </Button>
            )}
            <ChooseName
              wish={name.wish}
              text={name.text}
              sources={names.sources}
              onChoose={(to) => names.replace(name, to)}
            />
          </span>
        </li>
      ))}
    </>
  );
}
