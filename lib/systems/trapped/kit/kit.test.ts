import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { Block, FormBox, TableBlock } from '@/lib/kit/blocks';
import { type Face, type TextFace, wholeText } from '@/lib/kit/faces';
import type { DocumentPiece, KitSpec, Piece } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { bodyFrom } from '@/test/support/random-body';
import { buildPlan } from '../plan';
import { type Setting, schema } from '../schema';
import { secretOfGoal, secretOfMonster } from '../secrets';
import { textBoxes } from '../text-boxes';
import { ATTRIBUTES } from '../vocabulary';
import { buildKit, pieces } from './index';

const header = { title: 'The lighthouse', authors: ['Ann'], licence: 'CC BY 4.0', language: 'en', summary: 'Wet.' };
const shape = objectShapeOf(schema);
const ordered = (more: Partial<KitOrder> = {}): KitOrder => ({
  players: 4,
  names: [],
  paper: 'a4',
  fillable: false,
  ink: 'full',
  sheets: USUAL_SHEETS,
  ...more,
});
const settingOf = (body: Json): Setting => schema.parse(normalise(shape, body).value);
const kitOf = (body: Json = {}, order: Partial<KitOrder> = {}) => buildKit(header, settingOf(body), ordered(order));

function piece(kit: KitSpec, id: string): Piece {
  const found = kit.pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(`no piece ${id}`);
  return found;
}
function documentOf(kit: KitSpec, id: string): DocumentPiece {
  const found = piece(kit, id);
  if (found.kind !== 'document') throw new Error(`${id} is no document`);
  return found;
}
function* inner(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.block === 'columns') for (const { blocks } of block.columns) yield* inner(blocks);
    if (block.block === 'callout' || block.block === 'flow') yield* inner(block.blocks);
  }
}
const tablesOf = (kit: KitSpec, id: string, copy = 0): readonly TableBlock[] =>
  [...inner(documentOf(kit, id).copies[copy]?.blocks ?? [])].filter((block) => block.block === 'table');
function boxesOf(blocks: readonly Block[]): readonly FormBox[] {
  return [...inner(blocks)].flatMap((block) => {
    if (block.block === 'fields') return block.rows.flat();
    if (block.block === 'boxes') return block.boxes.flatMap(({ box, tick }) => [box, ...(tick ? [tick] : [])]);
    if (block.block === 'table') return block.rows.flat().flatMap(({ box }) => box ?? []);
    return [];
  });
}
const idsOf = (kit: KitSpec) => kit.pieces.map(({ id }) => id);
const isText = (face: Face): face is TextFace => face.face === 'text';
const firstTexts = (table: TableBlock | undefined) => (table?.rows ?? []).map(([cell]) => cell?.text ?? '');
const titledBoxes = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.block === 'boxes' ? block.boxes : []));
const filledIn = (kit: KitSpec, id: string, copy: number, name: string) =>
  boxesOf(documentOf(kit, id).copies[copy]?.blocks ?? []).find((box) => box.name === name)?.value;

describe('pieces', () => {
  it('prints every piece that can be ordered, but no cards without Events', () => {
    const usual = pieces.filter(({ extra }) => !extra).map(({ id }) => id);
    // House rules are printed once one is changed.
    expect(idsOf(kitOf())).toEqual(usual.filter((id) => id !== 'house-rules' && id !== 'event-cards'));
    expect(idsOf(kitOf({ events: [{ id: 'e1', suit: 'clubs' }], options: { handLimit: 7 } }))).toEqual(usual);
  });

  it('contains only the ordered pieces, in the kit’s order', () => {
    const kit = kitOf({}, { pieces: ['map-gm', 'cover', 'no-such-piece'] });
    expect(kit.pieces.map(({ id }) => id)).toEqual(['cover', 'map-gm']);
  });

  it.each([2, 3, 4, 5])('makes a sheet for each of %i players and an Extra for each', (players) => {
    const kit = kitOf({}, { players });
    expect(documentOf(kit, 'character-sheet').copies).toHaveLength(players);
    expect(documentOf(kit, 'extras-sheet').copies).toHaveLength(players);
    expect(tablesOf(kit, 'extras-roster')[0]?.rows).toHaveLength(players);
  });
});

describe('sheets', () => {
  it('has the character sheet’s fields in their order', () => {
    const [copy] = documentOf(kitOf(), 'character-sheet').copies;
    const attributes = titledBoxes(copy?.blocks ?? []);
    const feelings = tablesOf(kitOf(), 'character-sheet').slice(0, 2).flatMap(firstTexts);
    expect(copy?.blocks[0]).toMatchObject({ block: 'heading', text: 'TRAPPED! CHARACTER SHEET' });
    const fields = copy?.blocks.find((block) => block.block === 'fields');
    expect(fields?.block === 'fields' && fields.rows.map((row) => row.map(({ label }) => label))).toEqual([
      ['Name'],
      ['Gender', 'Occupation'],
    ]);
    expect(attributes.map(({ title }) => title)).toEqual(['Brave', 'Sexy', 'Clever', 'Fast', 'Dangerous', 'Lucky']);
    expect(feelings).toEqual(['Self', '', '', '', '', '']);
    expect(attributes[5]?.tick).toMatchObject({ kind: 'check', name: 'lucky-struck-out' });
  });

  it('states which ranks are low, average and high', () => {
    const [copy] = documentOf(kitOf(), 'character-sheet').copies;
    expect(JSON.stringify(copy?.blocks)).toContain('2–5 low, 6–10 average, J–A high'); // rules 5.2
  });

  it('has the Extras sheet’s fields in their order', () => {
    const [copy] = documentOf(kitOf(), 'extras-sheet').copies;
    const [characters, extras] = tablesOf(kitOf(), 'extras-sheet');
    expect(titledBoxes(copy?.blocks ?? []).map(({ box }) => box.name)).toEqual([...ATTRIBUTES]);
    expect(firstTexts(characters)).toEqual(['', '', '', '', '', '']);
    expect(firstTexts(extras)).toEqual(['Self', '', '', '', '', '']);
    expect(copy?.blocks[0]).toMatchObject({ text: 'TRAPPED! EXTRAS SHEET' });
  });

  it('uses the table’s labels for attributes', () => {
    const kit = kitOf({ attributeLabels: { sexy: 'Charming' } });
    for (const id of ['character-sheet', 'extras-sheet']) {
      const [copy] = documentOf(kit, id).copies;
      expect(titledBoxes(copy?.blocks ?? [])[1]?.title).toBe('Charming');
    }
  });

  it('fills in all players’ names, and only then the suggested Extras', () => {
    const body = { extras: [{ id: 'x1', name: 'Steward Ruiz', gender: 'she', occupation: 'Steward' }] };
    const named = kitOf(body, { players: 3, names: ['Ann', ' ', 'Zoë 🦊'] });
    expect(documentOf(named, 'character-sheet').copies.map(({ title }) => title)).toEqual([
      'Ann',
      'Player 2',
      'Zoë 🦊',
    ]);
    expect(filledIn(named, 'character-sheet', 0, 'name')).toBe('Ann');
    expect(filledIn(named, 'character-sheet', 0, 'character-1')).toBe('Zoë 🦊');
    expect(filledIn(named, 'character-sheet', 1, 'name')).toBeUndefined();
    expect(filledIn(named, 'extras-sheet', 0, 'name')).toBe('Steward Ruiz');
    expect(filledIn(named, 'extras-sheet', 1, 'extra-1')).toBe('Steward Ruiz');
    expect(filledIn(kitOf(body), 'extras-sheet', 0, 'name')).toBeUndefined();
  });
});

describe('sheets of people created at a table', () => {
  const person = (name: string, ...scores: readonly string[]) => ({ name, gender: 'any', occupation: 'Cook', scores });
  const attributes = ['2', '3', '4', '5', '6', '7'];
  const cast = [
    person('Ann', ...attributes, 'A♥', 'K♣'),
    person('Bob', ...attributes, 'Q♠', 'J♦'),
    person('Ruiz', ...attributes, '2♥', '3♥', '4♥', '5♥'),
    person('Extra 2', ...attributes, '6♣', '7♣', '8♣', ''),
  ];
  const kit = kitOf({}, { players: 2, names: ['Ann', 'Bob'], cast });

  it('are filled in, each relationship beside the right name', () => {
    expect(filledIn(kit, 'character-sheet', 0, 'occupation')).toBe('Cook');
    expect(filledIn(kit, 'character-sheet', 0, 'lucky')).toBe('7');
    const feelings = (id: string, copy: number, ...names: readonly string[]) =>
      names.map((name) => filledIn(kit, id, copy, name));
    const character = ['character-self-score', 'character-1', 'character-1-score'];
    expect(feelings('character-sheet', 0, ...character)).toEqual(['A♥', 'Bob', 'K♣']);
    expect(feelings('character-sheet', 1, ...character)).toEqual(['J♦', 'Ann', 'Q♠']);
    const toCharacters = ['character-1', 'character-1-score', 'character-2-score'];
    expect(feelings('extras-sheet', 0, 'name', ...toCharacters)).toEqual(['Ruiz', 'Ann', '2♥', '3♥']);
    const toExtras = ['extra-self-score', 'extra-1', 'extra-1-score'];
    expect(feelings('extras-sheet', 0, ...toExtras)).toEqual(['4♥', 'Extra 2', '5♥']);
    // Unset scores stay blank.
    expect(feelings('extras-sheet', 1, ...toExtras)).toEqual([undefined, 'Ruiz', '8♣']);
  });

  it('leave only blank aspects to be set', () => {
    const rows = tablesOf(kit, 'aspect-count')[0]?.rows.map((row) => row.slice(1).map(({ text }) => text));
    expect(rows).toEqual([
      ['0', '0'],
      ['0', '0'],
      ['0', '0'],
      ['0', '0'],
      ['0–1', '1'],
      ['0–1', '1'],
    ]);
  });

  it('are blank for a different number of players', () => {
    const three = kitOf({}, { players: 3, cast });
    expect(filledIn(three, 'character-sheet', 0, 'brave')).toBeUndefined();
    expect(filledIn(three, 'extras-sheet', 0, 'name')).toBeUndefined();
  });
});

describe('references', () => {
  it('prints the game’s table of suits', () => {
    const [table] = tablesOf(kitOf(), 'suit-reference');
    expect(table?.columns.slice(1).map(({ label }) => label)).toEqual(['♥ Heart', '♦ Diamond', '♠ Spade', '♣ Club']);
    expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Relationship', 'Love and Respect', 'Desire and Longing', 'Manipulation by', 'Hate and Fear'],
      ['Action Card', 'Appeal for Aid', 'Negotiate or Bribe', 'Guilt, Con, or Nag', 'Intimidate or Force'],
      ['Event Card', 'Relationships', 'Opportunity', 'Breakdowns', 'Violence'],
    ]);
  });

  it('states which cards a relationship allows', () => {
    const bids = tablesOf(kitOf(), 'suit-reference')
      .at(-1)
      ?.rows.map((row) => row.slice(1).map(({ text }) => text));
    expect(bids).toEqual([
      ['Safe', 'Risky', 'Never', 'Risky'],
      ['Risky', 'Safe', 'Risky', 'Never'],
      ['Never', 'Risky', 'Safe', 'Risky'],
      ['Risky', 'Never', 'Risky', 'Safe'],
    ]);
  });

  it.each([
    [2, '12', '24'],
    [3, '14', '42'],
    [4, '16', '64'],
    [5, '18', '90'],
  ])('counts the aspects for %i players', (players, each, all) => {
    const rows = tablesOf(kitOf({}, { players }), 'aspect-count')[0]?.rows;
    expect(rows?.at(-1)?.map(({ text }) => text)).toEqual(['All aspects', each, all]);
  });

  it.each([
    ['aspect-count', 'Any order will do'],
    ['aspect-count', 'a cliché in three words or so'],
    ['aspect-count', 'Nobody has to be human. Anything strange needs the table’s agreement, and nobody has powers'],
    ['aspect-count', 'Any gender will do, and nobody’s gender is the joke.'],
    ['aspect-count', 'Jammy works once, in place of another score. An Ace there is eleven points for one bid'],
    ['aspect-count', 'The card for a name or an occupation is only spent, and its value does not matter'],
    ['cover', '4 to 5'],
    ['cover', 'some scrap paper'],
    ['cover', '**Each player:** one Character Sheet and one Extras Sheet.'],
    ['cover', '**The GM:** every page marked “GM only”.'],
  ])('states on the sheet “%s”: %s', (id, words) => {
    expect(JSON.stringify(piece(kitOf({ attributeLabels: { lucky: 'Jammy' } }), id))).toContain(words);
  });

  it('does not count aspects printed on the Extras sheets', () => {
    const extras = [
      { id: 'x', name: 'Steward Ruiz', occupation: 'Steward' },
      { id: 'y', name: 'The cook' },
    ];
    const counts = (order: Partial<KitOrder>) => {
      const table = tablesOf(kitOf({ extras }, { players: 3, ...order }), 'aspect-count')[0];
      return table?.rows.map((row) => row.slice(1).map(({ text }) => text));
    };
    const printed = [
      ['0–1', '1'],
      ['0–1', '2'],
      ['6', '18'],
      ['3', '9'],
      ['3', '9'],
      ['12–14', '39'],
    ];
    expect(counts({ suggested: true })).toEqual(printed);
    expect(counts({ names: ['Ann'] })).toEqual(printed);
    expect(counts({})?.at(-1)).toEqual(['14', '42']);
    expect(counts({ names: ['Ann'], suggested: false })?.at(-1)).toEqual(['14', '42']);
  });

  it('prints suggested Extras without players’ names on request', () => {
    const extras = [{ id: 'x', name: 'Steward Ruiz', gender: 'she', occupation: 'Steward' }];
    const kit = kitOf({ extras }, { suggested: true });
    expect(['name', 'gender', 'occupation'].map((name) => filledIn(kit, 'extras-sheet', 0, name))).toEqual([
      'Steward Ruiz',
      'she',
      'Steward',
    ]);
    expect(filledIn(kit, 'character-sheet', 0, 'name')).toBeUndefined();
    expect(
      filledIn(kitOf({ extras }, { names: ['Ann'], suggested: false }), 'extras-sheet', 0, 'name'),
    ).toBeUndefined();
  });

  it('lists changed house rules with the defaults, and only those that the setting can use', () => {
    const [changed] = tablesOf(
      kitOf({ options: { handLimit: 7, sosWins: false, suitCount: 2 }, escapes: [{ id: 'sos', seats: null }] }),
      'house-rules',
    );
    expect(changed?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Most cards in hand', '7', 'None'],
      ['Calling for help wins', 'No', 'Yes'],
    ]);
  });

  it('prints no page of house rules if none is changed', () => {
    expect(kitOf().pieces.map(({ id }) => id)).not.toContain('house-rules');
    expect(kitOf({ options: { beaconNeededByPod: true } }).pieces.map(({ id }) => id)).not.toContain('house-rules');
  });
});

const SECRETIVE: Json = {
  place: { name: 'Lighthouse', start: 'lamp' },
  goals: [
    { id: 'g1', title: 'Find the boat', where: 'rooms', rooms: [{ id: 'r', room: 'cellar' }] },
    { id: 'g2', title: 'HIDDENGOAL', hidden: true, where: 'secret' },
    { id: 'g3', title: 'Row', requires: [{ id: 'q', kind: 'goal', goal: 'g2' }] },
  ],
  escapes: [{ id: 'boat', title: 'Boat', room: 'cellar', seats: 2 }],
  monsters: [{ id: 'm', name: 'Keeper', start: 'cellar', weakness: 'SECRETWEAKNESS' }],
  map: {
    rooms: [
      { id: 'lamp', title: 'Lamp room' },
      { id: 'stairs', title: 'Stairs', kind: 'corridor' },
      { id: 'cellar', title: 'Cellar', secret: 'SECRETKEY' },
    ],
    passages: [
      { id: 'p1', a: 'lamp', b: 'stairs', kind: 'open' },
      { id: 'p2', a: 'stairs', b: 'cellar', kind: 'door', blockedBy: 'Swollen shut', opens: 'goal', openedBy: 'g2' },
      { id: 'p3', a: 'lamp', b: 'cellar', kind: 'duct' },
    ],
  },
};

it('the cover gives the length that the order says, else the noted one, else that of the rules', () => {
  const noted = { ...header, measured: [{ players: 4, minutes: 180 }] };
  const lengthOn = (from: typeof header, order: Partial<KitOrder>) =>
    JSON.stringify(documentOf(buildKit(from, settingOf({}), ordered(order)), 'cover')).match(
      /Length:\*\* ([^"]*)"/,
    )?.[1];
  expect(lengthOn(noted, { lengths: [{ players: 4, minutes: 120 }] })).toBe('about 2 hours');
  expect(lengthOn(noted, {})).toBe('about 3 hours');
  expect(lengthOn(noted, { players: 3 })).toBe('4 to 5 hours');
});

describe('setting brief', () => {
  it.each([
    [1, 'Set off by goal 1, with one round to get out or after 6 rounds. Whoever is still inside then has lost.'],
    [0, 'Set off by goal 1, with no time to get out or after 6 rounds. Whoever is still inside then has lost.'],
  ])('states what sets off a disaster and how long it takes: %i', (engineFuseRounds, said) => {
    const losses = [{ id: 'l', title: 'Boom', cause: { goal: 'g', rounds: 6 }, killsMonster: true }];
    const kit = kitOf({ goals: [{ id: 'g' }], losses, options: { engineFuseRounds } });
    const printed = JSON.stringify(piece(kit, 'setting-brief'));
    expect(printed).toContain(said);
    expect(printed).toContain('The monster goes with them.');
  });
});

describe('secrets', () => {
  it('are on no piece for players', () => {
    const kit = kitOf(SECRETIVE, { pieces: pieces.map(({ id }) => id) });
    for (const piece of kit.pieces.filter(({ audience }) => audience !== 'gm')) {
      const printed = JSON.stringify(piece);
      for (const secret of ['SECRETKEY', 'HIDDENGOAL', 'SECRETWEAKNESS', 'Keeper starts']) {
        expect(printed, piece.id).not.toContain(secret);
      }
    }
  });

  it('are printed for the GM', () => {
    const kit = kitOf(SECRETIVE);
    expect(JSON.stringify(piece(kit, 'map-gm'))).toContain('SECRETKEY');
    expect(JSON.stringify(piece(kit, 'map-gm'))).toContain('Keeper starts here');
    expect(JSON.stringify(piece(kit, 'setting-brief'))).toContain('HIDDENGOAL');
    expect(JSON.stringify(piece(kit, 'secret-slip'))).toContain('HIDDENGOAL');
  });

  it('settled for the evening are printed for the GM alone', () => {
    const map = { rooms: ['attic', 'cellar', 'pier'].map((id) => ({ id, title: `THE${id}` })) };
    const body = {
      map,
      goals: [{ id: 'key', title: 'Find the key', where: 'secret' }],
      monsters: [{ id: 'm', name: 'Keeper', start: 'attic' }],
    };
    const secrets = {
      [secretOfGoal('key')]: 'cellar',
      [secretOfMonster('m')]: 'pier',
      [secretOfGoal('gone')]: 'attic',
    };
    const all = pieces.map(({ id }) => id);
    const kit = kitOf(body, { secrets, pieces: all });
    expect(filledIn(kit, 'secret-slip', 0, 'hidden-key')).toBe('THEcellar');
    expect(JSON.stringify(piece(kit, 'secret-slip'))).toContain('Keeper starts in THEpier');
    const forPlayers = (made: KitSpec) => made.pieces.filter(({ audience }) => audience !== 'gm');
    expect(forPlayers(kit)).toEqual(forPlayers(kitOf(body, { pieces: all })));
    expect(
      filledIn(kitOf(body, { secrets: { [secretOfGoal('key')]: 'nowhere' } }), 'secret-slip', 0, 'hidden-key'),
    ).toBe(undefined);
  });

  it('lists required goals by number, then things', () => {
    const wait = (id: string, goal: string) => ({ id, kind: 'goal', goal });
    const goals = [
      { id: 'g1' },
      { id: 'g2' },
      { id: 'g3', requires: [wait('r1', 'g2'), { id: 'r2', kind: 'item', item: 'rope' }, wait('r3', 'g1')] },
    ];
    const rows = tablesOf(kitOf({ goals, items: [{ id: 'rope', title: 'A goal post' }] }), 'goal-checklist').at(
      -1,
    )?.rows;
    expect(rows?.map((row) => row.at(-1)?.text)).toEqual(['', '', 'goals 1, 2 and A goal post']);
  });

  it('lists the attributes that fit a goal: its own, or the defaults of its kind', () => {
    const goals = [
      { id: 'g1', kind: 'fix', attributes: [{ id: 'a', attribute: 'sexy' }] },
      { id: 'g2', kind: 'acquire', attributes: [] },
      { id: 'g3', kind: 'exit', attributes: [{ id: 'a', attribute: 'brave' }] },
    ];
    const kit = kitOf({ goals, attributeLabels: { sexy: 'Charming' } });
    const rows = tablesOf(kit, 'goal-checklist').at(-1)?.rows;
    expect(rows?.map((row) => /Takes ([^.]+)\./.exec(row[1]?.markdown ?? '')?.[1])).toEqual([
      'Charming',
      'Clever, Fast or Dangerous',
      undefined,
    ]);
  });

  it('does not name a hidden goal that another one requires', () => {
    const rows = tablesOf(kitOf(SECRETIVE), 'goal-checklist').at(-1)?.rows;
    expect(rows?.at(-1)?.at(-1)?.text).toBe('something yet to be found out');
  });
});

describe('Event cards', () => {
  const event = {
    id: 'e1',
    suit: 'spades',
    title: 'Lights *out*',
    text: 'Dark, **very** dark.',
    minRank: '6',
    maxRank: 'K',
    selectors: [{ id: 's', kind: 'attribute', extreme: 'lowest', attribute: 'sexy', among: 'characters' }],
    effects: [{ id: 'f', kind: 'hurt', who: 'target' }],
    turns: 2,
  };
  const body: Json = { events: [event], attributeLabels: { sexy: 'Charming' } };

  it('state targets, effects, duration and ranks', () => {
    const cards = piece(kitOf(body), 'event-cards');
    const [card] = cards.kind === 'cut' ? (cards.parts[0]?.faces ?? []).filter(isText) : [];
    expect(card).toMatchObject({ kicker: '♠ Breakdowns', icon: 'suit-spades', title: 'Lights *out*' });
    expect(card?.markdown).toContain('Dark, **very** dark.');
    expect(card?.rule).toContain('character with lowest Charming');
    expect(card?.rule).toContain('Lasts 2 GM turns');
    expect(card?.footer).toBe('♠ 6–K: moderate, strong');
  });

  it('are measured as printed, at the fields the texts come from', () => {
    const cards = piece(kitOf(body), 'event-cards');
    const [card] = cards.kind === 'cut' ? (cards.parts[0]?.faces ?? []).filter(isText) : [];
    expect(textBoxes(settingOf(body)).map(({ path, style, text }) => [path.join('/'), style, text])).toEqual([
      ['events/e1/title', 'cardTitle', card?.title],
      ['events/e1/text', 'cardBody', card && wholeText(card)],
      ['events/e1/minRank', 'cardFooter', card?.footer],
      ['attributeLabels/sexy', 'cardTitle', 'Charming'],
    ]);
  });

  it('have less room for text beside a picture', () => {
    const [, plain] = textBoxes(settingOf({ events: [event] }));
    const [, pictured] = textBoxes(settingOf({ events: [{ ...event, picture: 'game-icons:ghost' }] }));
    expect(pictured?.box.heightMm).toBeLessThan((plain?.box.heightMm ?? 0) - 15);
  });
});

describe('names on small pieces', () => {
  const said = (body: Json) =>
    textBoxes(settingOf(body)).map(({ path, place, text }) => [path.join('/'), place, text] as const);

  it('are measured at their printed size', () => {
    expect(
      said({
        attributeLabels: { lucky: 'Jammy' },
        extras: [{ id: 'x', name: 'Steward Ruiz' }],
        monsters: [{ id: 'm', name: ' Keeper ' }, { id: 'n' }],
      }),
    ).toEqual([
      ['attributeLabels/lucky', 'the card of the attribute “Jammy”', 'Jammy'],
      ['attributeLabels/lucky', 'the token of “Jammy”', 'Jammy'],
      ['extras/x/name', 'the standee of “Steward Ruiz”', 'Steward Ruiz'],
      ['monsters/m/name', 'the standee of “Keeper”', 'Keeper'],
    ]);
  });

  it('are measured on the map or its poster, whichever has smaller rooms', () => {
    const room = (width: number): Json => ({ map: { rooms: [{ id: 'a', title: 'Hall', width, height: 2 }] } });
    expect(said(room(40))[0]?.[1]).toBe('the map, in the room “Hall”');
    expect(said(room(4))[0]?.[1]).toBe('the map’s poster, in the room “Hall”');
  });
});

describe('half-written settings', () => {
  it('make a kit with unique form field names', () => {
    fc.assert(
      fc.property(bodyFrom(shape), fc.array(fc.string(), { maxLength: 7 }), fc.integer(), (body, names, players) => {
        const setting = settingOf(body);
        const kit = buildKit(header, setting, ordered({ names, players }));
        textBoxes(setting);
        buildPlan(setting, 'player');
        for (const piece of kit.pieces) {
          if (piece.kind !== 'document') continue;
          expect(new Set(piece.copies.map(({ id }) => id)).size).toBe(piece.copies.length);
          for (const { blocks } of piece.copies) {
            const boxes = boxesOf(blocks).map(({ name }) => name);
            expect(new Set(boxes).size, piece.id).toBe(boxes.length);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
