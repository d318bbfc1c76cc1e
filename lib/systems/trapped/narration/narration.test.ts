import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line, Who } from '@/lib/contract/played';
import { starterOf } from '@/test/support/starters';
import { reshuffled } from '@/test/support/trapped/disguise';
import { parseScore } from '@/test/support/trapped/notation';
import { playRandomly } from '@/test/support/trapped/random-game';
import { randomSetting } from '@/test/support/trapped/random-setting';
import { compile } from '../engine/compile';
import { filterEvent } from '../engine/filter-event';
import { type Game, NONE } from '../engine/game';
import type { GameEvent } from '../engine/log';
import { setup } from '../engine/setup';
import type { State } from '../engine/state';
import { View } from '../engine/view';
import { type Setting, schema } from '../schema';
import { narrate } from '.';
import { aside, deedText, monsterName, roomName, scoreText, sentence } from './words';

const spaceship = await starterOf('trapped', 'spaceship');

const ship = compile(schema.parse(spaceship.body));
const seeds = fc.integer({ min: 0, max: 2 ** 30 });
const tables = fc.record({ seed: seeds, players: fc.integer({ min: 2, max: 5 }) });

/** Plays a random game; `hear` receives each event with the state at that time. */
function listen(
  game: Game,
  { players, seed }: { readonly players: number; readonly seed: number },
  hear: (event: GameEvent, state: State) => void,
) {
  let state: State | undefined;
  playRandomly(
    game,
    players,
    seed,
    (now) => {
      state = now;
      return undefined;
    },
    (event) => state && hear(event, state),
  );
}

const tell = (game: Game, event: GameEvent, state: State, who: Who): Line | undefined =>
  tellTo(game, event, new View(game, state, who));

const tellTo = (game: Game, event: GameEvent, view: View): Line | undefined => {
  const heard = filterEvent(game, event, view.who);
  return heard && narrate(game, heard, view);
};

/** Returns the event with other cards where these are private, and the player they belong to. */
function forge(event: GameEvent, card: number): readonly [player: number, forged: GameEvent | undefined] {
  switch (event.type) {
    case 'drew':
      return [event.player, { ...event, cards: event.cards.map((_, i) => (card + i) % 52) }];
    case 'declared':
    case 'bid':
      return [event.player, event.card === NONE ? undefined : { ...event, card }];
    case 'moved': {
      const { move } = event;
      return [event.seat, 'card' in move && move.card !== NONE ? { ...event, move: { ...move, card } } : undefined];
    }
    default:
      return [NONE, undefined];
  }
}

const TYPED = new Set(['title', 'name', 'text', 'description', 'blockedBy', 'occupation', 'brave', 'sexy', 'clever']);
/** Contains no letters of our own lines, so that broken lines stand out. */
const wild = fc.oneof(
  fc.constant(''),
  fc.string({
    unit: fc.constantFrom('x', 'Ж', '字', '🦑', '\u0301', ' ', '\n', '\t', '\u0007', '”', '*', '[', '.', '!'),
  }),
  fc.constantFrom('X'.repeat(200), 'The x', 'X x', '  x  ', '\u202ex', '\u2028', 'x\n\nx', '[x](x)', '“x?”'),
);

/** Returns the setting with random texts in its fields. */
function retyped(setting: Setting, texts: readonly string[]): Setting {
  let next = 0;
  return schema.parse(
    JSON.parse(JSON.stringify(setting), (key, value) =>
      TYPED.has(key) && typeof value === 'string' ? texts[next++ % texts.length] : value,
    ),
  );
}

/** Number of event types in GameEvent. */
const KINDS = 62;
const BROKEN = /undefined|NaN|null|\[object|(?<!\w)-\d|[\p{Cc}\u2028\u2029]| {2}|^\s|\s$/u;

describe('narration', () => {
  it('has no broken lines, whatever is typed into any setting', () => {
    fc.assert(
      fc.property(tables, fc.array(wild, { minLength: 1, maxLength: 20 }), (table, texts) => {
        const game = compile(retyped(randomSetting(table.seed), texts));
        listen(game, table, (event, state) => {
          for (const who of ['all', 'table', 0, table.players] as const) {
            const line = tell(game, event, state, who);
            if (line === undefined) continue;
            if (BROKEN.test(line.text) || line.text === '') expect([line.text, event]).toBe('a good line');
            if (line.text.length > 3_000) expect(line.text.length).toBeLessThan(3_000);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('covers every kind of event except those that others cover', () => {
    const heard = new Set<string>();
    const narrated = new Set<string>();
    for (let seed = 0; heard.size < KINDS && seed < 2_000; seed++) {
      const game = compile(randomSetting(seed));
      listen(game, { players: 2 + (seed % 4), seed }, (event, state) => {
        heard.add(event.type);
        if (narrated.has(event.type)) return;
        if (tell(game, event, state, 'all')) narrated.add(event.type);
      });
    }
    expect(heard.size).toBe(KINDS);
    expect([...heard].filter((type) => !narrated.has(type)).toSorted()).toEqual(['eventDrawn']);
  });

  it('summarises a completed sheet', () => {
    const lines: string[] = [];
    listen(ship, { players: 3, seed: 7 }, (event, state) => {
      if (event.type === 'sheetSet') lines.push(tell(ship, event, state, 'all')?.text ?? '');
    });
    const shown = lines.filter((line) => line !== '');
    expect(shown).toHaveLength(9);
    expect(shown[0]).toMatch(/^Ann, .+: Brave \S+, Sexy \S+, Clever \S+, Fast \S+, Dangerous \S+ and Lucky \S+\.$/);
    expect(shown.filter((line) => /^(Ann|Bo|Cy) [^:]+\(\S+\)\.$/.test(line))).toHaveLength(3);
  });

  it('begins in a named place and ends with who wins', () => {
    const lines: Line[] = [];
    listen(ship, { players: 2, seed: 3 }, (event, state) => {
      const line = tell(ship, event, state, 'all');
      if (line) lines.push(line);
    });
    const first = lines.findIndex(({ weight }) => weight === 'turn');
    expect(lines[first]?.text).toBe('Round 1. Ann’s turn.');
    expect(lines[first - 3]?.text).toContain('Everybody is in Crew lounge.');
    expect(lines.slice(first - 2, first).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Ann is dealt (\S+, ){3}\S+ and \S+\.$/),
      expect.stringMatching(/^Bo is dealt (\S+, ){3}\S+ and \S+\.$/),
    ]);
    expect(lines.at(-1)?.text).toMatch(/wins?\.$/);
  });
});

describe('the narration for a seat', () => {
  it('does not depend on hidden information', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), (table, odd) => {
        const game = odd ? compile(randomSetting(table.seed)) : ship;
        let step = 0;
        listen(game, table, (event, state) => {
          if (step++ % 5 !== 0) return;
          const seat = step % (table.players + 1);
          const line = tell(game, event, state, seat);
          const other = tell(game, event, reshuffled(game, state, seat, table.seed + step), seat);
          if (line?.text !== other?.text) expect([other, event]).toEqual([line, event]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('never contains cards that others draw or bid face down', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 51 }), (table, card) => {
        listen(ship, table, (event, state) => {
          for (const who of [0, 1, table.players, 'table'] as const) {
            const [player, forged] = forge(event, card);
            if (!forged || player === who) continue;
            expect(tell(ship, forged, state, who)).toEqual(tell(ship, event, state, who));
          }
        });
      }),
      { numRuns: 10 },
    );
  });

  it('never names a card in another hand, face down or in the deck', () => {
    let named = 0;
    fc.assert(
      fc.property(tables, fc.boolean(), (table, odd) => {
        const game = odd ? compile(randomSetting(table.seed)) : ship;
        listen(game, table, (event, state) => {
          for (const who of [0, 1, table.players, 'table'] as const) {
            const cards: readonly string[] =
              tell(game, event, state, who)?.text.match(/(?:10|[2-9JQKA])[♥♦♠♣]/gu) ?? [];
            if (cards.length === 0) continue;
            named++;
            const { hands, deck, conflict, relationships } = state;
            const down = conflict.revealed ? [] : conflict.cards;
            const scores =
              event.type === 'feltOtherwise' || event.type === 'replaced' || event.type === 'swayed'
                ? [event.from, event.to]
                : [];
            const seen = new Set([...scores, ...relationships].map(scoreText));
            const others = [...hands, ...down.map((card) => [card])].filter((_, i) => i % table.players !== who);
            const hidden = [...deck, ...others.flat()].filter((card) => card !== NONE);
            const leaked = hidden.map(scoreText).filter((card) => !seen.has(card) && cards.includes(card));
            if (leaked.length > 0) expect([who, event, leaked]).toEqual([who, event, []]);
          }
        });
      }),
      { numRuns: 12 },
    );
    expect(named).toBeGreaterThan(0);
  });

  it('never names the room of a monster out of sight', () => {
    let broken = 0;
    fc.assert(
      fc.property(tables, (table) => {
        const game = compile(randomSetting(table.seed));
        listen(game, table, (event, state) => {
          const view = new View(game, state, 'table');
          const text = tellTo(game, event, view)?.text ?? '';
          state.monsterRoom.forEach((room, monster) => {
            if (view.seesInto(room) || !text.includes(monsterName(view, monster))) return;
            if (text.includes(roomName(view, room))) expect([event.type, text]).toEqual([event.type, '']);
          });
          if (event.type !== 'opened' || event.why !== 'monster') return;
          const { a = NONE, b = NONE } = game.passages[event.passage] ?? {};
          broken++;
          expect(text !== '').toBe(view.seesInto(a) || view.seesInto(b));
        });
      }),
      { numRuns: 60 },
    );
    expect(broken).toBeGreaterThan(0);
  });

  it('never names a room a monster enters or leaves out of sight', () => {
    let unseen = 0;
    fc.assert(
      fc.property(tables, (table) => {
        const game = compile(randomSetting(table.seed));
        listen(game, table, (event, state) => {
          if (event.type !== 'monsterWent') return;
          const view = new View(game, state, 0);
          const line = tellTo(game, event, view)?.text ?? '';
          for (const room of [event.from, event.to]) {
            if (view.seesInto(room)) continue;
            unseen++;
            expect(line).not.toContain(roomName(view, room));
          }
          expect(tell(game, event, state, table.players)?.text).toContain(roomName(view, event.to));
        });
      }),
      { numRuns: 60 },
    );
    expect(unseen).toBeGreaterThan(0);
  });
});

describe('the lines', () => {
  const state = setup(ship, 3, 1);
  const say = (event: GameEvent, who: Who = 'all') => tell(ship, event, state, who)?.text;
  const card = (text: string) => parseScore(text) ?? NONE;

  it('read naturally', () => {
    expect(say({ type: 'turnBegan', seat: 3, round: 2, extra: false })).toBe('Round 2. The GM’s turn.');
    expect(say({ type: 'turnBegan', seat: 1, round: 2, extra: true })).toBe('Round 2. Bo’s extra turn.');
    expect(
      say({
        type: 'feltOtherwise',
        player: 1,
        card: card('9C'),
        owner: 1,
        toward: 3,
        from: card('10H'),
        to: card('10C'),
      }),
    ).toBe('Bo lost with 9♣ (Rule 2): Bo used to love Ruiz (10♥) and now hates Ruiz (10♣).');
    expect(say({ type: 'replaced', person: 0, slot: 2, from: card('K'), to: card('3') })).toBe(
      'Ann’s Clever goes from K to 3.',
    );
    const beaten = { type: 'monsterBeaten', monster: 0, person: 0, defeats: 2, counted: true, dead: false } as const;
    expect(say(beaten)).toBe('Ann beats the alien off (2 of 3).');
    expect(say({ ...beaten, counted: false })).toBe(
      'Ann beats the alien off, but without the right means it does not count (2 of 3).',
    );
    expect(say({ ...beaten, dead: true })).toBe('Ann kills the alien.');
    expect(say({ type: 'sealed', passage: 0, why: 'timer' })).toMatch(
      /^The way between \S.+ and \S.+ is closed again\.$/,
    );
    expect(say({ type: 'escaped', route: 0, persons: 0b1011 })).toMatch(/^Launch the pod: Ann, Bo and Ruiz\. /);
  });

  it('state what a damage card was drawn for, and its effect', () => {
    const lost = {
      type: 'damageDrawn',
      person: 0,
      by: 0,
      kind: 'test',
      own: 12,
      opposing: 16,
      card: card('4C'),
    } as const;
    expect(say({ ...lost, result: 'none' })).toBe(
      'Ann lost the test by 4. Damage card: 4♣. 12 + 4 = 16, enough against 16. No harm done.',
    );
    expect(say({ ...lost, own: 11, result: 'replace' })).toBe(
      'Ann lost the test by 5. Damage card: 4♣. 11 + 4 = 15, not enough against 16. The GM replaces a score with the card.',
    );
    expect(say({ ...lost, person: 1, kind: 'goal', own: 3, card: card('QH'), result: 'lost' })).toBe(
      'Ann lost the attempt by 13, and Bo pays for it. Damage card: Q♥. 3 + 10 = 13, not enough against 16, and the card is higher than a 10.',
    );
    expect(say({ ...lost, own: 16, card: NONE, result: 'none' })).toBe(
      'Ann lost the test on the tie-break. No card is left to draw for damage.',
    );
  });

  it('state where things come from', () => {
    const gained = { type: 'gained', item: 0, person: 0 } as const;
    const thing = ship.setting.items[0]?.title;
    const from = (source: Extract<GameEvent, { type: 'gained' }>['source'], of = 0) => say({ ...gained, source, of });
    expect(from('goal')).toBe(`Ann gets “${thing}” for the goal “${ship.setting.goals[0]?.title}”.`);
    expect(from('event')).toBe(`Ann gets “${thing}” from the Event “${ship.setting.events[0]?.title}”.`);
    expect(from('floor')).toBe(`Ann gets “${thing}” from the floor of ${ship.setting.map.rooms[0]?.title}.`);
    expect(from('monster')).toBe(`Ann gets “${thing}” back from the alien.`);
  });

  it('distinguish the GM’s attack from an Event’s', () => {
    const attacked = { type: 'monsterAttacked', monster: 0, person: 0, room: ship.start, seenBy: -1 } as const;
    expect(say({ ...attacked, event: NONE })).toBe('The GM has the alien attack Ann in Crew lounge.');
    expect(say({ ...attacked, event: 0 })).toBe('The Event has the alien attack Ann in Crew lounge.');
  });

  it('name cards to those who may see them, and their number to others', () => {
    const drew = { type: 'drew', player: 0, cards: [card('4C'), card('QH')], why: 'refill' } as const;
    const playing = playRandomly(ship, 3, 1, ({ phase }) => phase === 'play').state;
    const heard = (['all', 0, 1, 3, 'table'] as const).map((who) => tell(ship, drew, playing, who)?.text);
    const some = 'Ann draws 2 cards as a new hand.';
    expect(heard).toEqual([
      'Ann draws 4♣ and Q♥ as a new hand.',
      'Ann draws 4♣ and Q♥ as a new hand.',
      some,
      some,
      some,
    ]);
    expect(tell(ship, { ...drew, cards: [] }, playing, 1)?.text).toBe(
      'Ann draws nothing as a new hand: no card is left.',
    );
  });

  it('agree with plural names', () => {
    const rename = (name: string) => ({
      ...ship.setting,
      monsters: ship.setting.monsters.map((monster) => ({ ...monster, name })),
      extras: ship.setting.extras.map((extra) => ({ ...extra, name: 'The twins' })),
    });
    const game = compile(rename('The vampires'));
    const heard = (event: GameEvent) => tell(game, event, setup(game, 3, 1), 'all')?.text;
    const seenBy = { from: -1, to: -1 };
    expect(heard({ type: 'monsterWent', monster: 0, from: 0, to: 1, why: 'retreat', seenBy })).toMatch(
      /^Beaten, the vampires must retreat from /,
    );
    expect(heard({ type: 'monsterWent', monster: 0, from: 0, to: 1, why: 'step', seenBy })).toMatch(
      /^The GM moves the vampires /,
    );
    expect(heard({ type: 'cured', person: 3 })).toBe('The twins are cured.');
    expect(heard({ type: 'replaced', person: 3, slot: 2, from: card('K'), to: card('3') })).toBe(
      'The twins’ Clever goes from K to 3.',
    );
  });

  it('state how a tie is settled', () => {
    const tie = {
      type: 'decided',
      kind: 'goal',
      player: 0,
      by: 0,
      target: 0,
      own: 20,
      opposing: 20,
      won: true,
    } as const;
    expect(say({ ...tie, decidedBy: 'suit' })).toBe('20 against 20, so the better suit settles it: it works.');
    expect(say({ ...tie, won: false, decidedBy: 'none' })).toBe('20 against 20, a dead tie: it does not work.');
  });

  it('use the table’s own labels', () => {
    const setting = { ...ship.setting, attributeLabels: { ...ship.setting.attributeLabels, sexy: ' Charming ' } };
    const game = compile(setting);
    const line = tell(game, { type: 'replaced', person: 0, slot: 1, from: card('5'), to: card('3') }, state, 'all');
    expect(line?.text).toBe('Ann’s Charming goes from 5 to 3.');
  });

  it.each([
    ['Free the pod', 'to free the pod'],
    ['Go out. Mind the tether!', 'to go out. Mind the tether'],
    ['The key', 'for “The key”'],
    ['Escape', 'for “Escape”'],
    ['3 fuses', 'for “3 fuses”'],
    ['SOS by radio', 'for “SOS by radio”'],
  ])('form a deed from “%s”', (title, words) => expect(deedText(title)).toBe(words));

  it('quote the setting briefly', () => {
    expect(aside('')).toBe('');
    expect(aside('Six *empty* chairs.\n\nThe rest is long.')).toBe(' Six empty chairs.');
    expect(aside(`${'Dark. '.repeat(60)}`)).toMatch(/^ (Dark\. )+Dark\.$/);
    expect(aside('x'.repeat(500))).toMatch(/^ x{120,240} …$/);
    expect(sentence('“Whose side?”')).toBe('“Whose side?”');
    expect(sentence('Sparks')).toBe('Sparks.');
  });
});
