/** What is copied of an entry; empty fields are left out. */
export interface EntryText {
  number: string;
  word: string;
  transliteration: string;
  pronunciation: string;
  etymology: string;
  definition: string;
  usage: string;
}

/** `STRONGS H430 - אֱלֹהִים (ʼĕlôhîym)`, then pronunciation, etymology, definition and usage, a line each. */
export function formatEntryText(entry: EntryText): string {
  const { number, word, transliteration, pronunciation, etymology, definition, usage } = entry;
  const lines: [label: string, text: string][] = [
    ['Pronunciation', pronunciation],
    ['Etymology', etymology],
    ['Definition', definition],
    ['Usage', usage],
  ];
  return [
    `STRONGS ${number} - ${word}${transliteration ? ` (${transliteration})` : ''}`,
    ...lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}

/** Reads the entry from its own page, so that copying works without a connection. */
export function readEntryText(article: HTMLElement): EntryText {
  const text = (selector: string): string => article.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const drawn = [...article.querySelectorAll('.bars li')].map((row) => `${row.firstElementChild?.textContent ?? ''} (${row.lastElementChild?.textContent ?? ''})`);
  const pronunciation = text('.say i');
  const transliteration = text('.say').replace(/ · .*/, '');
  return {
    number: text('.tags b'),
    word: text('h1'),
    transliteration: transliteration.endsWith('N/A') ? '' : transliteration,
    pronunciation,
    etymology: text('#origin p'),
    definition: text('#definition p'),
    usage: [...drawn, text('#usage .more').replace(/ ([\d,]+×)/g, ' ($1)')].filter(Boolean).join(', ') || text('#usage .own'),
  };
}
