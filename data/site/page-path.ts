/** Where a page is that an administrator wrote. */
export const pagePath = (slug: string): string => `/pages/${slug}`;
