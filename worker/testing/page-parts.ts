/** The content of a shell's `<main>`. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

/** Inner HTML of the section with a heading. Empty if there is none. */
export function sectionOf(html: string, heading: string): string {
  return new RegExp(`<section[^>]*><h2>${heading}</h2>(.*?)</section>`, 's').exec(html)?.[1] ?? '';
}

/** HTML of a page without `translate="no"`, which site/e2e/translated.spec.ts tests. */
export async function readPageParts(response: Response): Promise<string> {
  return (await response.text()).replaceAll(' translate="no"', '');
}
