import type { Role } from '@/domain/permissions';
import type { KnownStatus } from '@/ui/feedback/status-badge';

/** The parts without a variable name. */
export const PLAIN_PARTS = [
  'text',
  'dash',
  'cut',
  'short',
  'instance',
  'moment',
  'running',
  'type.full',
  'type.delta',
  'type.event',
  'creator',
  'creator.event',
  'creator.schedule',
  'live',
  'slow',
  'pager.2',
  'pager.3',
] as const;

export type PartName =
  | (typeof PLAIN_PARTS)[number]
  | `status.${KnownStatus | 'unknown'}`
  | `${'warned' | 'count'}.${Intl.LDMLPluralRule}`
  | `${'screen' | 'row' | 'skeleton'}.${Role}`;

/** What is shown at one place: a prerendered part, the texts in it, and the parts inside of it. */
export interface Part {
  name: PartName;
  /** By the names of their places in the template: `<slot name="…">`, or `{{…}}` in an attribute. */
  texts: Readonly<Record<string, string>>;
  /** By the names of their places: `<slot name="…">`. */
  parts: Readonly<Record<string, Part>>;
}

export function part(name: PartName, texts: Part['texts'] = {}, parts: Part['parts'] = {}): Part {
  return { name, texts, parts };
}
