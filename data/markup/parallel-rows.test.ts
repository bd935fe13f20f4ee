import { expect, it } from 'vitest';
import { parallelRows, parallelText } from './parallel-rows.ts';

const english = { label: 'King James Version', language: 'en', direction: 'ltr' } as const;
const hebrew = { label: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' } as const;

it('says in each cell which version it is, in the language that it has', () => {
  const row = {
    reference: 'Malachi 4:1 · Hebrew 3:19',
    href: '/strongs/verse/malachi/4/1',
    cells: [{ verses: [{ html: 'For, behold' }], instead: '' }, { verses: [{ html: 'כִּי־הִנֵּה' }], instead: '' }],
  };
  expect(parallelRows([english, hebrew], [row])).toBe(
    '<li><b><a href="/strongs/verse/malachi/4/1">Malachi 4:1 · Hebrew 3:19</a></b>' +
      '<div><small>King James Version</small><p>For, behold</p></div>' +
      '<div><small>Westminster Leningrad Codex</small><p lang="hbo" dir="rtl">כִּי־הִנֵּה</p></div>' +
      '<span class="acts js"><button data-act="copy" aria-label="Copy Malachi 4:1 · Hebrew 3:19">Copy</button>' +
      '<button data-act="share" aria-label="Share Malachi 4:1 · Hebrew 3:19">Share</button></span></li>',
  );
});

it('says what is not there', () => {
  expect(parallelText(english, { verses: [], instead: 'Not in this <version>' })).toBe('<p class="lack">Not in this &lt;version&gt;</p>');
});

it('names the half of a verse that another numbering cuts in two', () => {
  expect(parallelText(hebrew, { verses: [{ html: 'א', half: 'second' }], instead: '' })).toContain('(second half of the verse)');
});
