import type { Block } from '@/lib/kit/blocks';
import { linkTable } from '@/lib/kit/link-table';
import { check, fields, heading, sections, small, write } from '@/lib/kit/short-blocks';
import { linkMaps } from '@/lib/tabletop/link-pieces';
import { signedHeading } from '@/lib/tabletop/pictured';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { LEVEL_LABELS, LEVELS } from '../vocabulary';
import { type KitInput, makers, mapOf, pairsIn, TALLIES, wordsOf } from './input';
import { diceTable } from './leaflet/conflict';

/** One for each of the cast, and blank ones if there are more players. */
export const sheets = makers.copiesPiece({ id: 'sheets', title: 'Character sheets', audience: 'player' }, (input) =>
  Array.from({ length: Math.max(input.body.cast.length, input.players.length) }, (_, i) => ({
    id: `person${i + 1}`,
    title: namesOf(input.body).people[i] ?? 'Blank sheet',
    blocks: sheet(input, i),
  })),
);

function sheet({ body, players }: KitInput, place: number): readonly Block[] {
  const person = body.cast[place];
  const profession = write('profession', 'Profession', person?.profession.trim());
  return [
    person ? signedHeading(namesOf(body).people[place] ?? '', person.face, 'game-icons:person') : heading('Character'),
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
    ...sections({
      'What is between you and the others': between(body, place),
      'Your dice in a conflict': diceTable(body.options),
    }),
    nowTrue(3, 'now-true', true),
  ];
}

/** A row for each of the others; on a blank sheet for all of the cast. */
function between(body: Siege, place: number): readonly Block[] {
  const rows = namesOf(body).people.flatMap((name, other) => {
    const pair = pairsIn(body).find(({ places }) => places.includes(other) && places.includes(place));
    return other === place ? [] : [[name, pair?.bundles ?? []] as const];
  });
  return rows.length === 0 ? [] : [linkTable('With', TALLIES, rows)];
}

/** As it is written, and without links. */
export const maps = linkMaps(makers, ({ body }) => mapOf(body));

/** The relationship map kept by pencil: a row for each two people. */
export const linkMatrix = makers.headed('link-matrix', 'Link matrix', 'table', ({ body }) => [
  small(
    'Write how many there are; each is worth a die. Links with a label stay until a roll at the end of a session erases them. Passing links have no label, and a new one first cancels one of the other colour on its pair.',
  ),
  linkTable(
    'Pair',
    TALLIES,
    pairsIn(body).map(({ title, bundles }) => [title, bundles]),
  ),
]);
