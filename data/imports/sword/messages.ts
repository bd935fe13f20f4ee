/** Follow {@link moduleDamagedMessage}. Administrators see them in the report of an import. */
export function partialRecordsMessage(bytes: number, record: number): string {
  return `its ${bytes} bytes are not a multiple of the record size (${record})`;
}

export function outsideBlockMessage(slot: number, block: number): string {
  return `slot ${slot} points outside block ${block}`;
}

export function blockEndMessage(block: number, end: number, bytes: number): string {
  return `block ${block} should end at byte ${end}, but the file has ${bytes}`;
}

export function blockSizeMessage(block: number, bytes: number, expected: number): string {
  return `block ${block} has ${bytes} bytes instead of ${expected}`;
}

export function blockNotUnpackedMessage(block: number): string {
  return `block ${block} cannot be unpacked`;
}

export function slotCountMessage(slots: number, expected: number): string {
  return `it has ${slots} slots instead of ${expected}`;
}

export function moduleDamagedMessage(file: string, what: string): string {
  return `${file} of the module is damaged: ${what}`;
}
