import type { Question } from '@/lib/table/questions';
import type { IdeaView, TableView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { sayTime } from './timer';

/** Announcements to screen readers: at once, or in the next pause. */
interface News {
  readonly atOnce: readonly string[];
  readonly politely: readonly string[];
}

export const PHASE_TITLES = {
  lobby: 'Lobby',
  brainstorm: 'Brainstorm',
  'read-back': 'Reading back',
  decide: 'Deciding',
  develop: 'Developing',
  make: 'Characters and Extras',
  finished: 'Finished',
} as const satisfies Record<TableView['table']['phase'], string>;

/** Describes the changes between two views. `now` is the server's time. */
export function newsBetween(before: TableView, after: TableView, questions: readonly Question[], now: number): News {
  const [was, is] = [before.table, after.table];
  const moved = was.phase !== is.phase || was.round !== is.round || was.question !== is.question;
  return {
    atOnce: [
      moved && sayPhase(after, questions, now),
      !moved && was.stage !== is.stage && is.stage === 'majority' && 'Now the majority decides.',
      was.stage !== is.stage && is.stage === 'choice' && 'Only one can stand. Choose one.',
      !was.revealed && is.revealed && sayTallies(after),
      is.reading !== null && was.reading !== is.reading && sayReading(after),
      sayTurn(before, after),
      before.you?.waiting === true && after.you?.waiting === false && 'You have joined.',
      before.you && after.you && before.you.role !== after.you.role && ROLE_NEWS[after.you.role],
    ].filter((words) => typeof words === 'string'),
    politely: [!moved && sayTimer(before, after, now), sayIdeas(before, after), sayDoor(before, after)].filter(
      (words) => typeof words === 'string',
    ),
  };
}

const ROLE_NEWS = {
  gm: 'You lead the table now.',
  'co-gm': 'You are a co-GM now.',
  player: 'You are a player now.',
  watcher: 'You are watching now.',
} as const;

function sayPhase({ table }: TableView, questions: readonly Question[], now: number): string {
  const question = questions.find(({ id }) => id === table.question)?.title;
  const timer = table.timer && 'endsAt' in table.timer ? table.timer.endsAt - now : undefined;
  const parts = [
    question === undefined ? `${PHASE_TITLES[table.phase]}.` : `${PHASE_TITLES[table.phase]}: ${question}.`,
    table.phase === 'brainstorm' && (table.anonymous ? 'Without names.' : 'Names are shown.'),
    timer !== undefined && timer > 0 && `${sayTime(timer)}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

/** For the player whose turn it is. */
function sayTurn(before: TableView, after: TableView): string | false {
  const personOf = ({ table: { making } }: TableView) =>
    making && making.turn !== null ? making.seats[making.turn]?.person : undefined;
  const person = personOf(after);
  return person !== undefined && person === after.you?.person && person !== personOf(before) && 'It is your turn.';
}

function sayTallies({ table, ideas }: TableView): string {
  const here = ideas.filter(({ round }) => round === table.round);
  const count = (fate: IdeaView['fate']) => here.filter((idea) => idea.fate === fate).length;
  const open = count('open');
  return `The votes are revealed: ${count('kept')} kept, ${count('dropped')} dropped${open > 0 ? `, ${open} undecided` : ''}.`;
}

function sayReading({ table, ideas }: TableView): string | undefined {
  const idea = ideas.find(({ id }) => id === table.reading);
  return idea?.text;
}

function sayTimer({ table: was }: TableView, { table: is }: TableView, now: number): string | false {
  if (!was.timer || !is.timer) return false;
  const [ran, runs] = ['endsAt' in was.timer, 'endsAt' in is.timer];
  if (ran && !runs) return 'The clock is stopped.';
  if (!ran && runs) return 'The clock is running again.';
  if ('endsAt' in was.timer && 'endsAt' in is.timer && is.timer.endsAt > was.timer.endsAt) {
    return `More time: ${sayTime(is.timer.endsAt - now)} left.`;
  }
  return false;
}

function sayIdeas(before: TableView, after: TableView): string | false {
  if (after.table.phase !== 'brainstorm') return false;
  const known = new Set(before.ideas.map(({ id }) => id));
  const fresh = after.ideas.filter(({ id, round }) => !known.has(id) && round === after.table.round);
  const [first] = fresh;
  if (!first) return false;
  return fresh.length === 1 ? `New idea: ${first.text}` : `${counted(fresh.length, 'new idea')}.`;
}

/** For people who can open the door. */
function sayDoor(before: TableView, after: TableView): string | false {
  if (after.you?.role !== 'gm' && after.you?.role !== 'co-gm') return false;
  const waited = new Set(before.people.filter(({ waiting }) => waiting).map(({ id }) => id));
  const fresh = after.people.filter(({ id, waiting }) => waiting && !waited.has(id));
  const [first] = fresh;
  if (!first) return false;
  return fresh.length === 1
    ? `${first.name} is waiting at the door.`
    : `${fresh.length} people are waiting at the door.`;
}
