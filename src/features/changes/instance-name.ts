import type { NamedInstance } from '@/data/queries/changes/use-recent-changes';
import { visible } from '@/lib/text/visible-text';

/** The label of an integration; its code if it has no label. */
export const instanceName = ({ label, code }: NamedInstance): string => visible(label) ?? code;

/** The name of an integration's company; the company's code if it has no name; null if there is no company. */
export const companyOf = ({ companyName, companyCode }: NamedInstance): string | null =>
  visible(companyName) ?? companyCode;
