import { fieldText, readRelation } from '@/api/hydra';
import { visible } from '@/lib/text/visible-text';

/** Reads the code and the name of a company from an object, an IRI or a code. A part that the value lacks is null. */
export function readCompanyRelation(value: unknown): { companyCode: string | null; companyName: string | null } {
  const company = readRelation(value);
  if (company === null) return { companyCode: null, companyName: null };
  return {
    companyCode: fieldText(company.fields, 'code') ?? company.key ?? company.text,
    companyName: visible(fieldText(company.fields, 'name')),
  };
}
