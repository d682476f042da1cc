import { setAt } from '@/domain/configuration/text/configuration-text';
import { useJsonScope } from '../scope/json-scope';
import { NameNote } from './name-note';
import type { UnknownName } from './use-unknown-names';
import styles from './names.module.css';

/** The unknown names of a collapsed card, each with a suggestion. */
export function CardNames({ names }: { names: readonly UnknownName[] }) {
  const { edit } = useJsonScope();
  return names.length === 0 ? null : (
    <span className={styles.card}>
      {names.map(({ path, text, accepted, verdict }) => (
        <NameNote
          key={path.join('.')}
          accepted={accepted}
          text={text}
          verdict={verdict}
          connections=""
          showsText
          onUse={(code) => edit((before) => setAt(before, path, code))}
        />
      ))}
    </span>
  );
}
