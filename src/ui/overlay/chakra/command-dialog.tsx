import { createListCollection, Portal, useDialog, useListbox } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styles from './command-dialog.module.css';

/** A row that the user can choose. */
interface CommandItem {
  value: string;
  /** The accessible name of the row. */
  label: string;
  content: ReactNode;
  /** Why the row cannot be chosen now; null if it can be chosen. */
  disabledReason: string | null;
}

interface CommandGroup {
  key: string;
  heading: string;
  items: readonly CommandItem[];
}

interface CommandDialogProps {
  /** The accessible name of the dialog, its field and its list; also the placeholder of the field. */
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly CommandGroup[];
  /** Says what is missing or was not found. Screen readers read a new status aloud. */
  status: ReactNode;
  footer: ReactNode;
  /** `inNewTab` is true if Ctrl or Cmd was held. */
  onChoose: (value: string, inNewTab: boolean) => void;
  /** Accessible name of the button that closes the dialog. */
  closeLabel: string;
  /** The name of the Escape key, which closes the dialog. Shown instead of the cross where there is a keyboard. */
  closeKey: string;
  onClose: () => void;
}

/**
 * A dialog with a search field and a list of results. The focus stays in the field; arrow keys mark a row, and Enter
 * chooses the marked row. A click outside closes the dialog.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { label, text, onTextChange, groups, status, footer, onChoose, closeLabel, closeKey, onClose } = props;
  const id = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** True if Ctrl or Cmd was held at the last press on a row. */
  const isModified = useRef(false);
  const dialog = useDialog({
    open: true,
    initialFocusEl: () => input.current,
    onOpenChange: onClose,
    // When a navigation ends, the title of the new page gets the focus. That must not close the dialog.
    onFocusOutside: (event) => event.preventDefault(),
  });
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ items }) => [...items]),
        itemToString: (item) => item.label,
        isItemDisabled: (item) => item.disabledReason !== null,
      }),
    [groups],
  );
  const highlighted = collection.has(marked) ? marked : collection.firstValue;
  const list = useListbox({
    collection,
    value: [],
    loopFocus: true,
    // Enter chooses the first row unless another row is marked.
    highlightedValue: highlighted,
    onHighlightChange: (details) => setMarked(details.highlightedValue),
    onSelect: (details) => onChoose(details.value, isModified.current),
  });
  const onPress: ComponentProps<'div'> = {
    onMouseDown: (event) => {
      // Keeps the focus in the field; Ark (the library behind Chakra) would move it to the list.
      event.preventDefault();
      isModified.current = event.ctrlKey || event.metaKey;
    },
  };
  const inputProps = list.getInputProps();
  const { onKeyDown, ...contentProps } = list.getContentProps();
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (highlighted !== null) onChoose(highlighted, event.ctrlKey || event.metaKey);
    } else inputProps.onKeyDown?.(event);
  };
  return (
    <Portal>
      <div {...dialog.getBackdropProps()} className={styles.backdrop} />
      <div {...dialog.getPositionerProps()} className={styles.positioner}>
        <div {...dialog.getContentProps()} aria-label={label} className={styles.dialog}>
          <div className={styles.field}>
            <Search size={16} aria-hidden />
            <input
              {...inputProps}
              ref={input}
              role="combobox"
              aria-controls={inputProps['aria-controls']}
              aria-label={label}
              aria-expanded
              aria-describedby={`${id}-status`}
              className={styles.input}
              placeholder={label}
              value={text}
              onChange={(event) => {
                onTextChange(event.target.value);
                setMarked(null);
              }}
              onKeyDown={press}
            />
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              data-key={closeKey}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
          <div
            {...contentProps}
            role="listbox"
            aria-labelledby={undefined}
            aria-label={label}
            tabIndex={-1}
            className={styles.list}
            onKeyDown={(event) => event.key !== 'Escape' && onKeyDown?.(event)}
          >
            {groups.map(({ key, heading, items }) => (
              <div key={key} {...list.getItemGroupProps({ id: key })}>
                <div {...list.getItemGroupLabelProps({ htmlFor: key })} className={styles.heading}>
                  {heading}
                </div>
                {items.map((item) => (
                  <div
                    key={item.value}
                    {...list.getItemProps({ item, highlightOnHover: true })}
                    {...onPress}
                    title={item.disabledReason ?? undefined}
                    className={styles.item}
                  >
                    {item.content}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <p id={`${id}-status`} role="status" className={styles.status}>
            {status}
          </p>
          <div className={styles.footer}>{footer}</div>
        </div>
      </div>
    </Portal>
  );
}
