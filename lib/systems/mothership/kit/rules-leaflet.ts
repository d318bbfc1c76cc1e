import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, heading, onePageEach, section, steps, text, wordTable } from '@/lib/kit/short-blocks';
import { houseRulesChapter } from '@/lib/tabletop/pieces/house-rules';
import { options } from '../fields/options';
import type { Ability, HouseRules, Ship } from '../schema';
import { points } from '../sentences/words';
import { characterTitle, type KitInput, rulesLeaflet, shipName } from './input';

const REACHES: Readonly<Record<HouseRules['assistRange'], string>> = {
  'same-or-adjacent': 'on your space or the next',
  same: 'on your space',
  adjacent: 'on the next space',
};

/** Actions of a turn and their costs (rules 5). */
export function actions({ body, words }: KitInput): Block {
  const { options } = body;
  return wordTable({ Action: 3, Costs: 2, 'What happens': 8 }, [
    ['Move', '1', `Up, down, left or right.${options.finishLocked ? ` ${words.finish} may be shut.` : ''}`],
    ['Peek', '1', 'Turn up a hidden tile next to you. Most traps stay quiet.'],
    ['Assist', '1', `Take one token off a friend ${REACHES[options.assistRange]}, if its trap allows that.`],
    ['Shut down', '1', `Put an OFF token on the ${words.objective} you stand on.`],
    ['Wait', '1', 'Once a round: keep what is left after this, and act again when all have had a turn.'],
    ['Special', 'see card', 'What only your character can do.'],
    [
      'Stop',
      '0',
      options.mustSpendAll
        ? 'Only when you can pay for nothing more.'
        : 'What you did not spend is gone. Not while you are driven and can pay for the step.',
    ],
  ]);
}

export const leaflet = rulesLeaflet((input) =>
  onePageEach([
    [
      heading('Mothership Fantasia: how to get off'),
      ...aim(input),
      ...section('Setting up', 2, [steps(settingUp(input))]),
      ...section('A round', 2, round(input)),
    ],
    [
      ...section('Your turn', 2, [text(spending(input)), actions(input)]),
      ...waiting(input),
      ...section('Tiles', 2, [bullets(tiles(input))]),
      ...section('How it ends', 2, theEnd(input)),
      ...section('When in doubt', 2, [bullets(finePoints(input))]),
    ],
    houseRulesChapter(options, input.body.options, { unused: unusedRules(input.body) }),
  ]),
);

/** Lists the house rules that can change nothing on this ship. */
function unusedRules({ traps, characters, players }: Ship): readonly (keyof HouseRules)[] {
  const effects = traps.flatMap((trap) => trap.effects);
  const abilities = characters.flatMap((character) => character.abilities);
  const compels = effects.some(({ kind }) => kind === 'compel');
  const isAlone = players.max === 1;
  const blinds = effects.some((effect) => effect.kind === 'status' && effect.status === 'noPeek');
  return [
    ...(isAlone ? (['firstPlayer', 'rotateFirst', 'assistRange', 'deferOrder'] as const) : []),
    ...(compels ? [] : (['compulsion', 'compulsionConflict'] as const)),
    ...(blinds && abilities.some(({ kind }) => kind === 'farPeek') ? [] : (['blindStopsAbility'] as const)),
    ...(abilities.some(({ kind }) => kind === 'disarm') ? [] : (['rearmTriggersOccupant'] as const)),
  ];
}

const aim = ({ body, words, header }: KitInput): readonly Block[] => [
  text(
    said`You are all on one side. Somewhere on ${shipName(body, header.title)} lie ${words.objectives}, under tiles that nobody has turned. Find every one, shut it down, and be at ${words.finish} before the round marker runs out of spaces. For ${body.players.min} to ${body.players.max} players.`,
  ),
];

const settingUp = ({ body, words }: KitInput): readonly string[] => [
  said`Put the boards on the table, ${words.start} at one end and ${words.finish} at the other, far enough apart for the layout plan.`,
  said`Pick a level. Shuffle safe tiles, traps and ${words.objectives} as three heaps, face down, and count off what the level takes from each.`,
  'Mix what you counted off and deal it over the plan without looking.',
  said`From what is left take ${body.drawPile.safe} safe tiles and ${body.drawPile.trap} traps, mix them and stack them: the draw pile. The rest goes back unseen.`,
  said`Everybody takes a different character, its token and ${body.players.apPerRound} action points of one shape. Tokens stand on ${words.start}.`,
  'The round marker goes beside the space that names your number.',
  body.options.firstPlayer === 'random'
    ? 'Draw lots for the first turn.'
    : 'The most heroic-looking of you goes first.',
];

const round = ({ body: { options } }: KitInput): readonly Block[] => [
  steps([
    'One after the other, to the left, each of you takes a turn.',
    options.deferOrder === 'seat'
      ? 'Whoever waited spends the points they kept, in the same order.'
      : 'Whoever waited spends the points they kept, first come, first served.',
    'What has lasted long enough ends: tokens first, then disarmed traps; empty spaces are filled again.',
    'Move the round marker down by one. On its last space the game is over.',
    options.rotateFirst
      ? 'Take your points back. Next round the player to the left begins.'
      : 'Take your points back, and begin again with the same player.',
  ]),
];

const spending = ({ body: { players } }: KitInput): string =>
  `Each of you has ${points(players.apPerRound)} a round, spent in any order. Nothing is kept for the next one.`;

/** Example of deferring; left out if the player would have no points left to continue. */
function waiting({ body }: KitInput): readonly Block[] {
  const { apPerRound } = body.players;
  const kept = apPerRound - 2;
  if (kept < 1) return [];
  const [ann, bo] = ['Ann', 'Bo'].map((name, i) => {
    const character = body.characters[i];
    return character ? `${name} (${characterTitle(character, i)})` : name;
  });
  return section('An example of waiting', 3, [
    text(
      said`${ann ?? ''} has ${points(apPerRound)}. She pays 1 to step onto the next tile, which is safe. The one after it is hidden, so she pays 1 to wait, and keeps ${kept}. ${bo ?? ''} takes his turn and pays 1 to peek at that tile: a trap. Once all of you have had a turn, Ann goes on with the ${points(kept)} she kept, and steps round it. What she does not spend now is gone.`,
    ),
  ]);
}

const tiles = ({ body, words }: KitInput): readonly string[] => [
  'Diagonals are not next to each other. A board is one space, however long it is.',
  'Safe tiles do nothing.',
  said`On a tile with a ${words.objective} you may spend a point to put an OFF token there. It stays off.`,
  said`Traps do what your reference says, each time that somebody steps on them. A disarmed one, with an OFF token on it, does nothing${
    body.options.rearmTriggersOccupant ? ', but catches whoever stands there when it wakes.' : '.'
  }`,
  'Somebody who is caught takes a token. Unless tokens pile up, one of a kind is enough.',
  body.options.compulsionConflict === 'newest'
    ? 'Driven two ways at once, you follow the token you took last.'
    : 'Driven two ways at once, you choose between them step by step.',
  'A hole in the ship is no space: nobody walks over it until something fills it.',
];

/** Details that come up in play (rules 5, 6 and 7). */
function finePoints({ body: { characters, options }, words }: KitInput): readonly (string | false)[] {
  const can = (kind: Ability['kind']) => characters.some(({ abilities }) => abilities.some((one) => one.kind === kind));
  return [
    'Being caught does not end your turn. Go on with the points you have.',
    said`**Driven somewhere,** count steps over tiles and ${words.start}, hidden or not, whatever lies there, but never through ${words.finish}. Of several shortest ways take the one you like. While you can pay for such a step you cannot stop. You may wait, and a friend may assist you before you go on.`,
    '**Caught so that you cannot move,** you cannot jump or slip in either.',
    options.blindStopsAbility
      ? '**Caught so that you cannot peek,** you cannot peek from afar either.'
      : '**Caught so that you cannot peek,** you may still peek from afar.',
    '**Where leaving costs extra,** that comes on top of the step, the jump or the slip, all paid at once. Only people whom the tile caught pay, nobody pays once it is disarmed, and being thrown is free.',
    said`**Thrown onto a tile,** you turn it up and it stays quiet, unless it acts on being turned. If nobody can stand there, you land on ${words.start}.`,
    '**Immune** people set nothing off by stepping on a trap. One that acts on being turned acts all the same, and spares them.',
    '**A tile is gone:** people left on the empty space may walk off, and nobody walks on. The new tile lies face down, or face up and quiet under somebody. With no draw pile left, the space stays empty. It is no hidden tile.',
    '**A second token of one kind** is not taken. It only starts the rounds of the first one again.',
    said`**No token left** for a trap: it catches nobody. OFF tokens that ${words.objectives} still need are not spent on traps.`,
    can('hop') &&
      said`**A jump** may end on a board, but not cross one. It ends at ${words.finish} only if that is open.`,
    can('slipIn') && '**Slipping in** turns the tile up, and the points are spent whatever it is.',
    can('farPeek') && '**Peeking from a board,** count from its nearest end.',
    can('disarm') && '**Disarming a trap** frees nobody from a token.',
  ];
}

const theEnd = ({ body: { options }, words }: KitInput): readonly Block[] => [
  text(
    said`Whoever steps onto ${words.finish} is out of it and takes no more turns. It is over as soon as ${options.finishLocked ? 'everything is off and everybody is there' : 'everybody is there, whatever still runs'}, or when time runs out. Then look through the outsides of the endings, from the first to the last, and open the one that is true.`,
  ),
];
