/** The package has no types of its own; only tests use it, as a second reader to compare with. */
declare module 'usfm-js' {
  interface VerseObject {
    type?: string;
    text?: string;
    content?: string;
    children?: VerseObject[];
  }
  const usfm: {
    toJSON(usfm: string): { chapters: Record<string, Record<string, { verseObjects: VerseObject[] }>> };
  };
  export default usfm;
}
