import { hebrewVerseId } from './morphhb.ts';
import type { VerseMapRow } from './source.ts';
import { readXml } from './xml.ts';

/** `VerseMap.xml` of the Hebrew Bible: verses whose number differs from the King James Version's; `!a` is a first half. */
export function readVerseMap(file: string, xml: string): VerseMapRow[] {
  const rows: VerseMapRow[] = [];
  readXml(file, xml, {
    open(name, { wlc = '', kjv = '' }) {
      if (name !== 'verse') return;
      const [wlcVerse, wlcPart] = versePart(wlc);
      const [kjvVerse, kjvPart] = versePart(kjv);
      rows.push({ wlc: wlcVerse, kjv: kjvVerse, wlcPart, kjvPart });
    },
    text() {},
    close() {},
  });
  return rows;
}

function versePart(osis: string): [verse: number, part: string] {
  const [verse = '', part = ''] = osis.split('!');
  return [hebrewVerseId(verse), part];
}
