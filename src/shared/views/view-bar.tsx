import { Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeGridState, type Grid } from '@/data/use-grid-state';
import { findShownView, writeViewTag, type SavedView } from '@/domain/views/view';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { SAVE_KEYS, useSaveKey } from '@/ui/form/use-save-key';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { Modal } from '@/ui/overlay/modal';
import { nameOf, type KeptPart, type NamedView } from './listed-view';
import { NameDialog } from './name-dialog';
import { useViewActions } from './use-view-actions';
import { useViewKeys, type ReadKey } from './use-view-keys';
import { ViewChip } from './view-chip';
import { viewMenu } from './view-menu';
import { viewQuery } from './view-query';
import type { ViewTool } from './view-tool';
import styles from './views.module.css';

/** The key in `counts` for a view that came with a link. Such a view is not saved, so it has no id. */
export const FOREIGN = 'foreign';

/** How many rows a view finds. */
interface ViewCount {
  count: number;
  mayHaveMore: boolean;
}

interface ViewBarProps {
  /** The name under which the views of the list are saved. */
  list: string;
  grid: Grid;
  builtIn: readonly NamedView[];
  saved: readonly SavedView[];
  /** Id of a view → its count. The count of a view that came with a link has the key `FOREIGN`. */
  counts: ReadonlyMap<string, ViewCount>;
  /** What a new view would store. */
  kept: readonly KeptPart[];
  readKey: ReadKey;
  /**
   * True if other chips precede the views. Then views appear only if the person has saved a view or has opened a view
   * by its link.
   */
  isContinued?: boolean;
  /** On a phone, the shown view's menu also has these tools. */
  tools?: readonly ViewTool[];
}

const NO_TOOLS: readonly ViewTool[] = [];

/** The row of views above a list. The end of the row says how many changes to the shown view are not saved. */
export function ViewBar({
  list,
  grid,
  builtIn,
  saved,
  counts,
  kept,
  readKey,
  isContinued = false,
  tools = NO_TOOLS,
}: ViewBarProps) {
  const { t } = useTranslation('views');
  const format = useFormat();
  const views = [...builtIn, ...saved];
  const shown = findShownView(grid, views);
  const { view, foreignName, changes } = shown;
  const actions = useViewActions(list, grid, shown, saved);
  const isChanged = changes.length > 0;
  const phone = usePhoneTools(tools);
  const menu = viewMenu(t, actions, { isChanged, isFromLink: foreignName !== null, tools: phone.items });
  const changesText = t('changes', { count: changes.length, number: format.number(changes.length) });
  const show = (each: NamedView | SavedView): void => grid.show(writeViewTag(each), each.state);
  useSaveKey(isChanged ? actions.save : null);
  useViewKeys(readKey, (number) => {
    const wanted = views[number - 1];
    if (wanted !== undefined) show(wanted);
  });
  const countOf = (id: string): string | undefined => {
    const known = counts.get(id);
    const number = known && format.number(known.count);
    return known?.mayHaveMore === true ? t('atLeast', { number }) : number;
  };
  const listed = isContinued && saved.length === 0 && foreignName === null ? [] : views;
  return (
    <div className={isContinued ? styles.continued : styles.bar}>
      <nav aria-label={t('label')} className={styles.scroller}>
        <ul className={styles.chips}>
          {isContinued && <li className={styles.line} aria-hidden />}
          {listed.map((each, index) => (
            <Fragment key={each.id}>
              {index === builtIn.length && !isContinued && <li className={styles.line} aria-hidden />}
              <li className={styles.item} data-current={each.id === view?.id || undefined}>
                <ViewChip
                  name={nameOf(each)}
                  count={countOf(each.id)}
                  to={viewQuery(writeViewTag(each), each.state)}
                  onShow={() => show(each)}
                  menu={each.id === view?.id ? menu : null}
                  isChanged={each.id === view?.id && isChanged}
                  note={isChanged ? changesText : undefined}
                  onMove={each.id === actions.own?.id ? actions.move : undefined}
                />
              </li>
            </Fragment>
          ))}
          {foreignName !== null && (
            <li className={styles.item} data-current>
              <ViewChip
                name={foreignName}
                count={countOf(FOREIGN)}
                to={`?${writeGridState(grid)}`}
                onShow={() => undefined}
                menu={menu}
                isChanged={false}
                isFromLink
              />
            </li>
          )}
          <li className={styles.item}>
            <Button variant="quiet" size="small" icon={Plus} onClick={() => actions.openDialog('new')}>
              {t('save')}
            </Button>
          </li>
        </ul>
      </nav>
      <div className={styles.state}>
        {foreignName !== null && (
          <>
            <span className={styles.words}>{t('foreign')}</span>
            <Button size="small" onClick={actions.keep}>
              {t('keep')}
            </Button>
          </>
        )}
        {isChanged && (
          <>
            <span className={styles.words}>
              <span className={styles.dot} aria-hidden />
              {changesText}
            </span>
            <Button size="small" hint={SAVE_KEYS} onClick={actions.save}>
              {t('action.save', { ns: 'common' })}
            </Button>
            <Button variant="quiet" size="small" onClick={actions.undo}>
              {t('action.undo', { ns: 'common' })}
            </Button>
          </>
        )}
      </div>
      {phone.dialog}
      {actions.dialog !== null && (
        <NameDialog
          renamed={actions.dialog === 'rename' ? actions.own : null}
          name={actions.dialog === 'rename' ? (actions.own?.name ?? '') : (foreignName ?? '')}
          saved={saved}
          kept={kept}
          onSubmit={actions.submitName}
          onClose={() => actions.openDialog(null)}
        />
      )}
    </div>
  );
}

/** The tools as items for the shown view's menu (only on a phone), and the dialog of the open tool. */
function usePhoneTools(tools: readonly ViewTool[]) {
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<string | null>(null);
  const tool = tools.find(({ key }) => key === opened);
  const items = (isPhone ? tools : NO_TOOLS).map(({ key, label, note, icon }, index) => ({
    key,
    label,
    icon,
    ...(note !== undefined && { note }),
    separated: index === 0,
    onSelect: () => setOpened(key),
  }));
  const dialog = tool !== undefined && (
    <Modal open title={tool.label} focusField={tool.key} onClose={() => setOpened(null)}>
      <div className={styles.tool}>{tool.render(() => setOpened(null))}</div>
    </Modal>
  );
  return { items, dialog };
}
