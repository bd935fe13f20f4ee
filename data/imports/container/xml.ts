import { SaxesParser } from 'saxes';
import { doctypeNotAllowed } from './messages.ts';

export type Attributes = Record<string, string>;

/** `line` is counted from 1. */
export interface XmlHandler {
  open(name: string, attributes: Attributes, line: number): void;
  text(text: string, line: number): void;
  close(name: string, line: number): void;
}

/** Whether a DOCTYPE is accepted. The site's own sources may have one; uploaded files may not. */
export interface XmlTrust {
  doctype: 'taken' | 'refused';
}

/**
 * Parses a document. Errors of the parser and the handler name the file and the line. Only XML's five predefined
 * entities are resolved and none is fetched; with `doctype: 'refused'`, a document with a DOCTYPE is rejected.
 */
export function readXml(
  file: string,
  xml: string,
  handler: XmlHandler,
  { doctype }: XmlTrust = { doctype: 'taken' },
): void {
  const parser = new SaxesParser({ fileName: file, xmlns: false as const });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    if (doctype === 'refused') throw new Error(doctypeNotAllowed);
  });
  parser.on('opentag', (tag) => handler.open(tag.name, tag.attributes, parser.line));
  parser.on('text', (text) => handler.text(text, parser.line));
  parser.on('cdata', (text) => handler.text(text, parser.line));
  parser.on('closetag', (tag) => handler.close(tag.name, parser.line));
  try {
    parser.write(xml.replace(/^\uFEFF/u, '')).close();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(reason.startsWith(file) ? reason : `${file}, line ${parser.line}: ${reason}`, { cause });
  }
}
