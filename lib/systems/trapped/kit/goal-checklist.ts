import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, check, heading, small, table } from '@/lib/kit/short-blocks';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Known, Names } from '../names';
import { attributesFor } from '../rules/fitting';
import type { Escape, Goal, HouseRules, Setting } from '../schema';
import { attributeLabel } from './attribute-words';
import { documentPiece, type KitInput } from './input';

/** Goals with their prerequisites, and ways out with their seats. Hidden goals are left out. */
export const goalChecklist = documentPiece(
  { id: 'goal-checklist', title: 'Goal checklist', audience: 'table' },
  (input) => [
    heading('Goal checklist'),
    ...waysOut(input, openly(input.setting)),
    heading('Goals', 2),
    ...goalRows(
      input,
      input.setting.goals.filter(({ hidden }) => !hidden),
      openly(input.setting),
    ),
    small(`One goal a turn, against two cards of the GM. ${FIRST[input.setting.options.prereqMode]}`),
  ],
);

const FIRST: Readonly<Record<HouseRules['prereqMode'], string>> = {
  all: 'What stands under “After” must be done first. Common sense settles doubts, or a vote.',
  explicit:
    'Of what stands under “After”, only what the goal’s own text asks for must be done first (house rule). Common sense settles doubts, or a vote.',
};

function openly({ goals }: Setting): Known {
  const hidden = new Set(goals.filter((goal) => goal.hidden).map(({ id }) => id));
  return (id) => !hidden.has(id);
}

/** Builds a table of goals by number; blank lines if there are none. */
export function goalRows(input: KitInput, goals: readonly Goal[], known: Known): readonly Block[] {
  if (goals.length === 0) return [{ block: 'lines', name: 'goals', label: 'Goals of your own', count: 8 }];
  return [
    table(
      [
        ['Done', 2],
        ['Goal', 11],
        ['Where', 6],
        ['After', 6],
      ],
      goals.map((goal) => [
        { box: check(`goal-${goal.id}`, `${titled(goal.title, 'goal')}: done`) },
        {
          markdown: paragraphs(
            `**${input.names.goalNumber(goal.id)} · ${asMarkdown(titled(goal.title, 'goal'))}**`,
            remarks(goal, input),
          ),
        },
        { text: whereOf(goal, input.names) },
        { text: after(goal, input.names, known) },
      ]),
    ),
  ];
}

function remarks(goal: Goal, input: KitInput): string {
  const brings = goal.grants.flatMap(({ item }) => input.names.item(item) ?? []);
  const fitting = attributesFor(goal).map((attribute) => attributeLabel(input, attribute));
  return [
    goal.kind === 'exit' ? 'The way out itself: no conflict.' : '',
    fitting.length > 0 ? `Takes ${asMarkdown(joined(fitting, 'or'))}.` : '',
    goal.toughness === 'monster' ? 'As hard as the monster.' : '',
    goal.scope === 'character' ? 'Each has to do it alone.' : '',
    brings.length > 0 ? `Brings ${asMarkdown(joined(brings, 'and'))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function whereOf(goal: Goal, names: Names): string {
  if (goal.where === 'secret') return 'To be found';
  if (goal.where === 'monster') return 'Where the monster is';
  if (goal.where === 'anywhere') return 'Anywhere';
  return (
    joined(
      goal.rooms.flatMap(({ room }) => names.room(room) ?? []),
      'or',
    ) || 'Anywhere'
  );
}

/** Lists prerequisites, such as "goal 3 and Space suit; and goal 6 or Hidden radio". */
export function after({ requires, requiresAny }: Pick<Goal, 'requires' | 'requiresAny'>, names: Names, known: Known) {
  const all = names.requirements(requires, 'and', known);
  const any = names.requirements(requiresAny, 'or', known);
  return [all, any].filter(Boolean).join('; and ');
}

function waysOut({ setting, names }: KitInput, known: Known): readonly Block[] {
  if (setting.escapes.length === 0) return [heading('Ways out', 2), bullets(['None known. Hope.'])];
  return [
    heading('Ways out', 2),
    table(
      [
        ['Taken', 2],
        ['Way out', 11],
        ['Seats', 6],
        ['After', 6],
      ],
      setting.escapes.map((exit) => [
        { box: check(`escape-${exit.id}`, `${titled(exit.title, 'way out')}: taken`) },
        { markdown: `**${asMarkdown(titled(exit.title, 'way out'))}**${from(exit, names)}` },
        { text: exit.seats === null ? 'Everybody alive' : String(exit.seats) },
        { text: after(exit, names, known) || 'At any time' },
      ]),
    ),
  ];
}

const from = ({ room }: Escape, names: Names) => {
  const place = names.room(room);
  return place ? ` · from ${asMarkdown(place)}` : '';
};
