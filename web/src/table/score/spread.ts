/** Heights that touch each other, in their order, and the middle of them. */
interface Group {
  readonly members: readonly number[];
  readonly middle: number;
}

/** Heights moved apart as little as it takes: no two are nearer than the gap, and their order stays. */
export function spread(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const groups: Group[] = [];
  for (const { height, index } of order) {
    let group: Group = { members: [index], middle: height };
    for (let below = groups.at(-1); below !== undefined && touches(below, group, gap); below = groups.at(-1)) {
      groups.pop();
      group = joined(below, group);
    }
    groups.push(group);
  }
  const spaced = [...heights];
  for (const { members, middle } of groups) {
    members.forEach((index, i) => {
      spaced[index] = middle + (i - (members.length - 1) / 2) * gap;
    });
  }
  return spaced;
}

const halfOf = ({ members }: Group, gap: number): number => (members.length * gap) / 2;

const touches = (one: Group, other: Group, gap: number): boolean =>
  other.middle - one.middle < halfOf(one, gap) + halfOf(other, gap);

const joined = (one: Group, other: Group): Group => {
  const members = [...one.members, ...other.members];
  return {
    members,
    middle: (one.middle * one.members.length + other.middle * other.members.length) / members.length,
  };
};
