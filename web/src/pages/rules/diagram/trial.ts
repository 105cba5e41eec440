/** Examples that are tried elsewhere than on the spot. */
export interface Trial {
  /** The title of the scenario that's being tried there. */
  readonly title: string | undefined;
  /** Tries the scenario in this file. */
  start(file: string): void;
}
