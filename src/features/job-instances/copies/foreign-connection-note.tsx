import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionRow } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useKeyLabel } from '@/shared/instance-change/use-labels';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/feedback/badge';
import { Menu } from '@/ui/overlay/menu';
import { WeightBadge } from '../view/check/weight-badge';
import styles from './copies.module.css';

/** The choice of a connection that replaces a connection of the file. */
export interface ConnectionChoice {
  options: readonly ConnectionRow[];
  /** The chosen connection; null to keep the one that the integration already uses. */
  chosen: ConnectionRow | null;
  onChoose: (connection: ConnectionRow | null) => void;
}

interface ForeignConnectionNoteProps extends ConnectionChoice {
  /** The configuration key that holds the connection. */
  field: string;
  /** The name of the connection in the file. */
  name: string;
}

/** Says that a connection of a file is not imported, and offers other connections instead. */
export function ForeignConnectionNote({ field, name, options, chosen, onChoose }: ForeignConnectionNoteProps) {
  const { t } = useTranslation('copies');
  const label = useKeyLabel()(field);
  const nameOf = useConnectionName();
  const actions = useRef<HTMLSpanElement>(null);
  return (
    <li>
      <span className={styles.mark}>
        {chosen === null ? (
          <WeightBadge weight="wrong" />
        ) : (
          <Badge tone="info" icon={Pencil}>
            {t('import.replacedConnection')}
          </Badge>
        )}
      </span>
      <p role={chosen === null ? undefined : 'status'}>
        {chosen !== null && <span className="visually-hidden">{t('import.replacedConnection')} </span>}
        <strong>{label}</strong>{' '}
        {chosen === null ? (
          t('import.foreign', { name })
        ) : (
          <>
            <del>{name}</del> <ins>{nameOf(chosen)}</ins>
          </>
        )}
      </p>
      <span ref={actions} className={styles.nameActions}>
        {options.length > 0 && (
          <Menu
            items={options.map((option) => ({
              key: option.key,
              label: nameOf(option),
              onSelect: () => onChoose(option),
            }))}
            renderTrigger={(attributes) => (
              <Button {...attributes} size="small" aria-label={t('import.chooseConnectionFor', { field: label })}>
                {t('import.chooseConnection')}
              </Button>
            )}
          />
        )}
        {chosen !== null && (
          <Button
            size="small"
            onClick={() => {
              // This button disappears, so the focus moves to the first button.
              actions.current?.querySelector('button')?.focus();
              onChoose(null);
            }}
          >
            {t('action.undo', { ns: 'common' })}
          </Button>
        )}
      </span>
    </li>
  );
}
