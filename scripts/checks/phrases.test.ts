import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Pages for developers, and every message of the interface. */
const files = [
  ...globSync(['{README,CONTRIBUTING,SECURITY,CHANGELOG}.md', 'docs/**/*.md', '.github/**/*.md']),
  ...globSync('{data,scripts,site,worker}/**/*messages.ts', { exclude: ['**/node_modules/**'] }),
];

/** Files of which comments and prose are checked, without their code. */
const sources = globSync('{data,scripts,seeds,site,worker}/**/*.{ts,tsx,astro}', { exclude: ['**/node_modules/**'] });

/** Phrases of the private dialect that the project once used, and the texts of its interface that readers did not understand. */
const phrases = [
  // Single words
  'anew',
  'whoever',
  'lest',
  'thereof',
  'whence',
  'beside',
  'stands',
  'door',
  'commonest',
  'aright',
  // Grammar
  'is kept',
  'are kept',
  'is told',
  'are told',
  'was cut',
  'no more.',
  'on its way',
  'what has come',
  // Texts of the interface
  'leads nowhere',
  'is nowhere',
  'is no passage',
  'otherwise than',
  'the link is not whole',
  'has not answered',
  'what this device keeps',
  'lately opened',
  'room on this device',
  'open without a network',
  'no network:',
  'no page at this address',
  'at its files',
  'found elsewhere',
  'found no more',
  'counted how',
  'begin so',
  'tagged so',
  'the first without the second',
  'a row of days',
  'goal for a day',
  'your days',
  'take your progress',
  'is off where',
  'look after this site',
  'has a new edition',
  'of the earlier one',
  'the watcher',
  'take away',
  'that no text has',
  'now waiting',
  'as the administrator',
  'no build can make',
  'guess passwords by',
  'way in for',
  'nobody is signed in',
  'the file’s own',
  'as what they are',
  'how the site does',
  'half within',
  'wants your consent',
  'takes its time',
];

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const isWord = (character: string | undefined): boolean => /\w/.test(character ?? '');
const pattern = new RegExp(
  phrases
    .map((phrase) => String.raw`(?<!\w)${escape(phrase)}${isWord(phrase.at(-1)) ? String.raw`(?!\w)` : ''}`)
    .join('|'),
  'gi',
);

/** Literal uses: the text around the phrase contains this. */
const allowed: [file: string, text: string][] = [
  // A query parameter.
  ['docs/glossary.md', '`?beside=`'],
  ['docs/reference/api.md', '`beside?`'],
  ['data/comparison/counterpart-messages.ts', 'beside these verses'],
];

/** The comments of code, and the text between the tags of components and pages. */
function proseOf(file: string): string {
  const code = readFileSync(file, 'utf8');
  const comments = [...code.matchAll(/(?<=^|\s)\/\*[^]*?\*\/|(?:(?<=^|\s)\/\/ .*\s*)+/gm)].map(([comment]) =>
    comment.replaceAll(/^\s*(?:\/\/|\*)/gm, ''),
  );
  const texts = file.endsWith('.ts') ? [] : [...code.matchAll(/>([^<>{}]+)(?=[<{])/g)].map(([, text = '']) => text);
  return [...comments, ...texts].join(' | ');
}

function findPhrases(text: string): { line: string; phrase: string }[] {
  return [...text.replaceAll(/\s*\n\s*/g, ' ').matchAll(pattern)].map(({ 0: phrase, index, input }) => ({
    phrase: phrase.toLowerCase(),
    line: input.slice(Math.max(0, index - 40), index + phrase.length + 40),
  }));
}

it('finds a phrase across a line break, and no part of a word', () => {
  expect(findPhrases('The address\nleads   nowhere').map(({ phrase }) => phrase)).toEqual([]);
  expect(findPhrases('The address leads\n  nowhere').map(({ phrase }) => phrase)).toEqual(['leads nowhere']);
  expect(findPhrases('the least understands besides doors')).toEqual([]);
});

it('has no phrase of a private dialect in docs, messages, comments and pages', () => {
  expect(files.length).toBeGreaterThan(90);
  expect(sources.length).toBeGreaterThan(2500);
  const texts = [
    ...files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    ...sources.map((file) => ({ file, text: proseOf(file) })),
  ];
  const found = texts.flatMap(({ file, text }) =>
    findPhrases(text)
      .filter(({ line }) => !allowed.some(([where, part]) => where === file && line.includes(part)))
      .map(({ line, phrase }) => `${file}: “${phrase}” in “… ${line} …”`),
  );
  expect(found).toEqual([]);
});
