import { toast } from './toast';
import { MINUTE_MS } from '@/lib/durations';

/** How long the message with the button stays, milliseconds. */
const SHOWN_MS = 12_000;
/** How long the shortcut works, milliseconds. It works even after the message has gone. */
const KEPT_MS = 10 * MINUTE_MS;

/** The shortcut does not work in these elements: in a field, Ctrl+Z undoes typing; a dialog covers the page. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
  '[aria-modal="true"]',
].join(', ');

interface UndoOffer {
  /** What was done: "The draft has been discarded". */
  text: string;
  /** The label of the button: "Undo". */
  label: string;
  undo: () => void;
  /** Identifies the subject of the message. A newer message with the same subject removes the older one. */
  about?: string | undefined;
}

interface Offer extends UndoOffer {
  until: number;
  toastId: number;
}

/** All offers that are still valid, oldest first. */
let offers: readonly Offer[] = [];

/**
 * Shows a message about an action, with a button that undoes the action. For ten minutes, Ctrl+Z or Cmd+Z also undoes
 * the newest such action, unless the person is typing. Returns a function that withdraws the offer; call it when the
 * action can no longer be undone.
 */
export function offerUndo(offered: UndoOffer): () => void {
  const { text, label, about } = offered;
  const withdraw = (): void => {
    offers = offers.filter((each) => each !== offer);
    toast.dismiss(offer.toastId);
    if (offers.length === 0) document.removeEventListener('keydown', onKey);
  };
  const undo = (): void => {
    withdraw();
    offered.undo();
  };
  const toastId = toast.info(text, { action: { label, onClick: undo }, duration: SHOWN_MS, about });
  const offer: Offer = { ...offered, undo, until: Date.now() + KEPT_MS, toastId };
  offers = [...offers, offer];
  document.addEventListener('keydown', onKey);
  return withdraw;
}

function onKey(event: KeyboardEvent): void {
  const isUndo =
    event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const target = event.target instanceof Element ? event.target : null;
  if (!isUndo || event.defaultPrevented || target?.closest(TYPING) != null) return;
  const offer = offers.findLast(({ until }) => until > Date.now());
  if (offer === undefined) return;
  event.preventDefault();
  offer.undo();
}
