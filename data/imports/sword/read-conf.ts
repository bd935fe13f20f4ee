import { languageTag } from '../text-about.ts';

/** The description of a module, with keys in lower case. A backslash at the end of a line continues it in the next. */
export type SwordConf = ReadonlyMap<string, string>;

/** Parses a file of `mods.d`. It is UTF-8, or Latin-1 in older modules. */
export function parseSwordConf(bytes: Uint8Array): SwordConf {
  const text = decodeSword(bytes, undefined).replace(/\\\r?\n/g, ' ');
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string][] => {
      const at = line.indexOf('=');
      return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}

/** Decodes text of a module. Without a stated encoding it is Latin-1, but many modules have UTF-8 and do not say so. */
export function decodeSword(bytes: Uint8Array, encoding: string | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    if (encoding?.toLowerCase() === 'utf-8') throw cause;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function aboutSwordModule(conf: SwordConf) {
  return {
    name: conf.get('description') ?? '',
    shortName: conf.get('abbreviation') ?? '',
    language: languageTag(conf.get('lang') ?? '') || (conf.get('lang') ?? ''),
    licence: conf.get('distributionlicense') ?? conf.get('shortcopyright') ?? '',
  };
}
