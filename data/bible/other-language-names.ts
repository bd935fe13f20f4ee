// cspell:ignore mose
import { books, type Book } from './books.ts';
import { commonLanguageNames } from './common-language-names.ts';

const tables = [commonLanguageNames];
let byName: Map<string, Book> | undefined;

/** Adds a table in the form of {@link commonLanguageNames}. A name that is already known keeps its book. */
export function addLanguageNames(table: string): void {
  if (tables.includes(table)) return;
  tables.push(table);
  byName = undefined;
}

/** The book of a name in another language than English: "Juan", "1. Mose", "Ρωμαίους", "创世记". Never guesses. */
export function bookOfLanguageName(name: string): Book | undefined {
  byName ??= readTables();
  const key = languageNameKey(name);
  return byName.get(key) ?? byName.get(key.replace(/^i{1,3}(?=\p{L})/u, ({ length }) => String(length)));
}

function readTables(): Map<string, Book> {
  const names = new Map<string, Book>();
  for (const table of tables)
    for (const [at, line] of table.split('\n').entries()) {
      const book = books[at];
      if (!book) continue;
      for (const name of line.split(' ').map(languageNameKey)) if (!names.has(name)) names.set(name, book);
    }
  return names;
}

/** Lower case, without marks, spaces and punctuation. */
function languageNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
    .replaceAll('ς', 'σ');
}
