import { expect, test } from 'vitest';
import { i18n } from '@/i18n/start-i18n';
import { warningCsv } from './warning-csv';

test('writes a row for each warning, without secrets', () => {
  const items = [{ id: 7, stepName: 'Read media', message: 'refused: password="two words", url https://a:b@x.test/' }];
  expect(warningCsv(items, i18n.getFixedT('en', 'run'))).toBe(
    '\uFEFFID,Step,Message\r\n7,Read media,"refused: password=********, url https://********@x.test/"\r\n',
  );
});
