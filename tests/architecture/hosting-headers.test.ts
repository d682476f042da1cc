import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders } from '@openapi/server/hosting/headers';

const readme = readFileSync('openapi/README.md', 'utf8');
const headers = Object.entries(securityHeaders('https://backend.example.com'));

/** The documented servers, and how each writes a header. */
const servers: readonly [language: string, write: (name: string, value: string) => string][] = [
  ['nginx', (name, value) => `add_header ${name} "${value}" always;`],
  ['apache', (name, value) => `Header always set ${name} "${value}"`],
  ['text', (name, value) => `  ${name}: ${value}`],
];

const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? `no block of ${language}`;

describe.each(servers)('the README for %s', (language, write) => {
  it.each(headers)('documents %s with the value that is sent', (name, value) => {
    expect(block(language).split('\n')).toContain(write(name, value));
  });

  it('has no other security headers, and has the cache rules of the console host', () => {
    const named = block(language).match(/(?:[A-Z][a-z]*-)+(?:Policy|Options)/g) ?? [];
    expect([...new Set(named)].toSorted()).toEqual(headers.map(([name]) => name).toSorted());
    for (const path of ['/assets/x-1.js', '/', '/sw.js']) expect(block(language)).toContain(cacheControl(path));
  });

  it('forbids caches to store a missing file, and has one cache rule per file', () => {
    expect(block(language)).not.toMatch(/add_header Cache-Control \S+ always|Header always set Cache-Control/);
    const [everything = ''] = block('text').split('\n/\n');
    expect(everything).not.toContain('Cache-Control');
    // `/` is an address of the page, and `/index.html` is the file that the service worker stores.
    for (const page of ['/', '/index.html']) expect(block('text')).toContain(`\n${page}\n  Cache-Control: no-store\n`);
  });
});

describe('the content policy', () => {
  const policy = new Map(
    (securityHeaders('')['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

  it('allows nothing by default, and otherwise only the own origin and images in data URLs', () => {
    expect(policy.get('default-src')).toBe("'none'");
    const sources = [...policy].filter(([name]) => name.endsWith('-src')).map(([, source]) => source);
    expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'self' data:"]));
    expect(policy.get('img-src')).toBe("'self' data:");
    expect(policy.get('script-src')).toBe("'self'");
  });

  it('forbids framing, and allows script URLs through one named Trusted Types policy only', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('console');
  });

  it('forbids caching of pages, whose URL may contain a token', () => {
    expect(['/', '/index.html', '/sw.js', '/config.json', '/assets/a.js'].map(cacheControl)).toEqual([
      'no-store',
      'no-store',
      'no-cache',
      'no-cache',
      'public, max-age=31536000, immutable',
    ]);
  });
});
