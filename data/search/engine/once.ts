/** Returns a function that computes the value on its first call and keeps it. If that throws, the next call tries again. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}
