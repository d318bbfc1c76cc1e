import type { Findings } from '@/lib/contract/playtest-report';
import { sumOf } from '@/lib/kernel/sums';
import { shareOf } from '@/lib/playtest/statistics';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import { VERDICTS } from '@/lib/systems/mothership/playtest/verdicts';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { starterOf } from '@/test/support/starters';
import { type Advice, type AdviceCase, rowsOfTally } from './cases';

const usual: Ship = schema.parse((await starterOf('mothership', 'book-ship')).body);

type Change = Partial<Ship>;
const changed = (...changes: readonly Change[]): AdviceCase['body'] =>
  JSON.parse(JSON.stringify(Object.assign({}, usual, ...changes)));
/** A tracker, and where its marker begins with four players. */
const spaces = (count: number, p4 = 2): Change => ({
  tracker: { ...usual.tracker, spaces: count, startOffset: { ...usual.tracker.startOffset, p4 } },
});
const level = (trap: number, objective: number, cells = 33): Ship['levels'][number] => ({
  id: `${trap}-${objective}`,
  label: `${trap} and ${objective}`,
  safe: cells - trap - objective,
  trap,
  objective,
});
const mix = (trap: number, objective: number): Change => ({ levels: [level(trap, objective)] });

/** Share of games at the last level that ended well. */
function lastLevel(findings: Findings) {
  const { good = 0, games = 0 } = rowsOfTally(findings, 'levels').at(-1) ?? {};
  return shareOf(good, games);
}

/** Share of games that left nobody behind. */
function everybody(findings: Findings) {
  const { all = 0, games = 0 } = rowsOfTally(findings, 'levels').at(-1) ?? {};
  return shareOf(all, games);
}

/** Share of games in which somebody was cut off. */
const cutOff = (findings: Findings) => shareOf(rowsOfTally(findings, 'causes').at(-1)?.games ?? 0, findings.runs);

/** Returns how often a trap went off, as a part of those times and all games; without an id, all traps. */
const springs =
  (trap = '') =>
  (findings: Findings) => {
    const rows = rowsOfTally(findings, 'traps').filter((_, i) => trap === '' || usual.traps[i]?.id === trap);
    const sprung = sumOf(rows.map(({ sprung: times = 0 }) => times));
    return shareOf(sprung, sprung + findings.runs);
  };
/** All characters from a position on are immune to a trap. */
const immuneTo = (trap: string, from: number): Change => ({
  characters: usual.characters.map((one, i) => ({
    ...one,
    immune: i < from ? one.immune : [...one.immune, { id: 'more', trap }],
  })),
});
const boxed = (freeze: number): Change => ({
  traps: usual.traps.map((trap) => ({ ...trap, tiles: trap.id === 'freeze' ? freeze : 40 })),
});
/** Three times as many kinds of traps. */
const manyKinds: Change = {
  traps: usual.traps.flatMap((trap) => ['', '-2', '-3'].map((end) => ({ ...trap, id: trap.id + end }))),
};

type Character = Ship['characters'][number];
const ALL = usual.traps.map(({ id }) => ({ id, trap: id }));
const HOP = { id: 'hop', kind: 'hop', apCost: 1, usesPerRound: null } as const;
const SIGHT = { id: 'sight', kind: 'farPeek', apCost: 1, usesPerRound: null, reach: 50, metric: 'manhattan' } as const;
/** Two experts, and the first of the crew. */
const crewWith = (first: Partial<Character>): Change => ({
  ...mix(12, 6),
  ...spaces(8),
  players: { ...usual.players, max: 3 },
  characters: usual.characters.slice(0, 3).map((one, i) => ({
    ...one,
    ...(i === 0 ? { immune: [], abilities: [], ...first } : { immune: ALL, abilities: [HOP, SIGHT] }),
  })),
});
const LESSONS: readonly Partial<Character>[] = [{ abilities: [HOP] }, { immune: ALL }];
function withFirst(findings: Findings) {
  const { good = 0, games = 0 } = rowsOfTally(findings, 'characters')[0] ?? {};
  return shareOf(good, games);
}

/** A layout on which tiles drop out. */
function dropping(rows: readonly string[]): Change {
  const layout = [...cellsOfRows(rows)];
  const traps = usual.traps.flatMap((trap) =>
    trap.id === 'jettison'
      ? [{ ...trap, tiles: 20, effects: [{ id: 'drop', kind: 'removeTile' as const, replaced: false }] }]
      : [],
  );
  return { layout, traps, levels: [level(6, 1, layout.filter(({ kind }) => kind === 'tile').length)] };
}

export const MOTHERSHIP: Advice = {
  system: 'mothership',
  verdicts: Object.keys(VERDICTS),
  cases: [
    ...[spaces(11), mix(12, 3)].map(
      (change): AdviceCase => ({
        code: 'mothership/play-hopeless',
        body: changed(mix(12, 6), spaces(8)),
        cured: changed(mix(12, 6), spaces(8), change),
        players: 2,
        figure: lastLevel,
        better: 'higher',
      }),
    ),
    {
      code: 'mothership/play-harmless',
      body: changed(mix(4, 2), spaces(20)),
      cured: changed(mix(4, 2), spaces(20, 2 + 12)),
      players: 4,
      figure: everybody,
      better: 'lower',
    },
    ...[
      [level(12, 6), { ...level(12, 6), id: 'last' }],
      [level(8, 2), level(12, 6)],
    ].map(
      (levels): AdviceCase => ({
        code: 'mothership/play-levels-alike',
        body: changed({ levels: [level(12, 6), level(8, 2)] }),
        cured: changed({ levels }),
        players: 2,
        figure: lastLevel,
        better: 'lower',
      }),
    ),
    ...(
      [
        [mix(10, 4), boxed(1), boxed(10), 'freeze'],
        [mix(10, 4), immuneTo('freeze', 0), immuneTo('freeze', 3), 'freeze'],
        [manyKinds, mix(1, 4), mix(3, 4), ''],
      ] as const
    ).map(
      ([usually, change, cure, trap]): AdviceCase => ({
        code: 'mothership/play-trap-idle',
        body: changed(usually, change),
        cured: changed(usually, cure),
        players: 2,
        figure: springs(trap),
        better: 'higher',
      }),
    ),
    ...LESSONS.map(
      (change): AdviceCase => ({
        code: 'mothership/play-character-weak',
        body: changed(crewWith({})),
        cured: changed(crewWith(change)),
        players: 2,
        figure: withFirst,
        better: 'higher',
      }),
    ),
    {
      code: 'mothership/play-cut-off',
      body: changed(dropping(['S########F'])),
      cured: changed(dropping(['S########F', 'S########F'])),
      players: 2,
      figure: cutOff,
      better: 'lower',
    },
  ],
  withoutFigure: {},
};
