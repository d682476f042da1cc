import type { NamedInstance } from '@/data/queries/changes/use-recent-changes';
import { visible } from '@/lib/text/visible-text';

/** The label of an integration, else its code. */
export const instanceName = ({ label, code }: NamedInstance): string => visible(label) ?? code;

/** The name of an integration's company, else the company's code; null without a company. */
export const companyOf = ({ companyName, companyCode }: NamedInstance): string | null =>
  visible(companyName) ?? companyCode;
