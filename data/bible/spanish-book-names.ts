// cspell:disable
import { bookByNumber } from './books.ts';
import { splitVerseId, type VerseId } from './verse-id.ts';

/** The 66 books as Spanish Bibles name them, in order. */
const names =
  `Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|Rut|1 Samuel|2 Samuel|1 Reyes|2 Reyes|1 Crónicas|
2 Crónicas|Esdras|Nehemías|Ester|Job|Salmos|Proverbios|Eclesiastés|Cantares|Isaías|Jeremías|Lamentaciones|Ezequiel|
Daniel|Oseas|Joel|Amós|Abdías|Jonás|Miqueas|Nahúm|Habacuc|Sofonías|Hageo|Zacarías|Malaquías|Mateo|Marcos|Lucas|Juan|
Hechos|Romanos|1 Corintios|2 Corintios|Gálatas|Efesios|Filipenses|Colosenses|1 Tesalonicenses|2 Tesalonicenses|
1 Timoteo|2 Timoteo|Tito|Filemón|Hebreos|Santiago|1 Pedro|2 Pedro|1 Juan|2 Juan|3 Juan|Judas|Apocalipsis`
    .replaceAll('\n', '')
    .split('|');
// cspell:enable

/** The name of a book in the language of a version; in English for a language without names. */
export function bookNameIn(language: string, book: number): string {
  return (language === 'es' ? names[book - 1] : undefined) ?? bookByNumber(book).name;
}

/** The `lang` of a book's name, where it is not in English. */
export function nameLanguage(language: string): string | undefined {
  return language === 'es' ? language : undefined;
}

/** The name of one chapter's book: "Psalm" for a psalm, otherwise {@link bookNameIn}. */
export function singularNameIn(language: string, book: number): string {
  const name = bookNameIn(language, book);
  return name === 'Psalms' ? 'Psalm' : name === 'Salmos' ? 'Salmo' : name;
}

/** A reference to a verse of this book with the names of the language: "Juan 3:16", "Salmo 51 (título)". */
export function localReference(reference: string, id: VerseId, language: string): string {
  const { book } = splitVerseId(id);
  const english = singularNameIn('en', book);
  const local = singularNameIn(language, book);
  if (nameLanguage(language) === undefined || !reference.startsWith(`${english} `)) return reference;
  return local + reference.slice(english.length).replace(/ title$/, ' (título)');
}
