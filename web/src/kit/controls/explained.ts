/** For what isn't pressed but says what it is: to a mouse, a finger that holds it, and the keyboard's focus. */
export const explained = (title: string) => ({ title, tabIndex: 0 }) as const;
