import type { Role } from '@/domain/permissions';
import type { KnownStatus } from '@/ui/feedback/status-badge';

/** The names of parts that do not depend on a status, role or plural form. */
export const PLAIN_PARTS = [
  'cut',
  'short',
  'small',
  'instance',
  'failed',
  'moment',
  'duration.s',
  'duration.min',
  'duration.h',
  'duration.d',
  'type.full',
  'type.delta',
  'type.event',
  'creator',
  'creator.event',
  'creator.person',
  'creator.schedule',
  'day.today',
  'day.yesterday',
  'day.0',
  'day.1',
  'day.2',
  'day.3',
  'day.4',
  'day.5',
  'day.6',
  'connecting',
  'connecting.asOf',
  'pager.2',
  'pager.3',
] as const;

export type PartName =
  | (typeof PLAIN_PARTS)[number]
  | `status.${KnownStatus | 'unknown'}`
  | `${'warned' | 'count'}.${Intl.LDMLPluralRule}`
  | `${'screen' | 'group' | 'row' | 'skeleton'}.${Role}`;

/** The content of a slot: a text or a prerendered part. */
export type Shown = string | Part;

/** A prerendered part with its content. */
export interface Part {
  name: PartName;
  /** Content by the name of its place in the template: `<slot name="…">`, or `{{…}}` in an attribute. */
  inside: Readonly<Record<string, Shown>>;
}

export const part = (name: PartName, inside: Part['inside'] = {}): Part => ({ name, inside });
