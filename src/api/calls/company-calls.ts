import type { components } from '@openapi/generated/console';
import {
  LD_JSON,
  MERGE_PATCH,
  optionalPage,
  toCollection,
  toUnpagedList,
  toValue,
  type ApiClient,
} from '../api-client';

type Schemas = components['schemas'];

/** The request bodies. A `PATCH` contains only changed fields. */
export type CompanyBody = Schemas['CompanyCreate'];
export type SsoBody = Schemas['CompanySsoCreate'];
export type SsoPatch = Schemas['CompanySsoUpdate'];

/** Calls about companies and their single sign-on. */
export function companyCalls({ client, common, polled }: ApiClient) {
  const item = (id: number) => ({ params: { path: { id } }, ...common() });
  const company = (code: string) => ({ params: { path: { code } }, ...common() });
  return {
    listCompanyOptions: (page: number) =>
      toUnpagedList(client.GET('/api/list_companies', { ...optionalPage(page), ...polled() })),
    /** Without a name, or with an empty name, lists all companies. */
    listCompanies: (name: string | undefined, page = 1) =>
      toCollection(client.GET('/api/companies', { params: { query: { page, ...(name && { name }) } }, ...common() })),
    getCompany: (code: string) => toValue(client.GET('/api/companies/{code}', company(code))),
    createCompany: (body: CompanyBody) =>
      toValue(client.POST('/api/companies', { body, headers: LD_JSON, ...common() })),
    updateCompany: (code: string, name: string) =>
      toValue(client.PATCH('/api/companies/{code}', { body: { name }, headers: MERGE_PATCH, ...company(code) }), 'any'),
    deleteCompany: (code: string) => toValue(client.DELETE('/api/companies/{code}', company(code)), 'any'),
    getCompanySso: (code: string) => toValue(client.GET('/api/companies/{code}/sso', company(code))),
    createCompanySso: (body: SsoBody) =>
      toValue(client.POST('/api/company_s_s_os', { body, headers: LD_JSON, ...common() }), 'any'),
    updateCompanySso: (id: number, body: SsoPatch) =>
      toValue(client.PATCH('/api/company_s_s_os/{id}', { body, headers: MERGE_PATCH, ...item(id) }), 'any'),
  };
}
