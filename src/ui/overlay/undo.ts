import { toast } from './toast';

/** How long the message with its button stays. */
const SHOWN_MS = 12_000;
/** How long the shortcut works, even after the message has gone. */
const KEPT_MS = 600_000;

/** Elements in which Ctrl+Z undoes typing, and dialogs that cover the page. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
  '[aria-modal="true"]',
].join(', ');

interface UndoOffer {
  /** What was done: "The draft has been discarded". */
  text: string;
  /** The button: "Undo". */
  label: string;
  undo: () => void;
  /** What it is about; a newer message about the same replaces the message. */
  about?: string | undefined;
}

interface Offer extends UndoOffer {
  until: number;
  toastId: number;
}

/** Oldest first. */
let offers: readonly Offer[] = [];

/**
 * Shows what was done, with a button that undoes it. For ten minutes, Ctrl+Z or Cmd+Z undoes the newest offer too, unless
 * the person is typing. Returns a function that withdraws the offer once the action cannot be undone any more.
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
