import type { Block, FormBox } from '@/lib/kit/blocks';
import { check, fields, heading, section, write } from '@/lib/kit/short-blocks';
import { written } from '@/lib/tabletop/labelled';
import { pictured } from '@/lib/tabletop/pictured';
import { nowTrue } from '@/lib/tabletop/table-talk';
import type { Character } from '../schema';
import { LEVEL_LABELS, LEVELS } from '../vocabulary';
import { type KitInput, makers } from './input';
import { diceTable } from './leaflet/conflict';
import { linkTable } from './map';

/** One for each of the cast, and blank ones for players who are more. */
export const sheets = makers.copiesPiece({ id: 'sheets', title: 'Character sheets', audience: 'player' }, (input) =>
  Array.from({ length: Math.max(input.body.cast.length, input.players.length) }, (_, i) => ({
    id: `person${i + 1}`,
    title: input.names[i] ?? 'Blank sheet',
    blocks: sheet(input, i),
  })),
);

function sheet(input: KitInput, place: number): readonly Block[] {
  const { body, names, players } = input;
  const person = body.cast[place];
  return [
    person ? namedHeading(person, names[place] ?? '') : heading('Character'),
    fields(
      [
        write('player', 'Player', person?.player.trim() || players[place]),
        person ? write('profession', 'Profession', person.profession.trim()) : write('name', 'Name'),
      ],
      ...(person ? [] : [[write('profession', 'Profession')]]),
      [write('positive', 'Likeable', wordsOf(person?.positive))],
      [write('negative', 'Unlikeable', wordsOf(person?.negative))],
      [write('bias', 'Bias', person?.bias.trim())],
      [write('goal', 'Goal', person?.goal.trim())],
      [write('traits', 'Seen at first sight', wordsOf(person?.traits))],
      LEVELS.map((level) => ticked(level, person ? person.level === level : level === 'healthy')),
    ),
    ...section('What is between you and the others', 2, linksOf(input, place)),
    ...section('Your dice in a conflict', 2, [diceTable(body.options)]),
    nowTrue(3),
  ];
}

/** With everybody else who is written. */
function linksOf({ body, names, pairs }: KitInput, place: number): readonly Block[] {
  const rows = body.cast[place]
    ? pairs.flatMap(({ a, b, links }) =>
        a === place || b === place ? [[names[a + b - place] ?? '', links] as const] : [],
      )
    : names.map((name) => [name, []] as const);
  return rows.length === 0 ? [] : [linkTable('With', rows)];
}

const wordsOf = (list: Character['traits'] = []) => written(list, ({ word }) => word).join(', ');

const ticked = (level: Character['level'], isTicked: boolean): FormBox => ({
  ...check(level, LEVEL_LABELS[level]),
  ...(isTicked && { value: 'yes' }),
});

function namedHeading({ face }: Character, name: string): Block {
  const look = pictured(face, 'game-icons:person');
  return { block: 'heading', level: 1, text: name, ...('icon' in look && { icon: look.icon }) };
}
