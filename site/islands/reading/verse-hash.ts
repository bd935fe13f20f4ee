/** The verses in the URL of a chapter: "#v3" or "#v3-5". The numbers are in ascending order. */
export function parseVerseHash(hash: string): readonly [from: number, to: number] | undefined {
  const { from, to = from } = /^#v(?<from>\d{1,3})(?:-(?<to>\d{1,3}))?$/.exec(hash)?.groups ?? {};
  if (from === undefined) return undefined;
  const [a, b] = [Number(from), Number(to)];
  return a <= b ? [a, b] : [b, a];
}
