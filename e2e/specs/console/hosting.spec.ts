import { expect, test } from '../../fixtures/console-test';

const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('the console is served with its security policy; missing files and backend paths do not return the page of the console', async ({
  request,
  server,
  dist,
}) => {
  await test.step('every static response has the security headers', async () => {
    for (const path of ['/', '/execution_tracker', '/config.json', '/sw.js', '/assets/missing.js']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.split('; '), path).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types console',
        ]),
      );
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  await test.step('the URL of a screen returns the console', async () => {
    const index = await (await request.get('/')).text();
    expect(index).toContain('<div id="root">');
    for (const path of ['/execution_tracker', '/job_instance/a%20b/edit', '/companies/acme.com', '/no/such/screen']) {
      const answer = await request.get(path, { headers: html });
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).toBe(index);
    }
  });

  await test.step('a missing file returns 404 instead of the console', async () => {
    for (const path of ['/assets/missing.js', '/assets/missing', '/missing.png', '/missing.css']) {
      const answer = await request.get(path, { headers: html });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain('<div id="root">');
    }
  });

  await test.step('paths of the backend never return the console', async () => {
    const paths = ['/api/nothing', '/authentication/nothing', '/saml/nothing', '/akeneo_connections/nothing'];
    for (const path of [...paths, '/bynder_connections/x', '/shopify_connections/x', '/test_connection/x']) {
      expect(await (await request.get(path, { headers: html })).text(), path).not.toContain('<div id="root">');
    }
  });

  await test.step('the browser may cache only files with a hash in their name; these files are compressed', async () => {
    const index = await (await request.get('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1] ?? 'no script in index.html';
    const answer = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect(answer.headers()['content-encoding']).toBe('gzip');
    expect(answer.headers()['content-type']).toContain('javascript');
    expect((await request.get('/')).headers()['cache-control']).toBe('no-store');
    const screen = await request.get('/login?app_token=x', { headers: html });
    expect(screen.headers()['cache-control']).toBe('no-store');
    for (const path of ['/sw.js', '/config.json', '/manifest.webmanifest']) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
    }
  });

  await test.step('if the backend is on another origin, the configuration and the content security policy contain its address', async () => {
    server.deploy(dist, 'https://backend.example.com/base');
    const config = await request.get('/config.json');
    expect(await config.json()).toMatchObject({ backendUrl: 'https://backend.example.com/base', pollSeconds: 5 });
    expect((await request.get('/')).headers()['content-security-policy']).toContain(
      "connect-src 'self' https://backend.example.com;",
    );
  });
});
