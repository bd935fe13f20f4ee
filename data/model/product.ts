/**
 * The product's name and path segment stand here and nowhere else.
 * `PRODUCT_NAME` and `PRODUCT_SLUG` replace them at build time: each bundler defines the two globals below.
 */
declare const __PRODUCT_NAME__: string | undefined;
declare const __PRODUCT_SLUG__: string | undefined;

export const productName: string = typeof __PRODUCT_NAME__ === 'string' ? __PRODUCT_NAME__ : 'Lexicon';

/** First path segment of browse and entry pages and of their API. */
export const productSlug: string = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'lexicon';

export const productTitle = `${productName} — Official Authoritative Original Text Repository`;
