import { expect, it } from 'vitest';
import { describeQuery } from './describe.ts';
import { parseSearch } from './parse.ts';
import type { SearchQuery } from './tree.ts';

function query(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}
const labels = (text: string): string[] => describeQuery(query(text)).map(({ label }) => label);

it.each<[text: string, labels: string[]]>([
  ['faith', ['faith']],
  ['faith*', ['faith…']],
  ['"free spirit"', ['“free spirit”']],
  ['"free spir*"', ['“free spir…”']],
  ['well-beloved', ['well-beloved']],
  ['faith hope', ['faith', 'hope']],
  ['faith OR joy', ['faith or joy']],
  ['faith OR (joy hope)', ['faith or (joy and hope)']],
  ['faith -hate', ['faith', 'without hate']],
  ['faith -(hate OR wrath)', ['faith', 'without (hate or wrath)']],
  ['H430', ['H430']],
  ['love G26', ['love where it translates G26']],
  ['H2617 other:mercy', ['H2617 not translated as mercy']],
  ['H2617 -(mercy H2617)', ['H2617', 'H2617 not translated as mercy']],
  ['-mercy H2617', ['without mercy', 'H2617']],
  ['v?il temple', ['v?il', 'temple']],
  ['[Vq*]', ['grammar code Vq…']],
  ['H1254 [Vqp3ms]', ['H1254 grammar code Vqp3ms']],
  ['case:LORD', ['LORD with exact capitals']],
  ['exact:God', ['God exactly as written']],
  ['~love', ['all forms of love']],
  ['faith NEAR(1) joy', ['faith next to joy']],
  ['faith NEAR(3) joy', ['faith within 3 words of joy']],
  ['faith NEAR(3) joy NEAR(3) hope', ['faith within 3 words of joy within 3 words of hope']],
  ['faith PROX(0) joy', ['faith in the same verse as joy']],
  ['faith PROX(1) joy', ['faith within 1 verse of joy']],
  ['faith PROX(2) joy', ['faith within 2 verses of joy']],
  ['faith PROC joy', ['faith in the same chapter as joy']],
  ['faith PROB (joy OR hope)', ['faith in the same book as (joy or hope)']],
  ['John 3:16', ['John 3:16']],
  ['faith in:Romans', ['faith', 'in Romans']],
  ['faith in:Romans in:OT', ['faith', 'in Romans', 'in the Old Testament']],
])('describes %s as %j', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it.each<[text: string, without: string[]]>([
  ['faith', ['']],
  ['faith hope', ['hope', 'faith']],
  ['faith hope joy', ['hope joy', 'faith joy', 'faith hope']],
  // An exclusion needs a positive part.
  ['faith -hate', ['', 'faith']],
  ['faith hope -hate', ['hope -hate', 'faith -hate', 'faith hope']],
  ['faith hope in:Romans', ['in:Romans hope', 'in:Romans faith', 'faith hope']],
  ['faith in:Romans in:OT', ['', 'in:OT faith', 'in:Romans faith']],
])('leaves these queries of %s after removing each part: %j', (text, without) => {
  expect(describeQuery(query(text)).map(({ queryWithout }) => queryWithout)).toEqual(without);
});
