/** The script of a text: BCP 47 and direction, absent or empty for English. */
export interface Script {
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

/** `lang` and `dir` for an element whose text is not English; nothing for one that is. */
export function scriptProps({ language, direction = 'ltr' }: Script): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language && language !== 'en' ? { lang: language, dir: direction } : {};
}
