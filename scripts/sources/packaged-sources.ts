import { dataPackages } from './data-packages.ts';
import { findPackaged, watchPackaged, type PackagedFiles } from './packaged-files.ts';
import type { Source } from './source.ts';

const bibledit = 'bibledit-cloud-data';
const openScriptures = 'Open Scriptures (openscriptures.org)';

/** Where a source of a Debian package comes from, and the files that show whether it changed. */
function packaged(files: PackagedFiles): Pick<Source, 'name' | 'isOptional' | 'find'> & { watched: () => string[] } {
  return {
    name: files.name,
    isOptional: true,
    find: () => findPackaged(files),
    watched: () => watchPackaged(files),
  };
}

function filesIn(from: PackagedFiles['from'], folder: string): string[] {
  return Object.keys(dataPackages[from].checksums).filter((file) => file.startsWith(folder));
}

function swordText(name: string, from: 'sword-text-web' | 'sword-text-sparv') {
  return packaged({ name, from, files: filesIn(from, 'modules/') });
}

export const kingJamesMasterFile = 'sources/kjv.xml';
/** One file per book, in the order of the books. */
export const morphgntFiles = filesIn(bibledit, 'sources/morphgnt/');
export const abbottSmithFile = 'sources/abbott-smith/abbott-smith.tei_lemma.xml';
const hebrewLexiconFiles = filesIn(bibledit, 'sources/hebrewlexicon/');
export const relatedPassagesFiles = filesIn(bibledit, 'related/');

/** Sources from Debian packages, without what reads them. */
export const packagedSources = {
  kingJamesMaster: {
    code: 'kjv-master',
    kind: 'bible',
    licence:
      'Public domain (Crown letters patent in the United Kingdom); tags: general public license to use the text for any purpose',
    attribution:
      'CrossWire Bible Society, KJV2003 and KJV2006 projects; Greek text with numbers and parsing by Maurice A. Robinson; Debian package bibledit-cloud-data',
    homepage: 'https://www.crosswire.org/~dmsmith/kjv2006/',
    ...packaged({
      name: 'King James Version with Greek (CrossWire)',
      from: bibledit,
      files: [kingJamesMasterFile],
    }),
  },
  morphgnt: {
    code: 'morphgnt',
    kind: 'morphology',
    licence: 'Text CC BY 4.0 (sblgnt.com/license); lemmas and parsing CC BY-SA 3.0',
    attribution:
      'MorphGNT, J. K. Tauber (editor), SBLGNT edition; Debian package bibledit-cloud-data. Changed: parsing in Robinson’s codes',
    homepage: 'https://github.com/morphgnt/sblgnt',
    ...packaged({ name: 'MorphGNT', from: bibledit, files: morphgntFiles }),
  },
  abbottSmith: {
    code: 'abbott-smith',
    kind: 'dictionary',
    licence: 'Public domain',
    attribution:
      'G. Abbott-Smith, A Manual Greek Lexicon of the New Testament (1922); TEI by translatable-exegetical-tools; Debian package bibledit-cloud-data',
    homepage: 'https://github.com/translatable-exegetical-tools/Abbott-Smith',
    ...packaged({ name: 'Abbott-Smith’s Greek lexicon', from: bibledit, files: [abbottSmithFile] }),
  },
  hebrewLexicon: {
    code: 'hebrew-lexicon',
    kind: 'dictionary',
    licence: 'Text in the public domain; markup CC BY 4.0',
    attribution: `Brown, Driver and Briggs, A Hebrew and English Lexicon of the Old Testament (1906), outline by ${openScriptures}; Debian package bibledit-cloud-data`,
    homepage: 'https://github.com/openscriptures/HebrewLexicon',
    ...packaged({ name: 'Brown-Driver-Briggs outline (Open Scriptures)', from: bibledit, files: hebrewLexiconFiles }),
  },
  relatedPassages: {
    code: 'related-passages',
    kind: 'references',
    licence: 'GPL-3.0-or-later, with the package',
    attribution:
      'Bibledit, lists of quotations and parallel passages, copyright 2003–2019 Teus Benschop; Debian package bibledit-cloud-data',
    homepage: 'https://bibledit.org/',
    ...packaged({ name: 'Quotations and parallel passages (Bibledit)', from: bibledit, files: relatedPassagesFiles }),
  },
  taggedWeb: {
    code: 'engWEB2015eb',
    kind: 'bible',
    licence: 'Public domain',
    attribution:
      'eBible.org (“World English Bible” is its trademark); SWORD module engWEB2015eb; Debian package sword-text-web',
    homepage: 'https://ebible.org/web/',
    ...swordText('World English Bible (tagged)', 'sword-text-web'),
  },
  reinaValera: {
    code: 'spaRV1909eb',
    kind: 'bible',
    licence: 'Public domain',
    attribution: 'eBible.org, SWORD module spaRV1909eb; Debian package sword-text-sparv',
    homepage: 'https://ebible.org/details.php?id=spaRV1909',
    ...swordText('Reina-Valera 1909 (tagged)', 'sword-text-sparv'),
  },
} as const satisfies Record<string, Omit<Source, 'read'>>;
