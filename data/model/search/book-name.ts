/**
 * A whole query that is the name of a book and no word of the text: "1 John", "Song of Solomon", "2 Kings",
 * "Genesis", "Philippians". Names that are words ("John", "Job", "Acts", "Romans") are searched for as such.
 */
const numbered = '(?:[1-3]|i{1,3}|first|second|third)\\s*\\p{L}+\\.?';
const named = [
  'genesis', 'exodus', 'leviticus', 'deuteronomy', '(?:the )?song of (?:songs|solomon)', 'canticles', 'ecclesiastes', 'lamentations',
  'habakkuk', 'zephaniah', 'obadiah', 'malachi', 'acts of the apostles', 'philippians', 'colossians', 'ephesians',
  'philemon', 'apocalypse',
].join('|');

export const bookNameAlone = new RegExp(`^\\s*(?:${numbered}|${named})\\s*$`, 'iu');
