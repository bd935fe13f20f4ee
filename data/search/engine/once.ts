/** Returns a function that computes the value on its first call and keeps it. If that throws, the next call tries again. */
export function once<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => (value ??= { of: compute() }).of;
}
