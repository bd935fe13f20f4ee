/** Where a page is, from the outside in (https://schema.org/BreadcrumbList). `origin` is that of the site. */
export function breadcrumbs(steps: readonly (readonly [name: string, path: string])[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
