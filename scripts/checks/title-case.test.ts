import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Labels in title case, which the specification gives verbatim, by its sections. All others are in sentence case. */
const ofSpecification = {
  'public side, Route list': [
    'Bible Search',
    'Parallel Bible View',
    'Hebrew Learning Center',
    'Hebrew AlefBet',
    'Admin Dashboard',
  ],
  'public side, Shared layout': ['Bible Versions'],
  'public side, Home page': ['Research Tools'],
  'public side, Search results': ['Strong’s Enhanced', 'Return to Home'],
  'public side, Entry': [
    'Examples in Scripture',
    'Related Words',
    'Study Resources',
    'Dictionary Entry Not Found',
    'Try a Different Search',
  ],
  'public side, Browse': ['All Entries', 'Greek Only', 'Hebrew Only'],
  'public side, Dialogs': ['Strong’s Analysis', 'Strong’s Number'],
  'public side, Strong’s pages': ['Show Strong’s Numbers', 'Three-Column Dialog', 'Toggle Component'],
  'public side, Hebrew Learning Center': [
    'Hebrew Numbers',
    'Study Mode',
    'Basic Words',
    'Basic Phrases',
    'Basic Verbs',
  ],
  'public side, Hebrew verbs': [
    'Hebrew Verbs',
    'Biblical Connection',
    'Binyanim Overview',
    'Verb Roots',
    'Past (1st Person)',
    'Present (1st Person)',
    'Future (1st Person)',
  ],
  'public side, States': ['Search Error'],
  'admin side, Dashboard': [
    'View Site',
    'Bible Upload',
    'Import Status',
    'Content Boxes',
    'Custom Pages',
    'Email Test',
    'SQL Import',
    'System Settings',
  ],
  'admin side, Import Status': ['Start Import'],
  'admin side, Text to SQL': ['Convert Files', 'Download Converted Files', 'Refresh List', 'Download SQL File'],
  'admin side, ADMIN BOT': [
    'Prime Directive',
    'Live Repairs',
    'Error Reports',
    'Agent Instructions',
    'Apply Repair Solution',
    'Bot Resumption Detected',
  ],
  'admin side, Email Test': ['Send Test Email', 'Send All Samples'],
  'admin side, System Settings': ['Add Setting'],
  'admin side, Error catalog': [
    'Network Error',
    'Import Failed',
    'Conversion Complete',
    'Conversion Failed',
    'Conversion Error',
    'Repair Updated',
    'Error Report Updated',
    'Instruction Added',
    'Instruction Updated',
  ],
};

const names = `Hebrew Bible | King James | King James Version | Old Testament | New Testament | Greek New Testament |
  Old | New | Testament | Restoration Scriptures | Treasury of Scripture Knowledge | Bible SuperSearch | Ezra Bible App |
  Hebrew | Greek | Aramaic | English | Latin | Bible | Bibles | Scripture | Scriptures | Strong | Torah | Septuagint |
  JavaScript | Markdown | AndBible | Ogg | WebM | Genesis | Psalm | John | Rom | Public domain | My study |
  Import Status, Pages | System Settings, Email`.split(/\s*\|\s*/);

const known = new RegExp(
  [...Object.values(ofSpecification).flat(), ...names]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => `(?<![\\w])${text.replaceAll(/[()]/g, String.raw`\$&`)}(?![\\w])`)
    .join('|'),
  'g',
);

/** Whether a text without a sentence has a capital after its first word, except in names and in texts of the specification. */
function hasTitleCase(label: string): boolean {
  const words = label.replaceAll("'", '’').replaceAll(known, 'x').replaceAll(/— \w+/g, '').split(/\s+/);
  return words.length < 8 && !/[.?!…]/.test(label) && words.slice(1).some((word) => /^[“(]?[A-Z][a-z]/.test(word));
}

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

const files = [
  ...globSync('{data,scripts,site,worker}/**/*messages.ts', { exclude: ['**/node_modules/**'] }),
  'site/admin/tabs.ts',
  'site/components/hebrew/content-links.ts',
  'seeds/settings.ts',
];

it('recognizes title case', () => {
  expect(['Delete Page', 'Not Found', 'Open the file'].filter(hasTitleCase)).toHaveLength(2);
  expect(
    ['Delete page', 'Start Import', 'Start Import of x as x', 'Words of the King James Version'].filter(hasTitleCase),
  ).toEqual([]);
});

it('labels are in sentence case, except those of the specification', () => {
  expect(files.length).toBeGreaterThan(90);
  const all = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(all.filter(({ text }) => hasTitleCase(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  // A label that is no longer used leaves the list.
  const texts = all.map(({ text }) => text.replaceAll("'", '’')).join('\n');
  expect(
    Object.values(ofSpecification)
      .flat()
      .filter((label) => !texts.includes(label)),
  ).toEqual([]);
});
