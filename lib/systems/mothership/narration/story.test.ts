import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay } from '@/lib/playtest/replay';
import { randomKit } from '@/test/support/mothership/random-kit';
import { StoryReader } from '@/test/support/mothership/story-reader';
import { quickBots } from '@/test/support/quick-bots';
import { startersOf } from '@/test/support/starters';
import type { Game } from '../engine/game';
import { NONE } from '../engine/game';
import type { State } from '../engine/state';
import { personName, placeName, trapName } from '../names';
import { play } from '../play';
import { type Ship, schema } from '../schema';

const starters = await startersOf('mothership');

const kits = starters.map((starter) => schema.parse(starter.body));
const usual = kits[0] as Ship;
const bots = quickBots(play);

const byName = <T extends { readonly name: string }>(people: readonly T[]): readonly T[] =>
  people.toSorted((a, b) => a.name.localeCompare(b.name));

const WRONG_NUMBER =
  /\b1 (points|rounds|seats|generators|hearts)\b|\b([02-9]|\d\d+) (point|round|seat|generator|heart)\b/;

/** The facts that a reader of the story should know. */
function truth(game: Game, state: State) {
  const cells = game.names.slice(0, game.cells);
  return {
    people: byName(
      Array.from({ length: state.players }, (_, seat) => ({
        name: personName(game, seat, state.character[seat] ?? NONE),
        ap: state.ap[seat],
        at: placeName(game, state.at[seat] ?? NONE),
        extra: state.surcharge[seat],
        tokens: (state.tokens[seat] ?? []).map(({ trap }) => trapName(game, trap)).toSorted(),
      })),
    ),
    faceUp: cells.filter((_, cell) => state.tile[cell] !== NONE && state.faceUp[cell]).toSorted(),
    broken: cells.filter((_, cell) => (state.disarmed[cell] ?? 0) > 0).toSorted(),
    absent: cells.filter((_, cell) => state.tile[cell] === NONE).toSorted(),
    shut: state.done,
    left: state.objectives - state.done,
  };
}

function known(reader: StoryReader): ReturnType<typeof truth> {
  return {
    people: byName(
      [...reader.people].map(([name, { ap, at, extra, tokens }]) => ({
        name,
        ap,
        at,
        extra,
        tokens: [...tokens].flatMap(([trap, count]) => Array<string>(count).fill(trap)).toSorted(),
      })),
    ),
    faceUp: [...reader.faceUp].toSorted(),
    broken: [...reader.broken].toSorted(),
    absent: [...reader.absent].toSorted(),
    shut: reader.shut,
    left: reader.left ?? -1,
  };
}

/** Plays a game while reading its story, and compares both before every move. */
function follow(body: Ship, players: number, bot: string, seed: number, level?: string): void {
  const lineup = lineUp(play, body, { players, bots: [bot], ...(level !== undefined && { chosen: { level } }) });
  const game = lineup.game as Game;
  const reader = new StoryReader(placeName(game, game.start), placeName(game, game.finish));
  let view: unknown;
  let isDealt = false;
  playOne(lineup, seed, {
    beforeMove(state) {
      view ??= play.view(game, state, 'all');
      const { phase } = state as State;
      if (phase === 'level' || phase === 'muster') return;
      if (!isDealt) {
        // A ship with too few tiles has visible holes from the start.
        for (const cell of truth(game, state as State).absent) reader.absent.add(cell);
        isDealt = true;
      }
      const [read, so] = [known(reader), truth(game, state as State)];
      // Comparing strings is ten times as fast as `toEqual`.
      if (JSON.stringify(read) !== JSON.stringify(so)) expect(read).toEqual(so);
    },
    onEvent(happening) {
      const line = play.narrate(game, happening, view);
      reader.over ||= (happening as { type: string }).type === 'over';
      if (!line || reader.over) return;
      expect(line.text).not.toMatch(WRONG_NUMBER);
      reader.read(line.text);
    },
  });
}

describe('the story of a ship', { timeout: 120_000 }, () => {
  it.each(starters.map(({ id }, i) => [id, i] as const))('can be followed from its lines alone: %s', (_, i) => {
    const body = kits[i] as Ship;
    const levels = [undefined, ...body.levels.map(({ id }) => id)];
    for (let seed = 0; seed < 40; seed++) {
      follow(body, 2 + (seed % 3), bots[Math.floor(seed / 3) % bots.length] ?? '', seed, levels[seed % levels.length]);
    }
  });

  it('can be followed from its lines alone, whatever the ship', () => {
    for (let seed = 0; seed < 80; seed++) follow(randomKit(seed), 1 + (seed % 4), bots[seed % bots.length] ?? '', seed);
  });

  it('says how much there is to find, whether the level was chosen or drawn', () => {
    const [{ id, objective, label }] = usual.levels as [Ship['levels'][number]];
    const firstLine = (chosen = {}) =>
      replay(lineUp(play, usual, { players: 2, chosen }), 1).frames.flatMap(({ lines }) => lines)[0]?.text;
    expect(firstLine({ level: id })).toBe(`Level: ${label}. ${objective} generators to find.`);
    expect(firstLine()).toMatch(/^Level: \w+\. \d generators to find\./);
  });
});
