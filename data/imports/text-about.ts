import { decodeReferences } from './decode-references.ts';
import type { TextFormat } from './detect-format.ts';

/** What a text file says about itself. */
export interface TextAbout {
  name: string;
  shortName: string;
  language: string;
  licence: string;
}

type Patterns = Record<keyof TextAbout, RegExp[]>;

const attribute = (element: string, name: string): RegExp =>
  new RegExp(`<${element}\\b[^>]*?\\s${name}\\s*=\\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')`, 'i');
const element = (outer: string, inner: string): RegExp =>
  new RegExp(`<${outer}\\b[^>]*>(?:(?!</${outer}>)[\\s\\S])*?<${inner}\\b[^>]*>(?<double>[^<]*)</${inner}>`, 'i');
const comment = (name: string): RegExp => new RegExp(`^#${name}\\t(?<double>[^\\n]*)`, 'im');

const patterns: Partial<Record<TextFormat, Patterns>> = {
  zefania: {
    name: [attribute('XMLBIBLE', 'biblename'), element('INFORMATION', 'title')],
    shortName: [element('INFORMATION', 'identifier')],
    language: [element('INFORMATION', 'language')],
    licence: [element('INFORMATION', 'rights')],
  },
  osis: {
    name: [element('work', 'title')],
    shortName: [attribute('osisText', 'osisIDWork')],
    language: [attribute('osisText', 'xml:lang'), element('work', 'language')],
    licence: [element('work', 'rights')],
  },
  usfx: { name: [], shortName: [], language: [element('usfx', 'languageCode')], licence: [] },
  unbound: {
    name: [comment('name')],
    shortName: [comment('abbreviation')],
    language: [comment('language')],
    licence: [comment('copyright')],
  },
};

const headLength = 20_000;
const maxLength = 120;

/** Reads name, language and license from the beginning of a text. Fields that it does not have are empty. */
export function readTextAbout(format: TextFormat, text: string): TextAbout {
  const head = text.slice(0, headLength);
  const found = (field: keyof TextAbout): string => {
    for (const pattern of patterns[format]?.[field] ?? []) {
      const { double, single } = pattern.exec(head)?.groups ?? {};
      const value = decodeReferences(double ?? single ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      if (value !== '') return value.slice(0, maxLength);
    }
    return '';
  };
  return {
    name: found('name'),
    shortName: found('shortName'),
    language: languageTag(found('language')),
    licence: found('licence'),
  };
}

/** "GER" and "eng" are codes of ISO 639-2, which BCP 47 writes "de" and "en". A name of a language is not a code. */
export function languageTag(code: string): string {
  if (!/^[a-z]{2,3}(?:-|$)/i.test(code)) return '';
  try {
    return Intl.getCanonicalLocales(code)[0] ?? '';
  } catch {
    return '';
  }
}
