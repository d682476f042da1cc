import { expect, test } from 'vitest';
import { allowInline } from './inline-hashes';

const HASHES = ["'sha256-a'", "'sha256-b'"];

test.each([
  [
    "default-src 'none'; script-src 'self'; img-src *",
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; img-src *",
  ],
  // Without a `script-src`, the default sources apply to scripts.
  [
    "default-src 'self' https://x.test",
    "default-src 'self' https://x.test; script-src 'self' https://x.test 'sha256-a' 'sha256-b'",
  ],
  ["default-src 'none'", "default-src 'none'; script-src 'sha256-a' 'sha256-b'"],
  ["Script-Src 'None';", "Script-Src 'sha256-a' 'sha256-b'"],
  [
    "script-src 'self'; script-src-elem 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'; script-src-elem 'self' 'sha256-a' 'sha256-b'",
  ],
  // Two policies apply at once.
  [
    "script-src 'self', default-src https:",
    "script-src 'self' 'sha256-a' 'sha256-b',default-src https:; script-src https: 'sha256-a' 'sha256-b'",
  ],
  // Scripts are not restricted.
  ["frame-ancestors 'none'", "frame-ancestors 'none'"],
  ["script-src 'self' 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"],
  // Here 'unsafe-inline' is only for browsers that do not support hashes.
  ["script-src 'unsafe-inline' 'sha256-x'", "script-src 'unsafe-inline' 'sha256-x' 'sha256-a' 'sha256-b'"],
])('%s', (policy, allowed) => {
  expect(allowInline(policy, 'script', HASHES)).toBe(allowed);
});

test.each([
  ["script-src 'self'; style-src 'self'", "script-src 'self'; style-src 'self' 'sha256-a' 'sha256-b'"],
  [
    "default-src 'self'; style-src-attr 'none'",
    "default-src 'self'; style-src-attr 'none'; style-src 'self' 'sha256-a' 'sha256-b'",
  ],
  ["style-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"],
  // 'strict-dynamic' has no meaning for styles.
  ["style-src 'unsafe-inline' 'strict-dynamic'", "style-src 'unsafe-inline' 'strict-dynamic'"],
])('styles: %s', (policy, allowed) => {
  expect(allowInline(policy, 'style', HASHES)).toBe(allowed);
});
