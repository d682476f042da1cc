import type { TFunction } from 'i18next';
import { ArrowLeft, ArrowRight, Link2, Pencil, Plus, Save, Trash2, Undo2 } from 'lucide-react';
import type { MenuItem } from '@/ui/overlay/menu-items';
import type { ViewActions } from './use-view-actions';

/**
 * The menu of the shown view. `isFromLink` is true if the view came with a link, and this person has not saved it;
 * `tools` get their own group.
 */
export function viewMenu(
  t: TFunction<'views'>,
  actions: ViewActions,
  { isChanged, isFromLink, tools }: { isChanged: boolean; isFromLink: boolean; tools: readonly MenuItem[] },
): MenuItem[] {
  const isOwn = actions.own !== null;
  return [
    ...(isFromLink ? [{ key: 'keep', label: t('keep'), icon: Save, onSelect: actions.keep }] : []),
    ...(isOwn && isChanged ? [{ key: 'save', label: t('menu.save'), icon: Save, onSelect: actions.save }] : []),
    { key: 'new', label: t('menu.saveAs'), icon: Plus, onSelect: () => actions.openDialog('new') },
    ...(isChanged ? [{ key: 'undo', label: t('menu.undo'), icon: Undo2, onSelect: actions.undo }] : []),
    ...tools,
    { key: 'copy', label: t('menu.copy'), icon: Link2, separated: true, onSelect: actions.copyAddress },
    ...(isOwn
      ? [
          { key: 'rename', label: t('menu.rename'), icon: Pencil, onSelect: () => actions.openDialog('rename') },
          { key: 'left', label: t('menu.left'), icon: ArrowLeft, onSelect: () => actions.move(-1) },
          { key: 'right', label: t('menu.right'), icon: ArrowRight, onSelect: () => actions.move(1) },
          {
            key: 'delete',
            label: t('menu.delete'),
            icon: Trash2,
            separated: true,
            danger: true,
            onSelect: actions.remove,
          },
        ]
      : []),
  ];
}
