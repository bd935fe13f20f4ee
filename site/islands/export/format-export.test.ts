import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ExportList } from './export-list.ts';
import { formatExport } from './format-export.ts';
import { formatExportCsv } from './format-export-csv.ts';

const kjv = { code: 'kjv', name: 'King James (KJV)', language: 'en', direction: 'ltr' } as const;
const wlc = { code: 'wlc', name: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' } as const;
const gold = {
  reference: 'Genesis 2:11',
  number: '11',
  link: 'https://site.example/bible/kjv/genesis/2#v11',
  version: 0,
  texts: ['where there is gold;'],
};
const results: ExportList = {
  kind: 'results',
  title: '“gold”: 1 verse',
  link: 'https://site.example/results?q=gold',
  versions: [kjv],
  verses: [gold],
  notes: [],
};
const passage: ExportList = {
  ...results,
  kind: 'passage',
  title: 'Genesis 2:11',
  verses: [{ ...gold, reference: 'Genesis 2 title', number: '', texts: ['A title.'] }, gold],
};
const comparison: ExportList = {
  ...results,
  kind: 'comparison',
  title: 'Genesis 2:11',
  versions: [kjv, wlc],
  verses: [{ ...gold, number: 'Genesis 2:11', texts: ['gold', 'הַזָּהָב'] }],
};

describe('plain text', () => {
  it('names the version and the link, and begins each result with its reference', () => {
    expect(formatExport(results, 'plain', true)).toBe(
      '“gold”: 1 verse\nKing James (KJV)\nhttps://site.example/results?q=gold\n\nGenesis 2:11 where there is gold;\n',
    );
  });

  it('has the text alone without references', () => {
    expect(formatExport(results, 'plain', false)).toMatch(/\n\nwhere there is gold;\n$/);
  });

  it('begins the verses of a passage with their numbers, except a psalm title', () => {
    expect(formatExport(passage, 'plain', true)).toMatch(/\n\nA title\.\n11 where there is gold;\n$/);
  });

  it('names the version of each result if there are several', () => {
    const both = { ...results, versions: [kjv, wlc], verses: [gold, { ...gold, version: 1 }] };
    expect(formatExport(both, 'plain', true)).toContain(
      'Genesis 2:11 (KJV) where there is gold;\nGenesis 2:11 (Westminster Leningrad Codex) where',
    );
  });

  it('lists each version of a comparison by name', () => {
    expect(formatExport(comparison, 'plain', true)).toMatch(
      /\n\nGenesis 2:11\nKing James \(KJV\): gold\nWestminster Leningrad Codex: הַזָּהָב\n$/,
    );
  });

  it('has the reference of a verse without text, and the note that says why', () => {
    const refused = { ...results, verses: [{ ...gold, texts: [''] }], notes: ['References only.'] };
    expect(formatExport(refused, 'plain', false)).toMatch(/gold\nReferences only\.\n\nGenesis 2:11\n$/);
  });
});

describe('Markdown', () => {
  it('links each result', () => {
    expect(formatExport(results, 'markdown', true)).toBe(
      '## “gold”: 1 verse\n\nKing James (KJV) · <https://site.example/results?q=gold>\n\n' +
        '- [**Genesis 2:11**](https://site.example/bible/kjv/genesis/2#v11) where there is gold;\n',
    );
  });

  it('formats a comparison as a table and escapes its separators', () => {
    const odd = { ...comparison, verses: [{ ...gold, number: '11', texts: ['a | b', '*c*'] }] };
    expect(formatExport(odd, 'markdown', true)).toMatch(
      /\|  \| King James \(KJV\) \| Westminster Leningrad Codex \|\n\| --- \| --- \| --- \|\n\| 11 \| a \\\| b \| \\\*c\\\* \|\n$/,
    );
  });
});

describe('HTML', () => {
  it('escapes the text and marks the language of each version', () => {
    const odd = { ...comparison, verses: [{ ...gold, texts: ['<b>&', 'אור'] }] };
    const html = formatExport(odd, 'html', false);
    expect(html).toContain('<td>&lt;b&gt;&amp;</td><td lang="hbo" dir="rtl">אור</td>');
    expect(html).toContain('<th scope="col">King James (KJV)</th>');
    expect(html).not.toContain('Genesis 2:11</th>');
  });

  it('links each result', () => {
    expect(formatExport(results, 'html', true)).toContain(
      '<p><b><a href="https://site.example/bible/kjv/genesis/2#v11">Genesis 2:11</a></b> <span>where there is gold;</span></p>',
    );
  });
});

describe('CSV', () => {
  const rowsOf = (list: ExportList): string[][] =>
    Papa.parse<string[]>(formatExportCsv(list), { skipEmptyLines: true }).data;

  it('has a row for each result, with its version and link', () => {
    expect(formatExportCsv(results)).toBe(
      'Reference,Version,Text,Link\r\n' +
        'Genesis 2:11,King James (KJV),where there is gold;,https://site.example/bible/kjv/genesis/2#v11\r\n',
    );
  });

  it('has a column for each version of a comparison', () => {
    expect(rowsOf(comparison)).toEqual([
      ['Reference', 'King James (KJV)', 'Westminster Leningrad Codex', 'Link'],
      ['Genesis 2:11', 'gold', 'הַזָּהָב', 'https://site.example/bible/kjv/genesis/2#v11'],
    ]);
  });

  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\nof two lines'];
  it.each(formulas)('prefixes %j with an apostrophe, so that no spreadsheet runs it', (text) => {
    const [, row] = rowsOf({ ...results, verses: [{ ...gold, texts: [text] }] });
    expect(row?.[2]).toBe(`'${text}`);
  });

  it('preserves quotation marks, commas and line breaks', () => {
    const text = 'He said, "Go"\nand went';
    const [, row] = rowsOf({ ...results, verses: [{ ...gold, texts: [text] }] });
    expect(row?.[2]).toBe(text);
  });
});
