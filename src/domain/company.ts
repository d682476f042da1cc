import { encodeSegment } from '@/lib/addresses/encode-segment';
import { visible } from '@/lib/text/visible-text';

/** A company as an option in a list of companies. */
export interface CompanyRow {
  code: string;
  name: string | null;
}

/** A company as the administration screens show it. */
export interface Company extends CompanyRow {
  /** Null when the response does not contain it. */
  userNumber: number | null;
  /** Null when the response does not contain it. */
  jobInstanceNumber: number | null;
}

/** The IRI of a company, as the API writes relations. */
export const companyIri = (code: string): string => `/api/companies/${encodeSegment(code)}`;

/** The name of the company of a row, else the company's code; null if the row has no company. */
export const companyNameOf = (row: { companyName: string | null; companyCode: string | null }): string | null =>
  visible(row.companyName) ?? row.companyCode;

/** The single sign-on settings of a company; the API never returns the certificate of its identity provider. */
export interface CompanySso {
  /** Null until the first Save creates the configuration. */
  id: number | null;
  companyCode: string | null;
  enabled: boolean;
  spCertificate: string | null;
  idpEntityId: string | null;
  idpSsoUrl: string | null;
  idpSloUrl: string | null;
  /** Whether the server has a certificate of the identity provider. */
  idpCertSet: boolean;
  domain: string | null;
  adminPasswordAllowed: boolean;
  autoCreate: boolean;
  adminGroup: string | null;
  userGroup: string | null;
  restrictedUserGroup: string | null;
}

/** The values of a company that has no single sign-on configuration yet. */
export const NO_SSO: CompanySso = {
  id: null,
  companyCode: null,
  enabled: false,
  spCertificate: null,
  idpEntityId: null,
  idpSsoUrl: null,
  idpSloUrl: null,
  idpCertSet: false,
  domain: null,
  adminPasswordAllowed: false,
  autoCreate: false,
  adminGroup: null,
  userGroup: null,
  restrictedUserGroup: null,
};
