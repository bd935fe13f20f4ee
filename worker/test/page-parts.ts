/** What is drawn into a shell's `<main>`. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

/** Inner HTML of the section with a heading; empty where there is none. */
export function sectionOf(html: string, heading: string): string {
  return new RegExp(`<section[^>]*><h2>${heading}</h2>(.*?)</section>`, 's').exec(html)?.[1] ?? '';
}
