import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mayEnter, permissionsOf } from '@/domain/permissions';
import * as links from '@/domain/addresses/links';
import * as paths from '@/domain/addresses/paths';
import { accessOf, rememberedAccess } from './route-access';

const modules = import.meta.glob<{ routes: RouteObject[] }>('../../features/**/routes.tsx', { eager: true });
const routes = Object.values(modules).flatMap((module) => module.routes);

describe('accessOf', () => {
  it.each([
    ['/', 'login'],
    ['/login', 'public'],
    ['/login/', 'public'],
    ['/forget-password', 'public'],
    ['/reset-password/abc', 'public'],
    ['/reset-password', 'login'],
    ['/guides/bynder-shopify-setup', 'public'],
    ['/shopify_app/activate', 'public'],
    ['/shopify_app/callback', 'login'],
    ['/akeneo_app/activate', 'login'],
    ['/user_profile', 'login'],
    ['/users', 'administrate'],
    ['/user/7', 'administrate'],
    ['/user/create', 'administrate'],
    ['/company/acme', 'administrate'],
    ['/company/acme/sso', 'administrate'],
    ['/configuration', 'administrate'],
    ['/connections', 'administrate'],
    ['/connections/edit/akeneo/3', 'administrate'],
    ['/CONNECTIONS', 'administrate'],
    ['/job_instance/create', 'superAdmin'],
    ['/job_instance/changes', 'login'],
    ['/job_instance/schedules', 'login'],
    ['/job_instance/create/edit', 'login'],
    ['/job_instance/assets/edit', 'login'],
    ['/unknown', 'login'],
  ])('the access to %s is %s', (path, access) => {
    expect(accessOf(routes, path)).toBe(access);
  });

  it('remembers the access to each path', () => {
    const accessTo = rememberedAccess(routes);
    for (const path of ['/users', '/login', '/users', '/', '/login'])
      expect(accessTo(path)).toBe(accessOf(routes, path));
  });
});

describe('mayEnter', () => {
  it('administrators may enter the admin area; only super administrators may enter superAdmin screens', () => {
    expect(mayEnter('administrate', permissionsOf(['ROLE_USER']))).toBe(false);
    expect(mayEnter('administrate', permissionsOf(['ROLE_CLIENT_ADMIN']))).toBe(true);
    expect(mayEnter('superAdmin', permissionsOf(['ROLE_CLIENT_ADMIN']))).toBe(false);
    expect(mayEnter('superAdmin', permissionsOf(['ROLE_ADMIN']))).toBe(true);
    expect(mayEnter('login', permissionsOf(['ROLE_RESTRICTED_USER']))).toBe(true);
  });
});

describe('the paths of the screens', () => {
  // Exports that are not paths of screens: a function that makes paths, a prefix of several paths, and a parameter.
  const { pathOf: _, EXECUTIONS_PATH: __, REVIEW: ___, ...all } = { ...paths, ...links };
  const addresses = Object.values(all).map((path) =>
    typeof path === 'string' ? path : (path as (...values: string[]) => string)('a/b', 'a/b'),
  );
  it.each(addresses)('%s has a route', (address) => {
    expect(matchRoutes(routes, address.split('?')[0] ?? '')).not.toBeNull();
  });
});
