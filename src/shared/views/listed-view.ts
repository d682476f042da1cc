import type { BuiltInView, SavedView } from '@/domain/views/view';

/** A built-in view with its name in the language of the interface. */
export interface NamedView extends BuiltInView {
  label: string;
}

export const isSaved = (view: BuiltInView | SavedView): view is SavedView => 'name' in view;

export const nameOf = (view: NamedView | SavedView): string => (isSaved(view) ? view.name : view.label);

/** What a view stores about one part of the list, as text: "Status" (`label`) and "Error, Warning" (`text`). */
export interface KeptPart {
  label: string;
  text: string;
}
