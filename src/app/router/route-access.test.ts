import { describe, expect, it } from 'vitest';
import { permissionsOf } from '@/domain/permissions';
import { accessOf, mayEnter } from './route-access';

describe('accessOf', () => {
  it.each([
    ['/', 'login'],
    ['/login', 'public'],
    ['/login/', 'public'],
    ['/forget-password', 'public'],
    ['/reset-password/abc', 'public'],
    ['/reset-password', 'login'],
    ['/guides/assets-to-shop', 'public'],
    ['/shopify_app/activate', 'public'],
    ['/shopify_app/callback', 'login'],
    ['/akeneo_app/activate', 'login'],
    ['/user_profile', 'login'],
    ['/users', 'administrate'],
    ['/user/7', 'administrate'],
    ['/user/create', 'administrate'],
    ['/company/acme/sso', 'administrate'],
    ['/configuration', 'administrate'],
    ['/connections', 'administrate'],
    ['/connections/edit/akeneo/3', 'administrate'],
    ['/CONNECTIONS', 'administrate'],
    ['/job_instance/create', 'superAdmin'],
    ['/job_instance/create/edit', 'login'],
    ['/job_instance/assets/edit', 'login'],
    ['/unknown', 'login'],
  ])('%s is %s', (path, access) => {
    expect(accessOf(path)).toBe(access);
  });
});

describe('mayEnter', () => {
  it('lets the two administrators into the admin area, and the super administrator alone create', () => {
    expect(mayEnter('administrate', permissionsOf(['ROLE_USER']))).toBe(false);
    expect(mayEnter('administrate', permissionsOf(['ROLE_CLIENT_ADMIN']))).toBe(true);
    expect(mayEnter('superAdmin', permissionsOf(['ROLE_CLIENT_ADMIN']))).toBe(false);
    expect(mayEnter('superAdmin', permissionsOf(['ROLE_ADMIN']))).toBe(true);
    expect(mayEnter('login', permissionsOf(['ROLE_RESTRICTED_USER']))).toBe(true);
  });
});
