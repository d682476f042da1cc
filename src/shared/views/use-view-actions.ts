import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid } from '@/data/use-grid-state';
import { changeSavedViews } from '@/data/views/saved-views';
import { moveView, nameProblem, putView } from '@/domain/views/saved-views';
import { ALL_VIEW, writeViewTag, type SavedView, type ShownView, type ViewState } from '@/domain/views/view';
import { copyText } from '@/lib/browser/copy-text';
import { randomId } from '@/lib/browser/random-id';
import { toast } from '@/ui/overlay/toast';
import { offerUndo } from '@/ui/overlay/undo';
import { isSaved } from './listed-view';
import { viewQuery } from './view-query';

/** What a person can do with the view that a list shows. */
export interface ViewActions {
  /** The open dialog: `new` names a new view, `rename` renames the shown view. Null if no dialog is open. */
  dialog: 'new' | 'rename' | null;
  /** The shown view if the person has saved it; else null. */
  own: SavedView | null;
  openDialog(dialog: 'new' | 'rename' | null): void;
  /** Creates a view with this name from what the list shows; in the dialog `rename`, renames the shown view instead. */
  submitName(name: string): void;
  /**
   * Saves the changes to the shown view. If the shown view is not the person's own, asks for the name of a new view.
   */
  save(): void;
  /** Drops the changes and shows the view as it was saved. */
  undo(): void;
  /** Saves the view that came with a link. If its name is blank or taken, asks for another name. */
  keep(): void;
  copyAddress(): void;
  move(by: 1 | -1): void;
  remove(): void;
}

/** How many letters of a random id are enough to tell the views of a few people apart. */
const ID_LENGTH = 8;

/**
 * The actions for the view that a list shows.
 * @param list the name under which the views of the list are saved
 * @param saved the views that the person has saved
 */
export function useViewActions(
  list: string,
  grid: Grid,
  { view, foreignName }: ShownView,
  saved: readonly SavedView[],
): ViewActions {
  const { t } = useTranslation('views');
  const [dialog, openDialog] = useState<ViewActions['dialog']>(null);
  const state: ViewState = { filters: grid.filters, sort: grid.sort, columns: grid.columns };
  const own = view !== null && isSaved(view) ? view : null;

  const put = (next: SavedView, shown: ViewState): void => {
    changeSavedViews(list, (views) => putView(views, next));
    grid.show(writeViewTag(next), shown);
    toast.success(t('saved', { name: next.name }));
  };
  const create = (name: string): void => put({ id: randomId().slice(0, ID_LENGTH), name, state }, state);

  return {
    dialog,
    own,
    openDialog,
    submitName: (name) => {
      if (dialog === 'rename' && own !== null) put({ ...own, name }, state);
      else create(name);
      openDialog(null);
    },
    save: () => (own === null ? openDialog('new') : put({ ...own, state }, state)),
    undo: () => view !== null && grid.show(writeViewTag(view), view.state),
    keep: () => {
      if (foreignName === null) return;
      if (nameProblem(foreignName, saved, null) !== null) openDialog('new');
      else create(foreignName);
    },
    copyAddress: () => {
      const address = `${location.origin}${location.pathname}${viewQuery(grid.view, state)}`;
      void copyText(address).then((isCopied) =>
        isCopied ? toast.success(t('copied')) : toast.error(t('error.occurred', { ns: 'common' })),
      );
    },
    move: (by) => own !== null && changeSavedViews(list, (views) => moveView(views, own.id, by)),
    remove: () => {
      if (own === null) return;
      const at = saved.indexOf(own);
      changeSavedViews(list, (views) => views.filter(({ id }) => id !== own.id));
      grid.show(null, ALL_VIEW.state);
      const undo = (): void => changeSavedViews(list, (views) => views.toSpliced(at, 0, own));
      offerUndo({ text: t('deleted', { name: own.name }), label: t('action.undo', { ns: 'common' }), undo });
    },
  };
}
