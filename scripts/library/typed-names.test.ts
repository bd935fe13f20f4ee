import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { rankHeadwordFor, readHeadword } from '#data/dictionary/headword.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());
const entries = db
  .prepare<[], Pick<EntrySummary, 'number' | 'language' | 'lemma' | 'transliteration'>>(
    'SELECT number, language, lemma, transliteration FROM entries ORDER BY ordinal',
  )
  .all()
  .map((entry) => ({ number: entry.number, rank: rankHeadwordFor(entry) }));

/** Hebrew and Greek words as spelled in sermons, hymns and theological glossaries. */
const glossary = `
  agape G26, logos G3056, rhema G4487, pneuma G4151, pistis G4102, charis G5485, ekklesia G1577, ecclesia G1577,
  koinonia G2842, parousia G3952, kairos G2540, chronos G5550, philia G5373, doulos G1401, diakonos G1249,
  apostolos G652, metanoia G3341, sophia G4678, dikaiosune G1343, soteria G4991, zoe G2222, psyche G5590, psuche G5590,
  kurios G2962, kyrios G2962, christos G5547, theos G2316, hagios G40, aletheia G225, doxa G1391, eirene G1515,
  euangelion G2098, evangelion G2098, mysterion G3466, musterion G3466, parakletos G3875, paraclete G3875, nous G3563,
  sarx G4561, soma G4983, kosmos G2889, hamartia G266, baptizo G907, dunamis G1411, dynamis G1411, abba G5,
  maranatha G3134, hosanna G5614, shalom H7965, ruach H7307, chesed H2617, hesed H2617, elohim H430, adonai H136,
  yahweh H3068, YHWH H3068, torah H8451, mashiach H4899, nephesh H5315, nefesh H5315, emunah H530, tzedakah H6666,
  mitzvah H4687, berith H1285, brit H1285, kavod H3519, kabod H3519, hokmah H2451, chokmah H2451, shabbat H7676,
  teshuvah H8666, bara H1254, dabar H1697, davar H1697, malak H4397, malakh H4397, sheol H7585, shema H8085, goel H1350,
  selah H5542, hallelujah H1984, yeshua H3442, ahavah H160, leb H3820, lev H3820, kohen H3548, navi H5030, nabi H5030,
  tov H2896, olam H5769, qadosh H6918, kadosh H6918, eretz H776, shamayim H8064, mayim H4325, or H216, tehillim H8416,
  hades G86, gehenna G1067, moshiach H4899, ruach hakodesh H7307, alitheia G225, rema G4487, el elyon H5945,
  talitha cumi G5008, apocalypse G602, el shaddai H7706, tsedeq H6664, emet H571, rachamim H7356, tohu H8414, bereshit H7225`
  .split(',')
  .map((line) => line.trim().split(/ (?=[HG]\d+$)/) as [typed: string, number: string]);

/** In a list of three, together with other words of the same spelling. */
const shown = 3;

test.each(glossary)('finds “%s” as %s', (typed, number) => {
  const reading = readHeadword(typed);
  const ranked = entries
    .flatMap((entry) => {
      const rank = entry.rank(reading);
      return rank === undefined ? [] : [{ number: entry.number, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
  expect(ranked.slice(0, shown).map((entry): string => entry.number)).toContain(number);
});
