import { cardFace } from '@/app/_ui/playing-card';
import type { RecordedIdea, TableRecord } from '@/lib/table/record';
import { sayTally } from '@/lib/table/say-tally';
import type { Fate } from '@/lib/table/vocabulary';
import { counted } from '@/lib/tabletop/wording';

export const FATE_WORDS: Readonly<Record<Fate, string>> = {
  placed: 'In the draft',
  kept: 'Kept',
  dropped: 'Dropped',
  open: 'Open',
  merged: 'Merged',
};

export const NOT_FINISHED = 'The table is still open: this is its record so far.';
export const NO_QUESTIONS = 'No question has been opened yet.';
export const NO_IDEAS = 'Nothing was handed in, or it moved to a later round.';
export const PARKING_HELP = 'Dropped, but not lost: you may want them another night.';

const ROLES = { gm: 'GM', 'co-gm': 'co-GM', player: undefined, watcher: undefined } as const;

/** Who took part; undefined if nobody did. */
export function sayPeople({ people, unnamed }: TableRecord): string | undefined {
  const names = people.map(({ name, role }) => (ROLES[role] ? `${name} (${ROLES[role]})` : name));
  const others = unnamed > 0 ? `${unnamed} ${names.length > 0 ? 'more ' : ''}who preferred not to be named` : '';
  if (names.length === 0 && others === '') return undefined;
  return [names.join(', '), others].filter((part) => part !== '').join(', and ');
}

/** "12 ideas, 3 of them in the draft, 2 in the parking lot" */
export function sayIdeas({ questions, parked }: TableRecord): string {
  const ideas = questions.flatMap(({ rounds }) => rounds.flatMap((round) => round.ideas));
  const placed = ideas.filter(({ fate }) => fate === 'placed').length;
  return `${counted(ideas.length, 'idea')}, ${placed} of them in the draft, ${parked.length} in the parking lot`;
}

/** Whose idea it was, how it was settled, and where it went; '' if none of that is known. */
export const becameOf = (idea: RecordedIdea): string =>
  [idea.author && `By ${idea.author}`, howSettled(idea), idea.placedIn && `Placed in ${idea.placedIn}`]
    .filter((part) => part !== undefined && part !== '')
    .join('. ');

function howSettled({ keep, drop, settledBy, drawn }: RecordedIdea): string | undefined {
  const tally = keep === null || drop === null ? undefined : sayTally({ keep, drop }, settledBy);
  if (settledBy === 'unanimity') return tally ? `All agreed: ${tally}` : 'All agreed';
  if (settledBy === 'card' && drawn) {
    const [forIt, against] = [cardFace(drawn.keep), cardFace(drawn.drop)];
    return `${tally ?? 'A tie'}; the ${forIt?.name} was drawn to keep it, the ${against?.name} to drop it`;
  }
  return tally;
}

// Written by the server, so that the page needs no script: the zone stands with it.
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

export const sayDay = (at: number): string => DAY.format(at);
export const sayClock = (at: number): string => CLOCK.format(at);
