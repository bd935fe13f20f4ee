/**
 * The part of Node's module that the worker uses through `nodejs_compat`. All of @types/node would conflict with the
 * Workers types.
 */
declare module 'node:crypto' {
  export interface ScryptOptions {
    N: number;
    r: number;
    p: number;
    /** Bytes. Node rejects parameters that need more. */
    maxmem: number;
  }
  export function scrypt(
    password: string,
    salt: Uint8Array,
    keyLength: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}
