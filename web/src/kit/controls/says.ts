interface Says {
  readonly 'data-says'?: string;
  readonly 'aria-description'?: string;
}

/**
 * What a thing says of itself, for its element: a note with these words stands beside it while a mouse rests on it, a finger
 * holds it, or it has the focus (table/key).
 */
export const says = (text: string | undefined): Says => (text ? { 'data-says': text, 'aria-description': text } : {});

/** The same for what isn't pressed: the Tab key comes to it, too. */
export const explained = (text: string) => ({ ...says(text), tabIndex: 0 }) as const;
