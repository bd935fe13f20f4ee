import { numberGreek, type ReceivedVerse } from '../sources/greek/number-greek.ts';
import { tagGreekText } from '../sources/greek/tag-greek-text.ts';
import { greekText } from '../sources/versions.ts';
import type { SourceTexts } from './read-sources.ts';

/**
 * Adds numbers and parsings to the SBL Greek New Testament, if MorphGNT is available. An administrator's own text with
 * the same code stays as it is. If the texts do not fit, MorphGNT is reported as missing and the text has no numbers.
 */
export function withGreekNumbers(texts: SourceTexts): SourceTexts {
  const { parsedGreek, versions, entries } = texts;
  const version = versions.find(({ about, source }) => about.code === greekText && source === greekText);
  if (!parsedGreek || !version) return texts;
  try {
    const greek = entries.filter(({ number }) => number.startsWith('G'));
    const verses = tagGreekText(version.verses, numberGreek(parsedGreek, greek, receivedText(versions)));
    return { ...texts, versions: versions.map((each) => (each === version ? { ...version, verses } : each)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...texts, sources: texts.sources.map((row) => (row.code === 'morphgnt' ? unusable(row, reason) : row)) };
  }
}

function unusable(row: SourceTexts['sources'][number], reason: string): SourceTexts['sources'][number] {
  const advice = `MorphGNT (${row.origin}) does not fit the Greek text: ${reason}. Install the version that the documentation names, and run "npm start" again.`;
  return { ...row, origin: '', checksum: '', status: 'missing', advice };
}

const receivedCodes: ReadonlySet<string> = new Set(['tr', 'trparsed']);

/** The words of the built Textus Receptus; none if it is not loaded. */
function receivedText(versions: SourceTexts['versions']): ReceivedVerse[] {
  const version = versions.find(({ about, source }) => receivedCodes.has(about.code) && !source.startsWith('import-'));
  return (version?.verses ?? []).map(({ id, text, marks }) => ({
    id,
    words: (marks.words ?? []).map(([start, end, number, morphology = '']) => ({
      form: text.slice(start, end),
      number,
      morphology,
    })),
  }));
}
