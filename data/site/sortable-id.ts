/** Crockford's base 32: no I, L, O, U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeDigits = 10;

/** Random bytes that an id takes: 80 bits. */
export const sortableIdBytes = 10;

/**
 * An id that sorts by the time at which it was made, as ULIDs do: 26 characters. `at` in milliseconds since 1970,
 * `random` {@link sortableIdBytes} bytes, since this module knows no source of chance.
 */
export function sortableId(at: number, random: Uint8Array): string {
  if (random.length !== sortableIdBytes) throw new RangeError(`${random.length} random bytes, not ${sortableIdBytes}`);
  let time = '';
  for (let rest = at, index = 0; index < timeDigits; index += 1, rest = Math.floor(rest / 32))
    time = `${digits[rest % 32]}${time}`;
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  let chance = '';
  for (let index = 0; index < 16; index += 1, bits >>= 5n) chance = `${digits[Number(bits & 31n)]}${chance}`;
  return time + chance;
}
