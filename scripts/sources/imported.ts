import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { readModuleFile } from './module-file.ts';
import { sourcesFolder } from './paths.ts';
import { decodeText, fileText, SourceMissing, type FoundSource, type Source, type VerseText, type VersionAbout } from './source.ts';
import { defaultVersions, firstImportedId } from './versions.ts';

export const importsFolder = join(sourcesFolder, 'imports');

const infoFile = 'info.json';
const versesFile = 'verses.txt';
const rightToLeft = new Set(['he', 'hbo', 'arc', 'ar', 'syr', 'yi', 'fa', 'ur']);

/** What a module says of itself; it says more, which is not needed. */
const moduleInfo = z.object({
  name: z.string().min(1),
  shortname: z.string().min(1),
  module: z.string().regex(/^[a-z][a-z0-9_]*$/),
  lang_short: z.string().nullish(),
  copyright: z.number().nullish(),
  copyright_statement: z.string().nullish(),
});
type ModuleInfo = z.infer<typeof moduleInfo>;

/** Names of the administrators' files, sorted. */
export function importFiles(folder = importsFolder): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.zip')).sort() : [];
}

/**
 * One source for each module that an administrator has put into `data/sources/imports`. A file that cannot be read is
 * recorded as missing with the reason, and takes nothing else down with it.
 */
export function importedSources(folder = importsFolder): Source[] {
  const opened = importFiles(folder).map((name) => openModule(folder, name));
  const codes = [...new Set(opened.flatMap(({ info }) => (info ? [info.module] : [])))].filter((code) => !isDefault(code)).sort();
  const idOf = (code: string): number => (isDefault(code) ? defaultVersions[code].id : firstImportedId + codes.indexOf(code));
  return opened.map((module) => moduleSource(module, idOf));
}

type DefaultCode = keyof typeof defaultVersions;
const isDefault = (code: string): code is DefaultCode => code in defaultVersions;

interface OpenedModule {
  file: string;
  found: FoundSource | undefined;
  info: ModuleInfo | undefined;
  fault: string;
}

function openModule(folder: string, file: string): OpenedModule {
  try {
    const contents = unzipSync(readFileSync(join(folder, file)));
    const files = Object.entries(contents).map(([name, bytes]) => ({ name: name.split('/').at(-1) ?? name, bytes }));
    const found = { origin: `data/sources/imports/${file}`, files, remedy: '' };
    return { file, found, info: moduleInfo.parse(JSON.parse(fileText(found, infoFile))), fault: '' };
  } catch (error) {
    const reason = error instanceof z.ZodError ? `its ${infoFile} lacks ${error.issues[0]?.path.join('.')}` : String(error);
    return { file, found: undefined, info: undefined, fault: reason };
  }
}

function moduleSource({ file, found, info, fault }: OpenedModule, idOf: (code: string) => number): Source {
  const refuse = (reason: string): SourceMissing =>
    new SourceMissing(`data/sources/imports/${file} cannot be read: ${reason}. Replace or delete it and run "npm start" again.`);
  return {
    code: `import-${info?.module ?? file.replace(/\.zip$/, '')}`,
    name: info?.name ?? file,
    kind: 'bible',
    licence: licenceOf(info),
    attribution: 'Imported by the administrator of this site',
    homepage: '',
    find() {
      if (!found) throw refuse(fault);
      return found;
    },
    read({ files }) {
      const verses = files.find((candidate) => candidate.name === versesFile);
      if (!info || !verses) throw refuse(`it has no ${versesFile}`);
      try {
        const rows = readModuleFile(`${file}/${versesFile}`, decodeText(verses));
        return { version: { about: versionAbout(info, idOf(info.module), rows), verses: rows } };
      } catch (error) {
        throw refuse(error instanceof Error ? error.message : String(error));
      }
    },
    watched: () => [join(importsFolder, file)],
  };
}

function licenceOf(info: ModuleInfo | undefined): string {
  if (info?.copyright_statement) return info.copyright_statement.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
  return info?.copyright === 0 ? 'Public domain, as the file says' : 'As the administrator of this site states';
}

function versionAbout(info: ModuleInfo, id: number, verses: readonly VerseText[]): VersionAbout {
  const language = info.lang_short || 'en';
  return {
    code: info.module,
    id,
    name: info.name,
    shortName: info.shortname,
    language,
    direction: rightToLeft.has(language) ? 'rtl' : 'ltr',
    versification: hasHebrewNumbers(verses) ? 'wlc' : 'kjv',
  };
}

/** Malachi tells: the Hebrew numbering has 24 verses in chapter 3 and no chapter 4. */
function hasHebrewNumbers(verses: readonly VerseText[]): boolean {
  const ids = new Set(verses.map((verse) => verse.id));
  return ids.has(39_003_019) && !ids.has(39_004_001);
}
