/** The script of a text: BCP 47 tag and direction; absent or empty for English. */
export interface Script {
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

export interface ScriptProps {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  translate?: 'no';
}

/** Hebrew, Aramaic and Greek are what readers study, so a browser must not translate them. */
const originals: ReadonlySet<string> = new Set(['hbo', 'he', 'arc', 'grc']);

/** The attributes of an element whose text is not English. English needs none. */
export function scriptProps({ language, direction = 'ltr' }: Script): ScriptProps {
  if (!language || language === 'en') return {};
  return { lang: language, dir: direction, ...(originals.has(language) && { translate: 'no' }) };
}
