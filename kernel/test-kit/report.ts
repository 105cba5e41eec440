import type { Configuration, Finding } from '@moonstaff/kernel/conformance';

export const nameOf = ({ seats, options }: Configuration): string =>
  [`${seats} seats`, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(', ');

/** A line for each finding, with what it takes to see it again. */
export const linesOf = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ check, configuration, seed, step, what }) => {
    return `${check}, ${nameOf(configuration)}, seed "${seed}", step ${step}: ${what}`;
  });
