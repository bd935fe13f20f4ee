import type { EntrySummary } from './entry-summary.ts';

/** BCP 47 code of an entry's lemma: Biblical Hebrew, Imperial Aramaic or Ancient Greek. */
export function lemmaLanguage({
  language,
  aramaic,
}: Pick<EntrySummary, 'language' | 'aramaic'>): 'hbo' | 'arc' | 'grc' {
  return language === 'greek' ? 'grc' : aramaic ? 'arc' : 'hbo';
}
