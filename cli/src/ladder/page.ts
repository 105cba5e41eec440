import type { Run, Standing } from '@moonstaff/bots';
import { GAME_IDS, type GameId, isGameId } from '@moonstaff/catalogue';
import type { Trial } from '../trial/record.ts';
import { type Verdict, verdicts } from './bars.ts';
import type { Reported, Results } from './kept.ts';
import { forecastLines, learnLines } from './learned.ts';
import { percent } from './percent.ts';
import type { Kept } from './play.ts';

const NAMES: { readonly [Id in GameId]: string } = { arnak: 'Arnak', guild: 'The Guild' };
const nameOf = (game: string): string => (isGameId(game) ? NAMES[game] : game);
const MAPS = ['avenia', 'aghon', 'kazan', 'cnidaria'];

/** The page `docs/bots.md`. All its figures come from the results. */
export function pageOf(results: Results, reported: readonly Reported[]): string {
  const lines = [
    '# How the bots play',
    '',
    'Made by `npm run ladder -- --page` from the tournaments in `bots/results` (`npm run ladder` plays those that are not',
    'kept there). Every figure below comes from these files; none is written by hand.',
    '',
    '## How they think',
    '',
    'A bot gets what its seat sees, the list of its legal actions and a seed. From the view it *imagines* whole states that',
    'fit; the real one never reaches it, and a test deals everything hidden again and expects the same choice.',
    '',
    '- **Novice** follows two ways through its own turn, sees how good they are only in a haze, and now and then hardly looks.',
    '- **Skilled** follows several ways through its own turn (a beam over free actions and main action; positions that differ',
    '  in nothing are looked at once) and takes the one after which it expects the most points: what it has, and what',
    '  resources, cards, steps on the track, regions, routes and goals will probably still bring.',
    '- **Expert** follows many ways, then races the best of them: in each round all are carried out in the same imagined',
    '  state with the same luck, in the Guild for some turns more; whatever is clearly behind drops out. It stops when one is',
    '  left or its time is over. Alone in Arnak it thinks its next turn through as well, and looks at its lead over the rival; alone in',
    '  the Guild it looks at the goals and the target that it needs.',
    '- **Master** plays like an expert, but follows more ways, thinks its next turn through in Arnak, and values positions by',
    '  what bots learned from games against themselves (below). It takes the time it is given.',
    '',
    'What things are worth stands in `bots/src/*/weights.ts`, with the run of `npx moonstaff tune` that made it beside it.',
    '',
    '## How it is measured',
    '',
    'Every shuffle is played with every rotation of the seats. In brackets: the 95% interval. Milliseconds are processor',
    'time of the thread that thinks, so that a busy machine does not weaken a bot; before people the clock on the wall',
    'counts. The games of a bout are spread evenly over both boards of Arnak or all four maps of the Guild.',
    '',
    '## The ladder, two players',
    '',
    ...GAME_IDS.flatMap((game) => ladder(game, results)),
    '## Three and four players',
    '',
    ...GAME_IDS.flatMap((game) =>
      ['3', '4', 'master-3', 'master-4'].flatMap((name) => atOneTable(results.bouts.get(`${game}-${name}`))),
    ),
    '## Scores, and what people report',
    '',
    ...scores(results, reported),
    '## Alone',
    '',
    ...soloArnak(results),
    ...soloGuild(results),
    '## Time to think',
    '',
    ...times(results),
    ...results.trials.flatMap(trialLines),
    '## What the weights were learned from',
    '',
    ...results.runs.flatMap(runLines),
    '## What a master has learned',
    '',
    'Skilled players who are now and then curious play themselves: one to four players, all boards, maps and difficulties.',
    'Their positions, in numbers (`bots/src/*/features.ts`), and how the games ended give the value of a position: a ridge',
    'regression that changes the hand-set value, or that of the generation before, only as far as the games demand. Four fifths of',
    'what a position should be worth is what is expected at the beginning of the next round or era, which is less a matter of luck than the end. Each',
    'generation plays against the one before it, with mirrored seats, and is dropped unless it is ahead by more than one',
    'standard error. If none is kept, a master plays by the hand-set value.',
    '',
    ...results.learned.flatMap(learnLines),
    '## How far the forecast can be trusted',
    '',
    'A forecast says what each seat will have at the end, a range that should hold eight results in ten, and how likely the seat wins.',
    'It knows no more than its viewer. A promise is a range that holds between 75% and 85% of the results in every round, and',
    'chances that are right within 5 points in every tenth.',
    '',
    ...results.calibrations.flatMap((one) => (isGameId(one.game) ? forecastLines(one.game, NAMES[one.game], one) : [])),
    '## What was promised',
    '',
    '| Promise | Measured | |',
    '|---|---|---|',
    ...verdicts(results).flatMap((one) => (one.isAim ? [] : verdictLine(one))),
    '',
    '## What we are working towards',
    '',
    'What a master should reach, as far as it has been measured:',
    '',
    '| Aim | Measured | |',
    '|---|---|---|',
    ...verdicts(results).flatMap((one) => (one.isAim ? verdictLine(one) : [])),
  ];
  return `${lines.join('\n')}\n`;
}

const verdictLine = ({ what, measured, met }: Verdict): string =>
  `| ${what} | ${measured} | ${met ? 'met' : '**not met**'} |`;

const points = (value: number): string => value.toFixed(1);

/** A full bar has twenty blocks. */
const bar = (share: number): string => '█'.repeat(Math.round(20 * share)) + '░'.repeat(20 - Math.round(20 * share));

const wins = ({ wins: { share, low, high } }: Standing): string =>
  `${bar(share)} ${percent(share)} (${percent(low)}–${percent(high)})`;

function ladder(game: GameId, { bouts }: Results): readonly string[] {
  const rows = [
    'expert-skilled',
    'patient-skilled',
    'skilled-novice',
    'novice-random',
    'skilled-random',
    'expert-random',
    'master-expert',
    'patient-master',
  ]
    .flatMap((name) => bouts.get(`${game}-${name}`) ?? [])
    .flatMap((bout) => {
      const [first, second] = inOrder(bout);
      if (first === undefined || second === undefined) return [];
      const ahead = `${points(first.difference.mean)} (${points(first.difference.low)}–${points(first.difference.high)})`;
      return [`| ${first.name} | ${second.name} | ${bout.games / 2} | ${wins(first)} | ${ahead} |`];
    });
  return [
    `### ${NAMES[game]}`,
    '',
    '| | against | mirrored pairs | won by the first | points ahead |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

/** The standings in the order of the bots' names, the one we expect to be strongest first. */
const inOrder = ({ bots, standings }: Kept): readonly (Standing | undefined)[] =>
  bots.split(',').map((name) => standings.find((standing) => standing.name === name));

function atOneTable(bout: Kept | undefined): readonly string[] {
  if (bout === undefined) return [];
  return [
    `### ${nameOf(bout.game)}, ${bout.players} players, ${bout.games} games`,
    '',
    '| | won | score | rating |',
    '|---|---|---|---|',
    ...inOrder(bout).flatMap((one) =>
      one === undefined
        ? []
        : [`| ${one.name} | ${wins(one)} | ${points(one.score.mean)} | ${Math.round(one.rating)} |`],
    ),
    '',
  ];
}

function scores({ bouts }: Results, reported: readonly Reported[]): readonly string[] {
  const own = GAME_IDS.flatMap((game) =>
    [
      ['random', 'novice-random'],
      ['novice', 'skilled-novice'],
      ['skilled', 'expert-skilled'],
      ['expert:50ms', 'expert-skilled'],
      ['expert:500ms', 'patient-skilled'],
      ['master:200ms', 'master-expert'],
      ['master:200ms', 'patient-master'],
      ['master:2000ms', 'patient-master'],
    ].flatMap(([bot, name]) => {
      const one = bouts.get(`${game}-${name}`)?.standings.find((standing) => standing.name === bot);
      if (one === undefined) return [];
      const { mean, low, high } = one.score;
      return [
        `| ${NAMES[game]} | ${bot} | ${points(mean)} (${points(low)}–${points(high)}) | ${name}, ${one.games} games |`,
      ];
    }),
  );
  return [
    '| Game | Who | Mean score, two players | From |',
    '|---|---|---|---|',
    ...own,
    ...reported.map(
      ({ game, who, score, source }) => `| ${nameOf(game)} | *people: ${who}* | *${score}* | *${source}* |`,
    ),
    '',
  ];
}

function soloArnak({ bouts }: Results): readonly string[] {
  return [
    'Arnak, expert with 50 ms against the rival:',
    '',
    '| Difficulty | Games | Won | Score |',
    '|---|---|---|---|',
    ...[0, 1, 2, 3, 4, 5].flatMap((difficulty) => soloLine(String(difficulty), bouts.get(`arnak-solo-${difficulty}`))),
    ...[3, 5].flatMap((level) => soloLine(`${level}, master with 200 ms`, bouts.get(`arnak-master-solo-${level}`))),
    '',
  ];
}

function soloGuild({ bouts }: Results): readonly string[] {
  return [
    'The Guild, expert with 50 ms (all goals and the target are needed):',
    '',
    '| Difficulty, map | Games | Won | Score |',
    '|---|---|---|---|',
    ...['easy', 'medium', 'hard'].flatMap((difficulty) =>
      MAPS.flatMap((map) => soloLine(`${difficulty}, ${map}`, bouts.get(`guild-solo-${difficulty}-${map}`))),
    ),
    ...['medium', 'hard'].flatMap((level) =>
      soloLine(`${level}, all maps, master with 200 ms`, bouts.get(`guild-master-solo-${level}`)),
    ),
    '',
  ];
}

function soloLine(what: string, bout: Kept | undefined): readonly string[] {
  if (bout?.solo === undefined) return [];
  const { won, score } = bout.solo;
  const won95 = `${bar(won.share)} ${percent(won.share)} (${percent(won.low)}–${percent(won.high)})`;
  return [`| ${what} | ${won.of} | ${won95} | ${points(score.mean)} |`];
}

function times({ bouts }: Results): readonly string[] {
  const rows = [...bouts.values()]
    .filter(({ players }) => players === 2)
    .flatMap(({ name, times: list }) =>
      list.map(
        ({ name: bot, budget, decisions, mean, p50, p99, longest, late }) =>
          `| ${name} | ${bot} | ${budget} | ${decisions} | ${points(mean)} | ${points(p50)} | ${points(p99)} | ${points(longest)} | ${late} |`,
      ),
    );
  return [
    'A bot stops when it is sure. Milliseconds for each decision that was one:',
    '',
    '| Bout | Bot | Budget | Decisions | Mean | p50 | p99 | Longest | Over twice the budget |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function trialLines(trial: Trial): readonly string[] {
  return [
    `A trial (\`npm run trial\`) of ${trial.games} games of both kinds, 1 to 4 players, all boards and maps, levels drawn by lot,`,
    `${trial.milliseconds} ms a decision: ${trial.decisions} decisions, ${trial.faults.length} illegal or broken off. A decision that came`,
    `late was made again at once, to see whether the bot or the machine took so long: ${trial.again}. Both times over twice the budget:`,
    'the last column. In hundredths of the budget:',
    '',
    '| Level | Decisions | p50 | p99 | Longest | Over twice the budget |',
    '|---|---|---|---|---|---|',
    ...trial.paces.map(
      ({ level, decisions, p50, p99, longest, late }) =>
        `| ${level} | ${decisions} | ${p50} | ${p99} | ${longest} | ${late} |`,
    ),
    '',
  ];
}

function runLines({ game, games, seed, rounds }: Run): readonly string[] {
  return [
    `\`npx moonstaff tune --game ${game} --games ${games} --rounds ${rounds.length} --seed ${seed} --out bots/results/tune-${game}.json\``,
    '',
    '| Round | New weights ahead of the old, in points | Kept |',
    '|---|---|---|',
    ...rounds.map(
      ({ round, ahead, kept }) =>
        `| ${round} | ${ahead.mean.toFixed(2)} (${ahead.low.toFixed(2)} … ${ahead.high.toFixed(2)}) | ${kept ? 'yes' : 'no'} |`,
    ),
    '',
  ];
}
