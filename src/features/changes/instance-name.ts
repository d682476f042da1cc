import type { NamedInstance } from '@/data/queries/changes/use-recent-changes';
import { visible } from '@/lib/text/visible-text';

/** The label of an integration; its code if it has no label. */
export const instanceName = ({ label, code }: NamedInstance): string => visible(label) ?? code;
