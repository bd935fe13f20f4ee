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
export function readXml(file: string, xml: string, handler: XmlHandler, trust: XmlTrust = { doctype: 'taken' }): void {
  for (const _ of xmlPieces(file, xml, handler, trust));
}

const pieceLength = 65_536;

/** Like {@link readXml}, piece by piece. Yields after each piece. */
export function* xmlPieces(
  file: string,
  xml: string,
  handler: XmlHandler,
  { doctype }: XmlTrust,
): Generator<undefined> {
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
    const whole = xml.replace(/^\uFEFF/u, '');
    for (let at = 0; at < whole.length; at += pieceLength) {
      parser.write(whole.slice(at, at + pieceLength));
      yield;
    }
    parser.close();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(reason.startsWith(file) ? reason : `${file}, line ${parser.line}: ${reason}`, { cause });
  }
}
