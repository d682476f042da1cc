import { expect, test } from 'vitest';
import { TemplateMaker } from './make-templates';
import { part } from './part';

const creator = (email: string) => part('creator', { email });
const shown = (email: string): string => `<span title="${email}" style="width:2px">${email}</span>`;

test('a template has holes for texts and inner parts, and marks elements with holes in their attributes', () => {
  const maker = new TemplateMaker();
  for (const email of ['a@acme.test', 'b@acme.test']) maker.add(creator(email), shown(email));
  for (const [count, email] of [
    ['12', 'a@acme.test'],
    ['34', 'b@acme.test'],
  ] as const)
    maker.add(part('warned.other', { count, badge: creator(email) }), `<i>${shown(email)}<b x="120">${count}</b></i>`);
  expect(maker.elements(['creator', 'warned.other'])).toBe(
    '<template data-part="creator"><span data-hole="title" title="{{email}}" data-style="width:2px"><slot name="email"></slot></span></template>' +
      '<template data-part="warned.other"><i><slot name="badge"></slot><b x="120"><slot name="count"></slot></b></i></template>',
  );
});

test('a part that differs from React’s output fails', () => {
  const maker = new TemplateMaker();
  expect(() => maker.add(creator('a@acme.test'), '<span>somebody</span>')).toThrow('does not show');
  maker.add(creator('a@acme.test'), shown('a@acme.test'));
  expect(() => maker.add(creator('b@acme.test'), shown('c@acme.test'))).toThrow('First paint of creator');
  expect(() => maker.add(creator('b@acme.test'), '<b>b@acme.test</b>')).toThrow('First paint of creator');
});

test('a part without a sample, or with holes and only one sample, fails', () => {
  const maker = new TemplateMaker();
  maker.add('–', '–');
  maker.add(part('type.full'), 'Full');
  expect(() => maker.add('–', '-')).toThrow('a text');
  maker.add(creator('a@acme.test'), shown('a@acme.test'));
  expect(maker.elements(['type.full'])).toContain('Full');
  expect(() => maker.elements(['type.full', 'creator', 'connecting'])).toThrow(
    'Too few samples of creator, connecting',
  );
});

test('hostile texts are escaped', () => {
  const maker = new TemplateMaker();
  const hostile = `"'<&>`;
  maker.add(creator(hostile), shown('&quot;&#x27;&lt;&amp;&gt;'));
  expect(maker.htmlOf(creator('<'))).toBe(shown('&lt;'));
});
