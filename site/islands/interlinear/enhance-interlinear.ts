import { enhanceWords } from './enhance-words.ts';
import { enhanceLineChoice } from './line-choice.ts';

/** Adds interaction to an interlinear page: choice of lines, and words that can be pressed. */
export function enhanceInterlinear(): void {
  const article = document.querySelector<HTMLElement>('.interlinear');
  const verses = article?.querySelector<HTMLElement>('.stacks');
  if (!article || !verses) return;
  enhanceLineChoice(article);
  const { version = '', partner = '', order } = article.dataset;
  enhanceWords(verses, (order === 'original' ? version : partner) || version);
}
