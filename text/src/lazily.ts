/** Intl's formats take milliseconds to make, and most pages need few of them. */
export function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
