import type { ShownLine } from '@/data/bulk/use-bulk';
import { isSendableStatus, type BulkLineState, type LineStatus } from '@/domain/bulk/bulk-line';
import { shownStatus } from './shown-status';

/** The number of lines on a page: few enough to be rendered quickly after each change. */
export const LINES_PER_PAGE = 50;

/** The groups by which the lines of a review can be filtered. */
export const LINE_GROUPS = [
  'ready',
  'undecided',
  'decided',
  'unsendable',
  'waiting',
  'sent',
  'same',
  'undone',
] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

const GROUP_OF: Record<LineStatus, LineGroup> = {
  planned: 'unsendable',
  ready: 'ready',
  incomplete: 'unsendable',
  waiting: 'waiting',
  sending: 'waiting',
  unclear: 'waiting',
  sent: 'sent',
  refused: 'undecided',
  conflict: 'unsendable',
  deleted: 'undecided',
  blocked: 'unsendable',
  gone: 'undone',
  same: 'same',
  undone: 'undone',
};

/**
 * The group to which a line belongs. `undecided` contains exactly the lines whose badge is "Needs a decision".
 * `decided` contains exactly the lines whose badge is "Ready to save"; each of them is saved in its own form. `waiting`
 * also contains the line that is being sent, because a group of its own would come and go with every draft.
 */
export function groupOf(line: Pick<ShownLine, 'status' | 'draft'>): LineGroup {
  const { draft } = shownStatus(line);
  return draft === 'undecided' || draft === 'decided' ? draft : GROUP_OF[line.status];
}

/** Numbers of lines, for the bar at the bottom of a review. */
export interface ReviewCounts {
  /** All lines. */
  all: number;
  /** The chosen lines that can be sent now. */
  sendable: number;
  /** The part of `sendable` that the server has refused before. */
  refused: number;
  /** The lines that a person has sent: they are on their way, sent, refused or in conflict. */
  given: number;
  /** The part of `given` that is still on its way. */
  open: number;
  sent: number;
}

/**
 * Counts the lines of a review.
 * @param chosen the codes of the lines to send
 */
export function reviewCounts(
  lines: readonly { code: string; status: LineStatus; savedAt: number | null }[],
  chosen: ReadonlySet<string>,
): ReviewCounts {
  const count = (matches: (line: (typeof lines)[number]) => boolean): number => lines.filter(matches).length;
  const isChosen = ({ code }: { code: string }): boolean => chosen.has(code);
  return {
    all: lines.length,
    sendable: count((line) => isChosen(line) && isSendableStatus(line.status)),
    refused: count((line) => isChosen(line) && line.status === 'refused'),
    given: count(({ savedAt, status }) => savedAt !== null && status !== 'undone' && status !== 'gone'),
    open: count(({ savedAt, status }) => savedAt !== null && GROUP_OF[status] === 'waiting'),
    sent: count(({ savedAt, status }) => savedAt !== null && status === 'sent'),
  };
}

/** The number of lines whose drafts are not made yet. */
export const missingDrafts = (lines: readonly { state: BulkLineState }[]): number =>
  lines.filter(({ state }) => state === 'waiting').length;
