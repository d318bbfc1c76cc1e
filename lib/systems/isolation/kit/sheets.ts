import type { Block } from '@/lib/kit/blocks';
import { linkTable } from '@/lib/kit/link-table';
import { check, fields, heading, section, small, write } from '@/lib/kit/short-blocks';
import { written } from '@/lib/tabletop/labelled';
import { linkMaps } from '@/lib/tabletop/link-pieces';
import { signedHeading } from '@/lib/tabletop/pictured';
import { nowTrue } from '@/lib/tabletop/table-talk';
import type { Character } from '../schema';
import { LEVEL_LABELS, LEVELS } from '../vocabulary';
import { headed, type KitInput, makers, mapOf, TALLIES } from './input';
import { diceTable } from './leaflet/conflict';

/** One for each of the cast, and blank ones if there are more players. */
export const sheets = makers.copiesPiece({ id: 'sheets', title: 'Character sheets', audience: 'player' }, (input) =>
  Array.from({ length: Math.max(input.names.length, input.players.length) }, (_, i) => ({
    id: `person${i + 1}`,
    title: input.names[i] ?? 'Blank sheet',
    blocks: sheet(input, i),
  })),
);

function sheet(input: KitInput, place: number): readonly Block[] {
  const { body, names, players } = input;
  const person = body.cast[place];
  const profession = write('profession', 'Profession', person?.profession.trim());
  return [
    person ? signedHeading(names[place] ?? '', person.face, 'game-icons:person') : heading('Character'),
    fields(
      [write('player', 'Player', person?.player.trim() || players[place]), person ? profession : write('name', 'Name')],
      ...(person ? [] : [[profession]]),
      [write('positive', 'Likeable', wordsOf(person?.positive))],
      [write('negative', 'Unlikeable', wordsOf(person?.negative))],
      [write('bias', 'Bias', person?.bias.trim())],
      [write('goal', 'Goal', person?.goal.trim())],
      [write('traits', 'Seen at first sight', wordsOf(person?.traits))],
      LEVELS.map((level) => check(level, LEVEL_LABELS[level], 1, level === (person?.level ?? 'healthy'))),
    ),
    ...section('What is between you and the others', 2, between(input, place)),
    ...section('Your dice in a conflict', 2, [diceTable(body.options)]),
    nowTrue(3),
  ];
}

function between({ names, pairs }: KitInput, place: number): readonly Block[] {
  const rows = pairs.flatMap(({ places, bundles }) => {
    const [other] = places.includes(place) ? places.filter((one) => one !== place) : [];
    return other === undefined ? [] : [[names[other] ?? '', bundles] as const];
  });
  const all = place < names.length ? rows : names.map((name) => [name, []] as const);
  return all.length === 0 ? [] : [linkTable('With', TALLIES, all)];
}

const wordsOf = (list: Character['traits'] = []) => written(list, ({ word }) => word).join(', ');

/** As it is written, and without links. */
export const maps = linkMaps(makers, ({ body }) => mapOf(body));

/** The relationship map kept by pencil: a row for each two people. */
export const linkMatrix = headed({ id: 'link-matrix', title: 'Link matrix', audience: 'table' }, ({ pairs }) => [
  small(
    'Write how many there are; each is worth a die. Links with a label stay until a roll at the end of a session erases them. Passing links have no label, and a new one first cancels one of the other colour on its pair.',
  ),
  linkTable(
    'Pair',
    TALLIES,
    pairs.map(({ title, bundles }) => [title, bundles]),
  ),
]);
