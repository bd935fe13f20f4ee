import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

it.each<[text: string, lines: string[]]>([
  ['', []],
  ['one', ['one']],
  ['one\ntwo', ['one', 'two']],
  ['one\r\ntwo\r\n', ['one', 'two']],
  ['\n\none', ['', '', 'one']],
  ['\r\n', ['']],
  ['one\r\r\n', ['one\r']],
])('splits %j into lines', (text, lines) => {
  expect([...linesOf(text)]).toEqual(lines.map((line, at) => ({ number: at + 1, text: line })));
});
