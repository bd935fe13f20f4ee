/** The only platform API that code of `data` uses in every runtime: Node, workers and browsers. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
