import { expect, test } from 'vitest';
import { DEFAULT_CONFIG, isAppConfig } from './app-config';

test.each([[DEFAULT_CONFIG], [{}], [{ backendUrl: 'https://backend.example' }], [{ pollSeconds: 10, own: 1 }]])(
  '%j is a configuration',
  (json) => expect(isAppConfig(json)).toBe(true),
);

test.each([[null], [undefined], [[]], ['text'], [{ error: 'Please sign in' }], [{ backendUrl: 7 }]])(
  '%j is not a configuration',
  (json) => expect(isAppConfig(json)).toBe(false),
);
