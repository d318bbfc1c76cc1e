import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, listed, prose, section, small, text } from '@/lib/kit/short-blocks';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import type { Barrier, Loss, Monster, Setting } from '../schema';
import { clockSentences } from './clock-sentences';
import { goalRows } from './goal-checklist';
import { documentPiece, type KitInput } from './input';
import { monsterWords } from './monster-words';
import { thingWords } from './thing-words';

/** Everything the GM knows at the start: place, barriers, monsters, disasters, and what the players must find out. */
export const settingBrief = documentPiece({ id: 'setting-brief', title: 'Setting brief', audience: 'gm' }, (input) => [
  heading(titled(input.header.title, 'setting')),
  small('For the GM’s eyes. Keep it out of reach of curious elbows.'),
  ...flow([
    ...place(input),
    ...section(
      'Why nobody can just leave',
      2,
      input.setting.barriers.flatMap((barrier) => barrierBlocks(barrier, input.names)),
    ),
    ...section(
      'What hunts them',
      2,
      input.setting.monsters.flatMap((monster) => monsterBlocks(monster, input)),
    ),
    ...hiddenGoals(input),
    ...textSection('Goals in detail', goalTexts(input)),
    ...textSection('Leaving', routeTexts(input)),
    ...textSection('What one sees, walking in', roomTexts(input)),
    ...section(
      'Disasters',
      2,
      input.setting.losses.flatMap((loss) => lossBlocks(loss, input)),
    ),
    ...section('Clocks', 2, clocks(input)),
    ...things(input.setting),
    ...people(input.setting),
  ]),
]);

function place({ setting: { place }, names }: KitInput): readonly Block[] {
  const sealed = place.sealedBy.map(({ text }) => asMarkdown(text)).filter(Boolean);
  const start = names.room(place.start);
  const safety = [
    ...(start ? [text(`**Safe place:** ${asMarkdown(start)}. Everybody begins there, Extras included.`)] : []),
    ...section('What keeps it safe, for now', 3, listed(sealed)),
  ];
  return [
    heading(titled(place.name, 'place'), 2),
    ...prose(place.description),
    ...safety,
    ...section('What fits here', 3, prose(place.conventions)),
  ];
}

const barrierBlocks = (barrier: Barrier, names: Names): readonly Block[] => [
  heading(titled(barrier.title, 'barrier'), 3),
  ...prose(paragraphs(barrier.text, `*${remedy(barrier, names)}*`)),
];

function remedy({ remedy, defeatedBy }: Barrier, names: Names): string {
  if (remedy === 'escape') return 'Only getting out ends it.';
  if (remedy === 'none') return 'Nothing ends it. They will have to live with it, or not.';
  const goals = defeatedBy.flatMap(({ goal }) => names.goalNumber(goal) ?? []).map(String);
  return goals.length > 0
    ? `Overcome by ${goals.length > 1 ? 'goals' : 'goal'} ${joined(goals, 'and')}.`
    : 'No goal overcomes it yet.';
}

function monsterBlocks(monster: Monster, { setting, names }: KitInput): readonly Block[] {
  const start = names.room(monster.start);
  const listed = (title: string, entries: readonly { readonly text: string }[]) => {
    const items = entries.map(({ text }) => asMarkdown(text)).filter(Boolean);
    return items.length > 0 ? [text(`**${title}**`), bullets(items)] : [];
  };
  return [
    heading(titled(monster.name, 'monster'), 3),
    ...prose(monster.text),
    ...labelled('How it gets about', [monster.mobility.trim(), ...monsterWords(monster, setting, names)].join(' ')),
    ...listed('What does not hurt it', monster.immunities),
    ...labelled('Weakness', monster.weakness),
    ...listed('Driven off by', monster.repelledBy),
    ...listed('Killed by', monster.killedBy),
    ...listed('How it hurts people', monster.attacks),
    ...(start ? [text(`**It starts in** ${asMarkdown(start)}.`)] : []),
  ];
}

const labelled = (label: string, prose: string): readonly Block[] =>
  prose.trim() === '' ? [] : [text(`**${label}.** ${prose.trim()}`)];

function hiddenGoals(input: KitInput): readonly Block[] {
  const hidden = input.setting.goals.filter((goal) => goal.hidden);
  return section('Goals the players do not know yet', 2, hidden.length > 0 ? goalRows(input, hidden, () => true) : []);
}

const goalTexts = ({ setting: { goals }, names }: KitInput) =>
  goals.map(({ id, title, text }) => ({ title: `${names.goalNumber(id)} · ${titled(title, 'goal')}`, text }));

const routeTexts = ({ setting: { escapes } }: KitInput) =>
  escapes.map(({ title, text }) => ({ title: titled(title, 'way out'), text }));

const roomTexts = ({ setting: { map } }: KitInput) =>
  map.rooms.map(({ title, text }) => ({ title: titled(title, 'room'), text }));

/** Entries without text are left out. */
function textSection(
  title: string,
  entries: readonly { readonly title: string; readonly text: string }[],
): readonly Block[] {
  const items = entries.filter(({ text }) => text.trim() !== '');
  if (items.length === 0) return [];
  return section(title, 2, [bullets(items.map(({ title, text }) => `**${asMarkdown(title)}:** ${text.trim()}`))]);
}

function lossBlocks({ title, text, cause, killsMonster }: Loss, { names, setting }: KitInput): readonly Block[] {
  const goal = names.goalNumber(cause.goal);
  const causes = [
    ...(goal === undefined ? [] : [`by goal ${goal}, with ${rounds(setting.options.engineFuseRounds)} to get out`]),
    ...(cause.rounds === null ? [] : [`after ${rounds(cause.rounds)}`]),
  ];
  const lines = [
    causes.length > 0 ? `Set off ${joined(causes, 'or')}.` : '',
    'Whoever is still inside then has lost.',
    killsMonster ? 'The monster goes with them.' : '',
  ];
  return [heading(titled(title, 'disaster'), 3), ...prose(paragraphs(text, `*${lines.filter(Boolean).join(' ')}*`))];
}

const clocks = ({ setting, names }: KitInput): readonly Block[] =>
  setting.clocks.flatMap((clock) => [
    heading(titled(clock.title, 'clock'), 3),
    ...prose(
      paragraphs(
        clock.text,
        `*${[...(clock.hidden ? ['Hidden from the players.'] : []), ...clockSentences(clock, setting, names)].map(asMarkdown).join(' ')}*`,
      ),
    ),
  ]);

function rounds(count: number): string {
  if (count === 0) return 'no time';
  return count === 1 ? 'one round' : `${count} rounds`;
}

function things({ items }: Setting): readonly Block[] {
  const lines = items.map((item) => {
    const many = item.count === null ? '' : ` (${item.count})`;
    const about = [item.text.trim(), ...thingWords(item)].filter(Boolean).join(' ');
    return paragraphs(`**${asMarkdown(titled(item.title, 'thing'))}**${many}${about && ` · ${about}`}`);
  });
  return section('Things and facts', 2, lines.length > 0 ? [bullets(lines)] : []);
}

function people({ occupations, extras }: Setting): readonly Block[] {
  const jobs = occupations.map(({ text }) => asMarkdown(text)).filter(Boolean);
  const cast = extras.map(({ name, gender, occupation, text }) => {
    const about = [gender, occupation].map(asMarkdown).filter(Boolean).join(', ');
    return `**${asMarkdown(titled(name, 'Extra'))}**${about ? ` (${about})` : ''}${text.trim() ? ` · ${text.trim()}` : ''}`;
  });
  return [
    ...section('Whom the players might be', 2, jobs.length > 0 ? [text(jobs.join(' · '))] : []),
    ...section('Extras to borrow', 2, cast.length > 0 ? [bullets(cast)] : []),
  ];
}
