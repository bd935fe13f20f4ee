import { createHmac } from 'node:crypto';

/** The code that an authenticator app shows at `at` for a secret in base 32, computed with Node's HMAC. */
export function showCode(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mark = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = mark.readUInt32BE((mark.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number).slice(-6).padStart(6, '0');
}
