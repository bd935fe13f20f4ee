import { expect, test } from 'vitest';
import { mybibleText, myswordText } from './read-sqlite.ts';

const inMybible: [text: string, read: string][] = [
  ['In the<n>note <i>x</i> y</n> beginning', 'In the beginning'],
  ['In the<f>[<b>1</b>]</f> beginning<N>a</N>', 'In the beginning'],
  ['In <n>Or <f>1</f> first</n>the <h>A <e>title</e></h>beginning', 'In the beginning'],
  ['In <n class="x">a<br/>b</n>the', 'In the'],
  // A note without its end takes none of the text with it; what is left of its tag is told as markup.
  ['In <n>the beginning <n>a <i>note</i></n>God', 'In <n>the beginning God'],
  ['In the</n> beginning', 'In the</n> beginning'],
];
test.each(inMybible)('MyBible: of %j only the text is read', (text, read) => {
  expect(mybibleText(text)).toBe(read);
});

const inMysword: [text: string, read: string][] = [
  ['In the<RF>Or <i>first</i><Rf> beginning', 'In the beginning'],
  ['<TS>A <i>title</i><Ts>In the<RF q=1>Or <WH430><Rf> beginning', 'In the beginning'],
  ['<TS2>A title<Ts>In the <RF>beginning <RF>a<Rf>God', 'In the <RF>beginning God'],
  ['God<CM>created', 'God created'],
];
test.each(inMysword)('MySword: of %j only the text is read', (text, read) => {
  expect(myswordText(text)).toBe(read);
});

test('notes without their end take a time that goes with the length, and a row of megabytes is left alone', () => {
  const begun = performance.now();
  mybibleText('<n>a <i>b</i> '.repeat(14_000));
  myswordText('<RF>a <i>b</i> '.repeat(13_000));
  const long = `<n>${'<s>'.repeat(6_000_000)}`;
  expect(mybibleText(long)).toBe(long);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
