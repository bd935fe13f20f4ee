import { formatCountOf } from '#data/site/count-text.ts';

export function lastChapterOfMessage(book: string, chapters: number): string {
  return `${book} has ${formatCountOf(chapters, 'chapter')}.`;
}
export function lastVerseMessage(chapter: string, verses: number): string {
  return `${chapter} has ${formatCountOf(verses, 'verse')}.`;
}
export function noTitleMessage(chapter: string): string {
  return `${chapter} has no title.`;
}

/** Without their full stops, as the messages of fields. */
export function unknownBookParamMessage(text: string): string {
  return `“${text}” is not a book of the Bible. Write its name or its number, 1 to 66`;
}
export function unknownChapterMessage(text: string): string {
  return `“${text}” is not a chapter number`;
}
export function unknownVerseMessage(text: string): string {
  return `“${text}” is not a verse number`;
}
