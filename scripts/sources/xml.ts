import { SaxesParser } from 'saxes';

export type Attributes = Record<string, string>;

export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(name: string): void;
}

/** Walks a document; an error, the parser's or the handler's, names the file and the line. */
export function readXml(file: string, xml: string, handler: XmlHandler): void {
  const parser = new SaxesParser({ fileName: file, xmlns: false as const });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => handler.open(tag.name, tag.attributes));
  parser.on('text', (text) => handler.text(text));
  parser.on('closetag', (tag) => handler.close(tag.name));
  try {
    parser.write(xml.replace(/^\uFEFF/u, '')).close();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(reason.startsWith(file) ? reason : `${file}, line ${parser.line}: ${reason}`, { cause });
  }
}
