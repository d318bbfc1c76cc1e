import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, listed, prose, section, small, text } from '@/lib/kit/short-blocks';
import { joined, titled } from '@/lib/tabletop/words/wording';
import { forPlayers } from '../for-players';
import { type Names, namesOf } from '../names';
import type { Barrier, Escape, Extra, Requirement, Setting } from '../schema';
import { clockSection, openClocks } from './clocks';
import { documentPiece } from './input';

/** The setting as players may know it at the start, with occupations and Extras; the same content as a read link. */
export const playersSetting = documentPiece(
  { id: 'players-setting', title: 'Setting for the players', audience: 'table' },
  ({ header, setting, players }) => {
    const open = forPlayers(setting);
    const names = namesOf(open);
    return [
      heading(titled(header.title, 'setting')),
      ...flow([
        ...place(open, names),
        ...section('Why you can’t just leave', 2, barriers(open.barriers)),
        ...section('Ways out', 2, waysOut(open.escapes, names)),
        ...section('What fits here', 2, prose(open.place.conventions)),
        ...section('Whom you might play', 2, occupations(open)),
        ...section('Extras to borrow', 2, extras(open.extras)),
      ]),
      ...clockSection(openClocks(setting, players)),
    ];
  },
);

function place({ place }: Setting, names: Names): readonly Block[] {
  const start = names.room(place.start);
  const sealed = place.sealedBy.map(({ text }) => asMarkdown(text)).filter(Boolean);
  return [
    heading(titled(place.name, 'place'), 2),
    ...prose(place.description),
    ...(start === undefined ? [] : [text(`**Safe room:** ${asMarkdown(start)}. Everybody begins there.`)]),
    ...section('What keeps it safe, for now', 3, listed(sealed)),
  ];
}

const barriers = (all: readonly Barrier[]): readonly Block[] =>
  all.flatMap(({ title, text }) => [heading(titled(title, 'barrier'), 3), ...prose(text)]);

const waysOut = (all: readonly Escape[], names: Names): readonly Block[] =>
  all.length === 0
    ? [text('None known. Hope.')]
    : [bullets(all.map((way) => `**${asMarkdown(titled(way.title, 'way out'))}.** ${wayOut(way, names)}`))];

const wayOut = (way: Escape, names: Names): string =>
  [from(way, names), seats(way), after(way, names)].filter(Boolean).join(' ');

const from = ({ room }: Escape, names: Names): string => {
  const place = names.room(room);
  return place === undefined ? 'From anywhere.' : `From: ${asMarkdown(place)}.`;
};

const seats = ({ seats }: Escape): string => (seats === null ? 'Room for everybody alive.' : `Room for ${seats}.`);

/** Lists prerequisites by title, since this sheet has no goal numbers. */
function after({ requires, requiresAny }: Escape, names: Names): string {
  const called = (wanted: readonly Requirement[]) =>
    wanted
      .flatMap((line) => (line.kind === 'goal' ? (names.goal(line.goal) ?? []) : names.needed(line)))
      .map(asMarkdown);
  const [all, any] = [joined(called(requires), 'and'), joined(called(requiresAny), 'or')];
  const needed = [all, any].filter(Boolean).join('; and ');
  return needed === '' ? '' : `Only after: ${needed}.`;
}

function occupations({ occupations }: Setting): readonly Block[] {
  const jobs = occupations.map(({ text }) => asMarkdown(text)).filter(Boolean);
  return jobs.length === 0 ? [] : [bullets(jobs), small('Or anybody else who fits.')];
}

const extras = (all: readonly Extra[]): readonly Block[] => (all.length === 0 ? [] : [bullets(all.map(borrowed))]);

function borrowed({ name, gender, occupation, text }: Extra): string {
  const about = [gender, occupation].map(asMarkdown).filter(Boolean).join(', ');
  const who = `**${asMarkdown(titled(name, 'Extra'))}**${about === '' ? '' : ` (${about})`}`;
  return text.trim() === '' ? who : `${who} · ${text.trim()}`;
}
