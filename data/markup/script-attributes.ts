import { escapeHtml } from './escape.ts';

/** ` lang="hbo" dir="rtl"` for a text that is not English; empty for one that is. */
export function scriptAttributes({ language, direction }: { language: string; direction: 'ltr' | 'rtl' }): string {
  return language === 'en' || language === '' ? '' : ` lang="${escapeHtml(language)}" dir="${direction}"`;
}
