import { Plus } from 'lucide-react';
import { useContext, useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isWithin, type Path } from '@/domain/configuration/schema/path';
import { countAt, insertAt, moveItem, rawAt, readAt, removeAt } from '@/domain/configuration/text/configuration-text';
import { cardLines, listLines } from '@/domain/configuration/place-in-configuration';
import { useNumberedName } from '@/shared/instance-change/use-labels';
import { Button } from '@/ui/button/button';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { CardNames } from '../names/card-names';
import { useUnknownNames } from '../names/use-unknown-names';
import { useJsonScope } from '../scope/json-scope';
import { useRemovalUndo } from '../scope/use-removal-undo';
import { ViolationList } from '../problems/violation-list';
import { Card } from './card';
import { RequestedFieldContext } from '../scope/requested-field';
import { useCardKeys } from './use-card-keys';
import styles from './cards.module.css';

interface CardListProps {
  /** Path of the list in the JsonScope's text. */
  path: Path;
  title: string;
  /** The fields of one card. */
  render: (itemPath: Path) => ReactNode;
  /** The summary on a collapsed card. */
  summary: (item: unknown) => string;
  /** A new item. */
  create: () => unknown;
  /** True for a blank item, whose card is initially open. */
  isBlank: (item: unknown) => boolean;
  /** Label of the add button. */
  add: string;
  /** Text for an empty list. */
  empty: string;
  /** True if cards can be moved up and down, once there are at least two. */
  movable?: boolean;
  /** True if the only remaining card cannot be removed. */
  keepsOne?: boolean;
  /** The question that is asked before a card is removed; undefined if nothing is asked. */
  removeQuestion?: string;
}

/** Cards that expand and collapse in place (filters, media URLs, metadata, actions). */
export function CardList(props: CardListProps) {
  const { path, title, render, summary, create, isBlank, add, empty, movable, keepsOne, removeQuestion } = props;
  const { t } = useTranslation();
  const numbered = useNumberedName();
  const nameOf = (number: number): string => numbered(String(path.at(-1)), number);
  const confirm = useConfirm();
  const { text, edit, violations, readOnly } = useJsonScope();
  const count = countAt(text, path);
  const unknown = useUnknownNames(path);
  const wanted = useContext(RequestedFieldContext);
  const keys = useCardKeys(
    count,
    (index) => (wanted !== null && isWithin(wanted.path, [...path, index])) || isBlank(readAt(text, [...path, index])),
  );
  const offerBack = useRemovalUndo();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusNext(list, addButton);

  const addOne = (): void => {
    edit((before) => insertAt(before, path, countAt(before, path), create()));
    focus({ card: keys.addKey(), control: 'first' });
  };
  const remove = async (index: number): Promise<void> => {
    if (
      removeQuestion !== undefined &&
      !(await confirm({ text: removeQuestion, action: t('action.remove', { ns: 'common' }), danger: true }))
    )
      return;
    const raw = rawAt(text, [...path, index]);
    edit((before) => removeAt(before, [...path, index]));
    if (raw !== undefined) offerBack(nameOf(index + 1), { path, index, raw });
    focus({ card: keys.removeKey(index), control: 'toggle' });
  };
  const move = (index: number, by: 1 | -1): void => {
    edit((before) => moveItem(before, path, index, index + by));
    focus({ card: keys.moveKey(index, index + by), control: by === 1 ? 'down' : 'up' });
  };
  return (
    <section className={styles.cards} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {!readOnly && (
          <Button ref={addButton} size="small" icon={Plus} onClick={addOne}>
            {add}
          </Button>
        )}
      </div>
      <ViolationList lines={listLines(violations, path)} />
      {count === 0 && <p className={styles.empty}>{empty}</p>}
      <ul ref={list} className={styles.list}>
        {keys.list.map(({ key, isOpen, isMarked }, index) => (
          <Card
            key={key}
            cardKey={key}
            name={nameOf(index + 1)}
            summary={summary(readAt(text, [...path, index]))}
            lines={violations.length === 0 ? [] : cardLines(violations, [...path, index])}
            note={<CardNames names={unknown.filter((name) => isWithin(name.path, [...path, index]))} />}
            isOpen={isOpen}
            isMarked={isMarked}
            onToggle={() => keys.toggle(key)}
            removeLabel={t('action.removeItem', { item: nameOf(index + 1) })}
            onRemove={readOnly || (keepsOne === true && count < 2) ? null : () => void remove(index)}
            onMove={readOnly || movable !== true || count < 2 ? null : (by) => move(index, by)}
            isFirst={index === 0}
            isLast={index === count - 1}
          >
            {render([...path, index])}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Where the focus goes after the next render: a control of a card, or the add button if `card` is null. */
interface FocusTarget {
  card: number | null;
  control: 'first' | 'toggle' | 'up' | 'down';
}

const SELECTORS = {
  // In CSS, a select always matches `:read-only`.
  first: ':is(input, textarea):not(:disabled, :read-only), select:not(:disabled)',
  toggle: '[data-control="toggle"]',
  up: '[data-control="up"]:not(:disabled)',
  down: '[data-control="down"]:not(:disabled)',
};

/**
 * Returns a function that sets the focus after the next render. Call it after a change of the list, which may have
 * removed or moved the focused control.
 * @param otherwise the control to focus if the target does not exist
 */
function useFocusNext(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): (target: FocusTarget) => void {
  const [target, setTarget] = useState<FocusTarget | null>(null);
  useEffect(() => {
    if (target === null) return;
    const card = target.card === null ? null : list.current?.querySelector(`[data-card="${target.card}"]`);
    const control =
      card?.querySelector<HTMLElement>(SELECTORS[target.control]) ??
      card?.querySelector<HTMLElement>(':is([data-control="up"], [data-control="down"]):not(:disabled)') ??
      otherwise.current;
    control?.focus();
  }, [target, list, otherwise]);
  return setTarget;
}
