import { lineUp } from '@/lib/playtest/lineup';
import { systems } from '@/test/support/all-systems';
import { type Coverage, coverageOf, type Effort } from './coverage';
import type { Entry } from './measure-bench';
import { runBench } from './run-bench';
import { scaled } from './scale';

/**
 * Share of a playtest's 95 % intervals that hold the truth, measure by measure: of the first starter of every game that
 * bots play; of the others and at other sizes of table on request. Figures, no verdict.
 */
const EFFORT: Effort = { playtests: scaled(40), games: 100, truth: scaled(4_000) };
const PLAYERS = 4;
/** Of what is rarer, nearly every playtest sees nothing, so that nearly every interval holds it whatever the method. */
const RARE = 1 / 1000;

const tables = systems.flatMap(({ play, ...system }) => {
  if (!play) return [];
  return system.starters.flatMap(({ id, body }, at) => {
    const { min, max } = system.open(body).players();
    const usual = Math.min(PLAYERS, max);
    return Array.from({ length: max - min + 1 }, (_, i) => ({
      id: `${id}/${min + i}`,
      onRequest: at > 0 || min + i !== usual,
      async measure() {
        const lineup = lineUp(await play(), system.schema.parse(body), { players: min + i });
        return coverageOf(lineup, EFFORT).map(figuresOf);
      },
    }));
  });
});

await runBench({ rows: tables, document: (entries) => ({ ...EFFORT, rows: entries.map(rowOf) }) });

function figuresOf({ measure, value, held }: Coverage) {
  const isShare = measure !== 'winners' && measure !== 'rounds';
  const rare = isShare && Math.min(value, 1 - value) < RARE;
  return { part: measure, value, held, heldPercent: (100 * held) / EFFORT.playtests, rare };
}

function rowOf({ id, ...figures }: Entry) {
  const [starter, players, measure] = id.split('/');
  return { starter, players: Number(players), measure, ...figures };
}
