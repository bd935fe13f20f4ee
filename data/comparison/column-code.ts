/** What a code in the URL of a comparison names: a version, and whether its words are shown one by one. */
export interface ColumnCode {
  code: string;
  isInterlinear: boolean;
}

/** No version has a hyphen in its code. */
const suffix = '-interlinear';

/** Parses "wlc" and "wlc-interlinear". */
export function parseColumnCode(text: string): ColumnCode {
  const isInterlinear = text.endsWith(suffix);
  return { code: isInterlinear ? text.slice(0, -suffix.length) : text, isInterlinear };
}

export function formatColumnCode({ code, isInterlinear }: ColumnCode): string {
  return isInterlinear ? `${code}${suffix}` : code;
}
