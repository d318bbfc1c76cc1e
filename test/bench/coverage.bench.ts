import { parseArgs } from 'node:util';
import { lineUp } from '@/lib/playtest/lineup';
import { systems } from '@/test/support/all-systems';
import { type Coverage, coverageOf, type Effort } from './coverage';

/** How many of a playtest's 95 % intervals hold the truth, measure by measure. Figures, no verdict. */
const EFFORT: Effort = { playtests: 200, games: 200, truth: 20_000 };
/** Of what is rarer, nearly every playtest sees nothing, so that nearly every interval holds it whatever the method. */
const RARE = 1 / 1000;

interface Row extends Coverage {
  readonly starter: string;
  readonly players: number;
  readonly rare: boolean;
}

const { values } = parseArgs({
  options: { starter: { type: 'string' }, players: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const rows: Row[] = [];
for (const { starter, players, table: lineup } of await tables()) {
  const found = coverageOf(lineup, EFFORT).map((one) => ({ starter, players, ...one, rare: isRare(one) }));
  rows.push(...found);
  if (!values.json) say(found);
}
if (values.json) console.log(JSON.stringify({ ...EFFORT, rows }));

function isRare({ measure, value }: Coverage): boolean {
  const isShare = measure !== 'winners' && measure !== 'rounds';
  return isShare && Math.min(value, 1 - value) < RARE;
}

function isOff(held: number): boolean {
  return held < 0.9 * EFFORT.playtests || held > 0.99 * EFFORT.playtests;
}

/** Every starter of every game that bots play, at every size of table, or those asked for. */
async function tables() {
  const found = [];
  for (const system of systems) {
    const played = await system.play?.();
    if (!played) continue;
    for (const { id, body } of system.starters) {
      if (values.starter !== undefined && values.starter !== id) continue;
      const { min, max } = system.open(body()).players();
      for (let players = min; players <= max; players++) {
        if (values.players !== undefined && Number(values.players) !== players) continue;
        found.push({ starter: id, players, table: lineUp(played, system.schema.parse(body()), { players }) });
      }
    }
  }
  return found;
}

function say(shown: readonly Row[]): void {
  const [first] = shown;
  if (!first) return;
  console.log(
    `\n${first.starter}, ${first.players} players: of ${EFFORT.playtests} playtests of ${EFFORT.games} games`,
  );
  for (const { measure, value, held, rare } of shown) {
    const words = rare ? '  (rare)' : isOff(held) ? '  !' : '';
    console.log(
      `  ${((held / EFFORT.playtests) * 100).toFixed(1).padStart(5)} %  ${value.toFixed(4).padStart(8)}  ${measure}${words}`,
    );
  }
}
