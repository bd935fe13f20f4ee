/** A buffer of bytes that grows as it is written. */
export class ByteWriter {
  #bytes = new Uint8Array(1_024);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** A whole number from 0 as a variable-length integer: seven bits per byte, the lowest first. */
  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${value} cannot be packed: whole numbers from 0 are`);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte(128 | (rest % 128));
    this.byte(rest);
  }

  all(bytes: Uint8Array): void {
    for (const value of bytes) this.byte(value);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads what a {@link ByteWriter} wrote. Throws where the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get ended(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.at];
    if (value === undefined) throw new RangeError(`The pack ends at byte ${this.at}, in the middle`);
    this.at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }
}
