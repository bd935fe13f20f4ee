/** Crockford's base 32 without I, L, O, U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeDigits = 10;

/** Number of random bytes in an id: 80 bits. */
export const sortableIdBytes = 10;

/**
 * Creates an id of 26 characters that sorts by creation time, like a ULID. `at` is in milliseconds since 1970; `random`
 * must have {@link sortableIdBytes} bytes, because this module has no random source. Throws a RangeError otherwise.
 */
export function sortableId(at: number, random: Uint8Array): string {
  if (random.length !== sortableIdBytes) throw new RangeError(`${random.length} random bytes, not ${sortableIdBytes}`);
  let time = '';
  for (let remaining = at, index = 0; index < timeDigits; index += 1, remaining = Math.floor(remaining / 32))
    time = `${digits[remaining % 32]}${time}`;
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  let chance = '';
  for (let index = 0; index < 16; index += 1, bits >>= 5n) chance = `${digits[Number(bits & 31n)]}${chance}`;
  return time + chance;
}
