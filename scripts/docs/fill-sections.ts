const section = /(<!-- generated: ([\w-]+) -->\n)[^]*?(\n<!-- end -->)/g;

/** Replaces what is between `<!-- generated: NAME -->` and `<!-- end -->`. Throws if the names differ from those of the page. */
export function fillSections(page: string, text: string, contents: Readonly<Record<string, string>>): string {
  const names = [...text.matchAll(section)].map(([, , name = '']) => name);
  const expected = Object.keys(contents);
  if (names.toSorted().join() !== expected.toSorted().join())
    throw new Error(`${page} has the generated sections "${names.join(', ')}" instead of "${expected.join(', ')}".`);
  return text.replaceAll(
    section,
    (_, start: string, name: string, end: string) => `${start}\n${contents[name]}\n${end}`,
  );
}
