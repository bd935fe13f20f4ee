/** The package has no types. Only tests use it, as a second reader for comparison. */
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
