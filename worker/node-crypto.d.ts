/**
 * As much of Node's own module as the worker uses of the runtime's `nodejs_compat`; the whole of @types/node would
 * contradict the types of Workers.
 */
declare module 'node:crypto' {
  export interface ScryptOptions {
    N: number;
    r: number;
    p: number;
    /** Bytes; Node refuses to use more. */
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
