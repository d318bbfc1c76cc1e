import { type Creating, type CreationStep, IDENTITY } from '@/lib/contract/creation';
import { below, type Rng } from '@/lib/kernel/rng';
import { fold, type MakingState, makingOf, reworded, slotsOfSheet } from '../making';
import type { MakingEntry, PersonRow, TableState } from '../state';
import { CARDS_BACK_MAX, GM_GONE_MS, SHEET_CHANGES_MAX, TABLE_LIMITS } from '../vocabulary';
import { NO_OPEN_QUESTION } from './course';
import {
  type CommandContext,
  change,
  type Decide,
  type Decision,
  GM_FIRST,
  isChoosingGm,
  isPresent,
  leads,
  NO_SUCH_PERSON,
  NOTHING,
  refuse,
  setTable,
  takesPart,
} from './deciding';

const NONE_HERE = refuse('no-making', 'This game doesn’t create characters at the table.');
const NOT_BEGUN = refuse('not-begun', 'No cards have been dealt yet.');
const NO_SEAT = refuse('no-seat', 'You have no character here. Ask the GM to deal again, or for a seat.');
const STILL_HERE = refuse(
  'still-here',
  'They are here, or were a moment ago. Wait until they have been away for two minutes.',
);

const TOO_OFTEN = refuse('too-often', 'This was changed too often. It stays as it is now.');

export const startMaking: Decide<'startMaking'> = ({ state, creation }) => {
  if (!creation) return NONE_HERE;
  return isChoosingGm(state) ? GM_FIRST : change(setTable({ ...NO_OPEN_QUESTION, phase: 'make' }));
};

export const beginMaking: Decide<'beginMaking'> = (given) => {
  const { state, beginning, command } = given;
  const { people, cards, again } = command;
  if (!beginning) return NONE_HERE;
  if (makingOf(state) && !again) return refuse('begun', 'The cards are dealt already.');
  const known = people.map((id) => state.people.get(id));
  if (new Set(people).size < people.length || !known.every((person) => person && mayPlay(person)))
    return NO_SUCH_PERSON;
  const { min, max } = beginning.players;
  if (people.length < min || people.length > max) {
    return refuse('players', `This game takes ${min} to ${max} players besides the GM.`);
  }
  return log(given, { type: 'began', cards, people, beginning: beginning.of(people.length) });
};

export const typeCard: Decide<'typeCard'> = (given) => {
  const { state, actor, command } = given;
  const { card, seat: meant } = command;
  const making = makingOf(state);
  if (!making) return NOT_BEGUN;
  if (making.cards !== 'typed') return refuse('dealt', 'The server deals the cards here.');
  const own = making.people.indexOf(actor.id);
  if (meant !== undefined && meant !== own && !(leads(actor) && making.resting[meant])) {
    return refuse('role', 'Only the GM types cards for somebody else, and only while they are away.');
  }
  const seat = meant ?? own;
  if (seat < 0) return NO_SEAT;
  if ((making.owed[seat] ?? 0) === 0) return refuse('no-card-due', 'No card is due now.');
  const refused = given.creation?.open(making.beginning, making.steps).refuseCard(seat, card);
  if (refused === 'own') return refuse('own-card', 'This card is typed in already.');
  // The message does not tell who holds it.
  if (refused) return refuse('card-held', 'Somebody else holds this card. Check what you typed.');
  return log(given, { type: 'dealt', seat, cards: [card] });
};

export const untypeCard: Decide<'untypeCard'> = (given) => {
  const { state, actor, command } = given;
  const making = makingOf(state);
  const seat = making?.people.indexOf(actor.id) ?? -1;
  if (making?.cards !== 'typed' || seat < 0) return NO_SEAT;
  if (!making.hands[seat]?.includes(command.card)) return NOTHING;
  if (timesDone(state, (entry) => entry.type === 'returned' && entry.seat === seat) >= CARDS_BACK_MAX) return TOO_OFTEN;
  return log(given, { type: 'returned', seat, card: command.card });
};

export const placeCard: Decide<'placeCard'> = (given) => {
  const { state, actor, command } = given;
  const { card, sheet, slot, identity } = command;
  const making = makingOf(state);
  if (!making) return NOT_BEGUN;
  const seat = making.people.indexOf(actor.id);
  if (seat < 0) return NO_SEAT;
  const words = slotsOfSheet(making, sheet)[slot]?.words ?? [];
  const before = making.sheets[sheet]?.identity;
  return log(
    given,
    { type: 'placed', seat, card, sheet, slot },
    ...(before && identity && words.length > 0
      ? [{ type: 'described' as const, sheet, identity: reworded(before, identity, words) }]
      : []),
  );
};

/** Changes a sheet's texts, for its keeper and those who lead. An Extra's fields each need a card first. */
export const describe: Decide<'describe'> = (given) => {
  const { state, actor, command } = given;
  const { sheet, identity } = command;
  const making = makingOf(state);
  if (!making) return NOT_BEGUN;
  const [blank, present] = [making.beginning.sheets[sheet], making.sheets[sheet]];
  if (!blank || !present) return refuse('no-sheet', 'There is no such sheet.');
  if (making.people[blank.keeper] !== actor.id && !leads(actor)) {
    return refuse('role', 'This sheet belongs to somebody else.');
  }
  const changed = IDENTITY.filter((word) => identity[word] !== present.identity[word]);
  if (changed.length === 0) return NOTHING;
  const open = slotsOfSheet(making, sheet).flatMap(({ words }, slot) => (present.values[slot] === null ? words : []));
  if (changed.some((word) => open.includes(word))) {
    return refuse('not-paid', 'Somebody has to place a card for that first.');
  }
  if (timesDone(state, (entry) => entry.type === 'described' && entry.sheet === sheet) >= SHEET_CHANGES_MAX)
    return TOO_OFTEN;
  return log(given, { type: 'described', sheet, identity });
};

export const moveSeat: Decide<'moveSeat'> = (given) => {
  const { state, command, now } = given;
  const { seat, person: id } = command;
  const making = makingOf(state);
  const holder = making?.people[seat];
  if (!making || holder === undefined) return NOT_BEGUN;
  const person = state.people.get(id);
  if (!person || !mayPlay(person)) return NO_SUCH_PERSON;
  if (making.people.includes(id)) return refuse('has-seat', 'They have a character of their own already.');
  if (!isAway(state, holder, now)) return STILL_HERE;
  return log(given, { type: 'seated', seat, person: id }, { type: 'rested', seat, on: false });
};

export const restSeat: Decide<'restSeat'> = (given) => {
  const { state, command, now } = given;
  const making = makingOf(state);
  const holder = making?.people[command.seat];
  if (!making || holder === undefined) return NOT_BEGUN;
  if (making.resting[command.seat]) return NOTHING;
  if (!isAway(state, holder, now)) return STILL_HERE;
  return log(given, { type: 'rested', seat: command.seat, on: true });
};

export const resumeSeat: Decide<'resumeSeat'> = (given) => {
  const making = makingOf(given.state);
  const seat = making?.people.indexOf(given.actor.id) ?? -1;
  if (!making?.resting[seat]) return NOTHING;
  return log(given, { type: 'rested', seat, on: false });
};

/** Counts certain entries since the cards were dealt. */
function timesDone({ making }: TableState, isIt: (entry: MakingEntry) => boolean): number {
  const dealt = making.findLastIndex(({ type }) => type === 'began');
  return making.slice(dealt).filter(isIt).length;
}

/** Tells whether a person may create a character; the GM may not. */
const mayPlay = (person: PersonRow): boolean => takesPart(person) && person.role !== 'gm';

/** Tells whether a person has been absent for two minutes or has left the table. */
function isAway({ people }: TableState, id: string, now: number): boolean {
  const person = people.get(id);
  if (!person || !takesPart(person)) return true;
  return !isPresent(person, now) && now - person.seenAt >= GM_GONE_MS;
}

const REFUSED: Readonly<Record<string, string>> = {
  notAsked: 'It is not your turn.',
  cardNotHeld: 'You don’t hold this card.',
  alreadySet: 'This is filled in already. Choose something else.',
};

/** Logs entries with their consequences according to the rules, or refuses the first. */
function log(given: Pick<CommandContext, 'state' | 'creation' | 'rng'>, ...entries: readonly MakingEntry[]): Decision {
  const { state, creation, rng } = given;
  if (!creation) return NONE_HERE;
  const after = entries.reduce(fold, makingOf(state));
  if (!after) return NOT_BEGUN;
  const before = makingOf(state);
  const isNew = entries[0]?.type === 'began';
  const creating = creation.open(after.beginning, isNew || !before ? [] : before.steps);
  for (const entry of entries) {
    const refused = isStep(entry) ? creating.take(entry) : undefined;
    if (refused !== undefined) {
      return refuse('card-refused', REFUSED[refused] ?? 'This card can’t go there.');
    }
  }
  const all = [...entries, ...followUp(after, creating, rng)];
  if (state.making.length + all.length > TABLE_LIMITS.making) {
    return refuse('full', 'This table has no room for more cards or changes to sheets.');
  }
  return change({ type: 'make', entries: all });
}

const isStep = (entry: MakingEntry): entry is CreationStep =>
  entry.type === 'dealt' || entry.type === 'returned' || entry.type === 'placed';

/**
 * Returns the automatic steps until somebody has to decide: cards dealt by the server, and random placings for absent
 * players. The end of a stage, when cards are collected, is logged before the next deal.
 */
function followUp(making: MakingState, creating: Creating, rng: Rng): readonly MakingEntry[] {
  const done: MakingEntry[] = [];
  let { stage } = making;
  const noteStage = () => {
    if (creating.stage === stage) return;
    stage = creating.stage;
    done.push(standing(making, creating));
  };
  noteStage();
  for (let step = nextStep(making, creating, rng); step; step = nextStep(making, creating, rng)) {
    if (creating.take(step) !== undefined) break;
    done.push(step);
    noteStage();
  }
  const last = standing(making, creating);
  const before = done.reduce(fold, making) ?? making;
  const isSame = JSON.stringify(last) === JSON.stringify(standOf(before));
  return isSame ? done : [...done, last];
}

function nextStep({ cards, people, resting }: MakingState, creating: Creating, rng: Rng): CreationStep | undefined {
  for (const seat of people.keys()) {
    const drawn = cards === 'dealt' ? creating.draw(rng, creating.owed(seat)) : [];
    if (drawn.length > 0) return { type: 'dealt', seat, cards: drawn };
    const placings = resting[seat] ? creating.placings(seat) : [];
    const placing = placings[below(rng, Math.max(1, placings.length))];
    if (placing) return { type: 'placed', seat, ...placing };
  }
  return undefined;
}

const standing = ({ people }: MakingState, creating: Creating): Extract<MakingEntry, { type: 'stood' }> => ({
  type: 'stood',
  stage: creating.stage,
  turn: creating.turn,
  owed: people.map((_, seat) => creating.owed(seat)),
});

const standOf = ({ stage, turn, owed }: MakingState): Extract<MakingEntry, { type: 'stood' }> => ({
  type: 'stood',
  stage,
  turn,
  owed,
});
