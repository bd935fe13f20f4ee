import { importSourcePrefix } from '#data/versions/loaded-version.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { Versification } from '#data/bible/versification.ts';
import type { ImportAbout } from './read-import.ts';
import type { ImportReport } from './import-report.ts';
import { guessLanguage } from './script.ts';
import { licenseNotStated } from '#data/versions/free-license.ts';
import { importedByAdmin } from './messages.ts';

/** Metadata that an administrator enters for a text. It takes precedence over what the file says. */
export interface MetadataOverrides {
  name?: string | undefined;
  shortName?: string | undefined;
  /** BCP 47. */
  language?: string | undefined;
  licence?: string | undefined;
}

export interface VersionFacts {
  code: string;
  name: string;
  shortName: string;
  language: string;
  direction: 'ltr' | 'rtl';
  versification: Versification;
}

interface ImportedVersion {
  code: string;
  /** Name of the file, used when nothing else names the text. */
  file: string;
  overrides: MetadataOverrides;
  about: ImportAbout;
  verses: readonly VerseText[];
  report: ImportReport;
}

const rightToLeft: ReadonlySet<string> = new Set(['he', 'hbo', 'arc', 'ar', 'syr', 'yi', 'fa', 'ur']);

/**
 * Name, language and direction of an imported version. The build and the live import use the same facts. A version that
 * the site knows by name has that name on every page, whatever its file says.
 */
export function aboutImportedVersion({ code, file, overrides, about, verses, report }: ImportedVersion): VersionFacts {
  const knownVersion = namedVersions[code];
  const language = overrides.language || about.language || knownVersion?.language || guessLanguage(verses);
  return {
    code,
    name: overrides.name || knownVersion?.name || about.name || file.replace(/\..*$/, ''),
    shortName: overrides.shortName || knownVersion?.shortName || readableShortName(about.shortName || code),
    language,
    direction: rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    versification: report.numbering,
  };
}

/**
 * A short name for menus: "JPS" for "sm-JPS", "YLT" for "eng-ylt", "SEGOND 1910" for a code. Files often name a text by
 * a code that starts with its language or its program.
 */
function readableShortName(text: string): string {
  const { prefix, rest } = /^(?<prefix>[a-z]{2,3})[-_](?<rest>.+)$/.exec(text)?.groups ?? {};
  const name = (prefix && rest ? rest : text).replaceAll('_', ' ').trim();
  return (/[A-Z]/.test(name) ? name : name.toUpperCase()).slice(0, 20);
}

/** A row of `sources`, without its origin and checksum. */
export function aboutSource(code: string, file: string, overrides: MetadataOverrides, about: ImportAbout) {
  return {
    code: `${importSourcePrefix}${code}`,
    name: overrides.name || namedVersions[code]?.name || about.name || file,
    kind: 'bible' as const,
    licence: overrides.licence || about.licence || licenseNotStated,
    attribution: importedByAdmin,
    homepage: '',
  };
}
