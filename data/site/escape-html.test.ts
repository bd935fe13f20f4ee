import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('escapes markup characters and restores them', () => {
  expect(escapeHtml('<a title="R&D">')).toBe('&lt;a title=&quot;R&amp;D&quot;&gt;');
  expect(unescapeHtml('&#x27;Times&#x27;, &amp;quot;')).toBe("'Times', &quot;");
  fc.assert(fc.property(fc.string(), (text) => unescapeHtml(escapeHtml(text)) === text));
});
