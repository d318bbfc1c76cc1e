import { lineUp } from '@/lib/playtest/lineup';
import { replay } from '@/lib/playtest/replay';
import { check } from '@/lib/systems/isolation/check';
import { play } from '@/lib/systems/isolation/play';
import { stancesIn } from '@/lib/systems/isolation/rules/attempt-odds';
import { degreeChances } from '@/lib/systems/isolation/rules/degrees';
import type { Attempt } from '@/lib/systems/isolation/rules/roll-sums';
import { type Siege, schema } from '@/lib/systems/isolation/schema';
import { CAST_MAX, DIFFICULTIES, LINKS_MAX, TASKS_MAX } from '@/lib/systems/isolation/vocabulary';
import { startersOf } from '@/test/support/starters';
import { checkRows, filled, gameDocument, gameRows, oddsRows } from './game-rows';
import { runBench } from './run-bench';

const starters = await startersOf('isolation');

/** Whole sieges by bots, the check at its largest, and exact odds. Figures, no verdict. */
const CHECKS = 12;
const LOTS = { human: 200, saint: 200, egoist: 200, random: 200 };
const PLAYERS = 4;
/** The largest position: so many people, with so many links of each pair. */
const [PEOPLE, LINKS] = [10, 20];

let salt = 0;
const bodies = starters.map((starter) => ({ title: starter.title, body: schema.parse(starter.body) }));
const [first] = bodies as [(typeof bodies)[number]];
const story = lineUp(play, first.body, { players: PLAYERS });
const checked = {
  ...Object.fromEntries(bodies.map(({ title, body }) => [title, body])),
  'every list full': largestSiege(first.body),
};

await runBench({
  rows: [
    ...gameRows(LOTS, (bot, players) => lineUp(play, first.body, { players, bots: [bot] })),
    ...checkRows(check, checked, CHECKS),
    ...oddsRows({
      largest: { of: 'worstMs', work: largestOdds },
      replay: { of: 'medianMs', work: () => replay(story, 1) },
    }),
  ],
  document: gameDocument,
});

/** Everybody is asked, with links of both colours: all stances, and the degrees of all Difficulties. No two are alike. */
function largestOdds(): void {
  salt += 1;
  const asked = Array.from({ length: PEOPLE - 1 }, (_, i) => {
    const green = (LINKS / 2 + i + salt) % LINKS;
    return { pool: { green, red: LINKS - green }, isFree: false };
  });
  const total = (colour: 'green' | 'red') => asked.reduce((sum, { pool }) => sum + pool[colour], 0);
  const active = { green: total('green') + salt, red: total('red') };
  const attempt: Attempt = { openEnded: true, active, asked, isAlone: false, hostileReds: [], gmDice: PEOPLE };
  stancesIn(attempt);
  for (const difficulty of DIFFICULTIES) degreeChances({ ...attempt, gmDice: PEOPLE + difficulty });
}

/** As many people, links and tasks as there may be. */
function largestSiege(usual: Siege): Siege {
  const cast = filled(usual.cast, CAST_MAX);
  const who = (i: number) => cast[i % CAST_MAX]?.id ?? '';
  return {
    ...usual,
    cast,
    links: filled(usual.links, LINKS_MAX).map((link, i) => ({ ...link, a: who(i), b: who(i + 1 + (i % 7)) })),
    tasks: filled(usual.tasks, TASKS_MAX),
  };
}
