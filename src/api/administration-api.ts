import type { components } from '@openapi/generated/console';
import {
  createApiClient,
  JSON_BODY,
  optionalPage,
  LD_JSON,
  toCollection,
  MERGE_PATCH,
  toValue,
  toUnpagedList,
  type ApiOptions,
} from './api-client';

type Schemas = components['schemas'];

/** Bodies of the writes; a `PATCH` contains only changed fields. */
export type UserBody = Schemas['UserCreate'];
export type UserPatch = Schemas['UserUpdate'];
export type CompanyBody = Schemas['CompanyCreate'];
export type SsoBody = Schemas['CompanySsoCreate'];
export type SsoPatch = Schemas['CompanySsoUpdate'];
export type PasswordResetBody = Schemas['PasswordReset'];
export type AppStyle = Schemas['AppStyle'];

/** Filters of `GET /api/users`; empty filters are not sent. */
export interface UserFilters {
  /** A part of the e-mail. */
  email?: string;
  companyCode?: string;
}

export type AdministrationApi = ReturnType<typeof createAdministrationApi>;

/** The calls of the online-only screens. The page makes them itself, without the worker. */
export function createAdministrationApi(options: ApiOptions) {
  const { client, common } = createApiClient(options);
  const item = (id: number) => ({ params: { path: { id } }, ...common() });
  const company = (code: string) => ({ params: { path: { code } }, ...common() });
  return {
    listUsers: ({ email, companyCode }: UserFilters, page: number) =>
      toCollection(
        client.GET('/api/users', {
          params: {
            query: {
              page,
              'order[id]': 'desc',
              ...(email !== undefined && { email }),
              ...(companyCode !== undefined && { 'company.code': companyCode }),
            },
          },
          ...common(),
        }),
      ),
    getUser: (id: number) => toValue(client.GET('/api/users/{id}', item(id))),
    createUser: (body: UserBody) => toValue(client.POST('/api/users', { body, headers: LD_JSON, ...common() })),
    updateUser: (id: number, body: UserPatch) =>
      toValue(client.PATCH('/api/users/{id}', { body, headers: MERGE_PATCH, ...item(id) }), 'any'),
    deleteUser: (id: number) => toValue(client.DELETE('/api/users/{id}', item(id)), 'any'),
    getResetLink: (id: number, appStyle: AppStyle) =>
      toValue(
        client.GET('/api/users/{id}/reset-password-link', {
          params: { path: { id }, query: { app_style: appStyle } },
          ...common(),
        }),
      ),

    listCompanyOptions: (page: number) =>
      toUnpagedList(client.GET('/api/list_companies', { ...optionalPage(page), ...common() })),
    listCompanies: (name: string | undefined, page: number) =>
      toCollection(
        client.GET('/api/companies', { params: { query: { page, ...(name !== undefined && { name }) } }, ...common() }),
      ),
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

    /** The response is the same for an unknown e-mail. Sent without a token. */
    sendPasswordReset: (email: string, appStyle: AppStyle) =>
      toValue(
        client.POST('/reset_password_request/send/{email}', {
          params: { path: { email } },
          body: { appStyle },
          headers: JSON_BODY,
          ...common(),
        }),
        'any',
      ),
    resetPassword: (body: PasswordResetBody) =>
      toValue(client.POST('/reset_password_request/reset', { body, headers: JSON_BODY, ...common() }), 'any'),
  };
}
