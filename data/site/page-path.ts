/** Path of a custom page. */
export const pagePath = (slug: string): string => `/pages/${slug}`;
