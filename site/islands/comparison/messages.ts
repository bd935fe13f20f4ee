import { productTitle } from '#data/site/product.ts';

export function parallelTitleMessage(reference: string): string {
  return `${reference} — Parallel Bible View — ${productTitle}`;
}
export const passageFailed = 'The passage could not be loaded. Please try again later.';
