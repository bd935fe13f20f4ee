/**
 * The only place that defines the product's name and path segment. The environment variables `PRODUCT_NAME` and
 * `PRODUCT_SLUG` override them: Node reads them directly, and each bundler defines the two globals below for browsers
 * and the worker.
 */
declare const __PRODUCT_NAME__: string | undefined;
declare const __PRODUCT_SLUG__: string | undefined;

const environment = (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env;

export const productName: string =
  (typeof __PRODUCT_NAME__ === 'string' ? __PRODUCT_NAME__ : environment?.['PRODUCT_NAME']) || 'Lexicon';

/** First path segment of browse and entry pages and of their API. */
export const productSlug: string =
  (typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : environment?.['PRODUCT_SLUG']) || 'lexicon';

export const productTitle = `${productName} — Official Authoritative Original Text Repository`;
