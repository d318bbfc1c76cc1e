import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/test/support/all-systems';

const folder = new URL('./by-hand/', import.meta.url);

async function open(text: string | Uint8Array) {
  const opened = await parseScenario(text, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
const refusal = async (text: string) => {
  const opened = await parseScenario(text, findSystem);
  return opened.ok ? 'opened' : opened.error.message;
};
const issuesOf = async (text: string) => (await open(text)).issues.map(({ code, message }) => `${code}: ${message}`);

/** Parts of what each file says. */
const BODIES: Readonly<Record<string, object>> = {
  'fightsphere.md': {
    layers: [{ name: 'The Grate', techFrequency: 5, look: 'Rust and rain.' }, { name: 'The Cistern' }],
    episodes: [
      {
        title: 'The Toll',
        layer: 'the-grate',
        communities: [{ name: 'The Collectors', leader: 'big-ada' }, { name: 'The Owing' }],
        npcs: [{ id: 'big-ada', community: 'the-collectors' }],
        problems: [{ sides: [{ community: 'the-collectors' }, { community: 'the-owing' }] }],
        openingScenes: [{ text: 'You come up for air.' }],
      },
    ],
    pregens: [
      {
        drive: 'reasonToLive',
        tags: [{ tag: 'smug' }, { tag: 'quick' }],
        relationships: [{ npc: 'big-ada', base: 3 }],
      },
    ],
  },
  'isolation.md': {
    locale: {
      name: 'A hut at 2,300 metres',
      zones: [{ name: 'Bunk room' }, { name: 'Store', notes: 'Locked, key missing' }],
    },
    cast: [
      { name: 'Ines', positive: [{ word: 'Calm' }, { word: 'Brave' }] },
      { name: 'Tom', profession: 'Surgeon' },
    ],
    links: [{ a: 'ines', b: 'tom', colour: 'red', kind: 'story', label: 'The rope' }],
    tasks: [{ difficulty: 3, dangerous: true }, { requires: [{ task: 'open-the-store' }] }],
    stress: { start: 3, events: [{ text: 'The lamp goes out', delta: 2 }] },
  },
  'mothership.md': {
    ship: { name: 'The Orpheus', objectiveNoun: 'beacon' },
    levels: [
      { label: 'Easy', safe: 24, trap: 6 },
      { label: 'Grim', safe: 20, trap: 12 },
    ],
    traps: [{ trigger: 'flip', effects: [{ kind: 'leaveSurcharge', ap: 2 }] }, { tiles: 3 }],
    characters: [
      { immune: [{ trap: 'steam' }], abilities: [{ kind: 'hop', apCost: 3 }], text: 'She built half of it.' },
    ],
    endings: [{ when: { objectives: 'done' }, good: true, text: 'The last hatch closes behind you.' }],
  },
  'trapped.md': {
    place: { description: 'Six decks, one bar, no captain.\n\n*Nobody* has seen the shore since nine.' },
    barriers: [{ defeatedBy: [{ goal: 'cut-the-chains' }] }, { title: 'The fog hides everything' }],
    monsters: [
      {
        start: 'car-deck',
        immunities: [{ text: 'fog' }, { text: 'cold water' }],
        text: 'A keeper who never left his post.',
      },
    ],
    goals: [
      { id: 'cutters', kind: 'acquire', where: 'rooms', rooms: [{ room: 'car-deck' }] },
      {
        requires: [
          { kind: 'goal', goal: 'cutters' },
          { kind: 'item', item: 'bolt-cutters' },
        ],
      },
    ],
    escapes: [{ title: 'Row for the shore', seats: 4, requires: [{ goal: 'cut-the-chains' }] }],
    events: [
      { suit: 'clubs' },
      { suit: 'clubs', minRank: '5', text: 'It was in gear. Now it is not.' },
      { suit: 'hearts' },
    ],
    map: { passages: [{ a: 'car-deck', b: 'bar', kind: 'open' }] },
    contentNotes: [{ text: 'Deep water' }, { text: 'A child in danger' }],
  },
  'walls.md': {
    theme: 'Somebody has closed the door.\n\n> The cheese is further away than it was.',
    board: { columns: 9, rows: 5 },
    tokens: [{ name: 'Mouse', shape: 'circle', colour: 'black' }, { shape: 'star' }],
    arrows: 3,
    options: { wallKind: 'tile', stalemateRounds: 2 },
  },
  'zombies.md': {
    decks: [
      {
        title: 'The cul-de-sac',
        theme: { patron: 'Aunt Maud', palette: [{ colour: 'green' }, { colour: 'black' }] },
        creatures: [{ name: 'The Mower', number: 1 }, { flavour: 'Watches' }],
        actions: [{ effect: 'peek', text: 'Ring and run.' }],
        traps: 10,
        superTraps: [{ name: 'Garden hose' }],
      },
    ],
    options: { tieBreak: 'roll' },
  },
};

describe('Markdown written by hand', () => {
  it('is tested for each game', () => {
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  it.each(Object.entries(BODIES))('%s opens as it was meant', async (name, body) => {
    const { draft, issues } = await open(readFileSync(new URL(name, folder)));
    expect(issues).toEqual([]);
    expect(draft.body).toMatchObject(body);
  });

  it('opens the same each time, ids of entries included', async () => {
    const text = readFileSync(new URL('trapped.md', folder), 'utf8');
    expect((await open(text)).draft.body).toEqual((await open(text.replaceAll('\n', '\r\n'))).draft.body);
  });

  it('needs no more than a title and a game', async () => {
    const { draft, issues } = await open('# Nothing yet\n\nGame: Zany Zombies\n');
    expect([draft.title, draft.system, issues]).toEqual(['Nothing yet', 'zombies', []]);
  });

  it('finds the kind of a requirement by its title', async () => {
    const text = `# Mill

Game: Trapped!

## Goals

### Row away
- Only after all of: The oars, Patch the boat

### Patch the boat

## Things and facts

- The oars
`;
    const { draft, issues } = await open(text);
    expect(issues.map(({ message }) => message)).toEqual([]);
    expect(draft.body).toMatchObject({
      goals: [
        {
          requires: [
            { kind: 'item', item: 'the-oars' },
            { kind: 'goal', goal: 'patch-the-boat' },
          ],
        },
        { title: 'Patch the boat' },
      ],
    });
  });

  it('says which line can’t be read, and why', async () => {
    const text = `# Odd

Game: Trapped!

## Goals
### Jump
- Kind: Sideways
- **Colour:** red
- Rooms: Nowhere

<b>Over</b> the rail.

### Jump
### Run
- Only after all of:
  - A goal: Jump
  - A wish: Jump

## Appendix
Left out.

## Events
Text without an event.

| Event | Smell |
|---|---|
| Fog | wet |

## Map
### Rooms
#### Deck
- Squares from the left: 61
`;
    expect(await issuesOf(text)).toMatchInlineSnapshot(`
      [
        "markdown/unknown-value: Line 7, column 1: “Kind” can’t be “Sideways”. It can be: Reach, Learn, Take, Fix or build, Beat the monster, Leave.",
        "markdown/unknown-field: Line 8, column 1: there is no field “**Colour:** red” here; it was left out. There are: Goal, In detail, Kind, Where, Rooms, Only after all of, And after any one of, Brings, Attributes that fit, Way out taken.",
        "markdown/unknown-reference: Line 9, column 1: nothing there is called “Nowhere” (looked for under “Rooms”). Write its title.",
        "markdown/ambiguous-reference: Line 16, column 3: several things there are called “Jump” (looked for under “Goals”). Add {#name} behind the one you mean, and write [title](#name) here.",
        "markdown/unknown-kind: Line 17, column 3: “A wish: Jump” is no kind of requirement; it was left out. There are: A goal, A thing or a fact.",
        "markdown/unknown-heading: Line 19, column 1: there is no heading “Appendix” here; what stands below it was left out. There are: Place, Barriers, Monster, Goals, Events, Map, Authors, Licence, Language, Summary, Theme, Tags, Content warnings.",
        "markdown/no-place: Line 23, column 1: there is no place for “Text without an event.” here; it was left out. There are: Events.",
        "markdown/unknown-column: Line 25, column 1: “Events” has no column “Smell”; it was left out.",
        "markdown/unknown-value: Line 32, column 1: “Squares from the left” can’t be “61”. It is a whole number from 0 to 60.",
      ]
    `);
    const { draft } = await open(text);
    expect(draft.body).toMatchObject({
      goals: [{ title: 'Jump', text: '<b>Over</b> the rail.' }, {}, { title: 'Run' }],
    });
  });

  it('refuses a text that names no game, or none that there is', async () => {
    expect(await refusal('# Groceries\n\n- Milk\n')).toMatchInlineSnapshot(
      `"Line 1, column 1: this text doesn’t say which game it is for. Below its title, add a line with “Game:” and the game’s name to open it as a scenario. Lists can be pasted into a scenario that is open."`,
    );
    expect(await refusal('# Chess\n\nGame: Chess & Co\n')).toMatchInlineSnapshot(
      `"Line 3, column 1: this Trapdoor knows no game called “Chess & Co”."`,
    );
  });

  it('says what is wrong with the block, at its lines of the file', async () => {
    const head = '# Broken\n\nGame: Walls\n\n```trapdoor\n';
    expect(await refusal(`${head}{"id": "a",}\n\`\`\`\n`)).toMatchInlineSnapshot(
      `"This file can't be read as JSON: in line 6, column 11, there is a comma too many. Remove it."`,
    );
    expect(await refusal(`${head}[]\n\`\`\`\n`)).toMatchInlineSnapshot(
      `"Line 6, column 1: the block “trapdoor” holds no JSON object. Restore it, or remove it."`,
    );
    expect(await refusal(`${head}{"systemVersion": 99}\n\`\`\`\n`)).toContain('version 99 of Walls');
    expect(
      await issuesOf(`${head}{"body": {"tokens": {"#gone": {"id": "x"}}, "minutes": "soon"}}\n\`\`\`\n`),
    ).toMatchInlineSnapshot(`
      [
        "markdown/lost-entry: Line 6, column 1: the block “trapdoor” has values for “gone”, which the text no longer has; they were left out.",
        "shape/wrong-type: “Minutes” can't hold “soon” (it is a whole number from 1 to 480). 20 was used instead. Change it if you meant otherwise.",
      ]
    `);
  });
});

describe('a large or odd text', () => {
  it.each([
    ['100,000 headings', '## Goals\n'.repeat(100_000)],
    ['200,000 items', '- a\n'.repeat(200_000)],
    ['items in items', Array.from({ length: 1_000 }, (_, i) => `${' '.repeat(i)}- a\n`).join('')],
    ['items in one line', '- '.repeat(400_000)],
    ['quotes in quotes', '>'.repeat(900_000)],
    ['blank lines between items', `- a\n${'\n'.repeat(400_000)}- b`],
    ['blanks', ' '.repeat(900_000)],
    ['a table of 900 kB', `## Levels\n\n|a|b|\n|-|-|\n${'|c|d|\n'.repeat(140_000)}`],
    ['a wide table', `|${'a|'.repeat(200_000)}\n|${'-|'.repeat(200_000)}\n`],
    ['fences', '```\n'.repeat(200_000)],
    ['signs of emphasis', '*_`[(<&#'.repeat(100_000)],
    ['braces', `- ${'{#'.repeat(400_000)}`],
  ])('%s opens, with a bounded number of issues', async (_, text) => {
    const { issues } = await open(`# Long\n\nGame: Mothership Fantasia\n\n## Traps\n${text}`);
    expect(issues.length).toBeLessThan(500);
  });

  it('is refused above a megabyte', async () => {
    expect(await refusal(`# Long\n\nGame: Walls\n\n${'word '.repeat(210_000)}`)).toContain('at most 1.0 MB');
  });

  it('is refused with a key that would change a prototype', async () => {
    const block = '```trapdoor\n{"body": {"__proto__": {"x": 1}}}\n```';
    expect(await refusal(`# Long\n\nGame: Walls\n\n${block}`)).toContain('__proto__');
  });
});
