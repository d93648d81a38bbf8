/** The same value at every call, made at the first; what throws is tried again at the next. What made it is let go. */
export function once<T>(make: () => T): () => T {
  let read = (): T => {
    const value = make();
    read = () => value;
    return value;
  };
  return () => read();
}
