import type { components } from '@openapi/generated/console';
import { idInPath, LD_JSON, MERGE_PATCH, toCollection, toValue, type ApiClient } from '../api-client';
import type { AppStyle } from './session-calls';

/** The request bodies. A `PATCH` contains only changed fields. */
export type UserBody = components['schemas']['UserCreate'];
export type UserPatch = components['schemas']['UserUpdate'];

/** Filters of `GET /api/users`; empty filters are not sent. */
export interface UserFilters {
  /** A part of the e-mail address. */
  email?: string;
  companyCode?: string;
}

/** Calls about users, and about the links with which they set their passwords. */
export function userCalls({ client, common }: ApiClient) {
  const item = (id: number | string) => ({ params: { path: { id: idInPath(id) } }, ...common() });
  return {
    listUsers: ({ email, companyCode }: UserFilters, page = 1) =>
      toCollection(
        client.GET('/api/users', {
          params: {
            query: {
              page,
              'order[id]': 'desc',
              ...(email && { email }),
              ...(companyCode !== undefined && { 'company.code': companyCode }),
            },
          },
          ...common(),
        }),
      ),
    getUser: (id: number | string) => toValue(client.GET('/api/users/{id}', item(id))),
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
  };
}
