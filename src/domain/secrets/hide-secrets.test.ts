import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets';

test.each([
  ['Authorization: Bearer abc.def-123456', 'Authorization: ********'],
  ['called with Bearer abcdef123456', 'called with Bearer ********'],
  ['GET https://api.example/x?access_token=s3cr3t&page=2', 'GET https://api.example/x?access_token=********&page=2'],
  ['{"client_secret": "a \\u0041 b", "id": 3}', '{"client_secret": ********, "id": 3}'],
  ['password=hunter2; user=ada', 'password=********; user=ada'],
  ['https://ada:pass@shop.example/', 'https://********@shop.example/'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln expired', 'token ******** expired'],
  ['shpat_0123456789abcdef0123456789abcdef', '********'],
  ['X-Api-Key: 12345', 'X-Api-Key: ********'],
])('hides the secret in %s', (text, hidden) => {
  expect(hideSecrets(text)).toBe(hidden);
});

test.each([
  'The access token of the connection has been revoked.',
  'acme_bynder_media_to_shopify_product_image_sync',
  'request 018f3c2e-8f5b-7c3a-9a55-0242ac120002 failed',
  'upload AF-2207-OAK_1.jpg (large, 2.1 MB) staged',
  'POST https://acme-outlet.shop.example/admin/graphql 401 in 184 ms',
])('%s is unchanged', (text) => {
  expect(hideSecrets(text)).toBe(text);
});

test('hiding secrets in a hostile line is fast', () => {
  const began = performance.now();
  for (const line of ['token'.repeat(20_000), 'a1'.repeat(50_000), `://${'x'.repeat(100_000)}`, '"'.repeat(50_000)]) {
    hideSecrets(line);
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});
