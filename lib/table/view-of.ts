import { ideasOnBallot, isOpener, isPresent, leads, mayAdmit } from './decide/deciding';
import { canBecomeLeader, leadGoneSince } from './decide/lead';
import { byPlace, isShown } from './idea-order';
import { handOf, makingView } from './making';
import { chosenOf, hasDeclined, secretsOf, testGamesOf } from './notes';
import { countReactions, NO_REACTIONS, type RoundReactions, reactionsNow, reactionsOf } from './reactions';
import { canEditDraft, type IdeaRow, type PersonRow, type TableState } from './state';
import type { IdeaView, OwnView, PersonView, TableFace, TableView, Timer } from './view';
import { ANONYMOUS_EVERY_MS, type Choice } from './vocabulary';

/** Viewer of a table: a person, or a screen or anonymous watcher. */
export type Viewer = { readonly person: string } | 'screen';

/** Returns the time at which the view changes without a command: the next batch of anonymous ideas is revealed. */
export function changesAt(state: TableState, now: number): number | null {
  const times = [...state.ideas.values()]
    .filter((idea) => idea.round === state.table.round && !isShown(state, idea, now))
    .map(({ at }) => at + ANONYMOUS_EVERY_MS);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Returns the table as a viewer may see it. `screens` is the number of watchers who have not joined. */
export function viewOf(
  state: TableState,
  viewer: Viewer,
  now: number,
  screens = 0,
  reactions = NO_REACTIONS,
): TableView {
  const you = viewer === 'screen' ? undefined : state.people.get(viewer.person);
  const isInside = !you || (!you.waiting && !you.removed);
  const ideas = isInside ? ideaViews(state, now, reactionsNow(state, reactions)) : [];
  return {
    version: state.version,
    table: isInside ? faceOf(state, now, screens) : withoutSheets(faceOf(state, now, screens)),
    ...(you && { you: ownViewOf(state, you, reactions) }),
    people: peopleViews(state, you, ideas, now),
    ideas,
  };
}

/** Removes the sheets, for people waiting to be admitted. */
export const withoutSheets = (face: TableFace): TableFace => ({ ...face, making: null });

function faceOf(state: TableState, now: number, screens: number): TableFace {
  const { table, rounds, people } = state;
  const watching = [...people.values()].filter((person) => person.role === 'watcher' && isPresent(person, now));
  return {
    title: table.title,
    system: table.system,
    code: table.code,
    phase: table.phase,
    gmChoice: table.gmChoice,
    length: table.length,
    chosen: chosenOf(state),
    pace: paceOf(state),
    question: table.question,
    round: table.round,
    asked: countAsked(state),
    anonymous: rounds.some(({ round, anonymous }) => round === table.round && anonymous),
    stage: table.stage,
    revealed: table.revealed,
    reading: table.reading,
    timer: timerOf(state),
    locked: table.locked,
    lobby: table.lobby,
    gather: table.gather,
    gatherAnonymous: table.gatherAnonymous,
    leadGoneSince: leadGoneSince(state, now),
    making: makingView(state),
    testGames: table.phase === 'finished' ? testGamesOf(state) : null,
    watchers: watching.length + screens,
  };
}

/** Minutes that a question takes, before the table has a pace of its own. */
const USUAL_PACE = 4;
const MINUTE_MS = 60_000;

/** Returns the median minutes between the openings of questions. */
function paceOf({ rounds }: TableState): number {
  const times = rounds.slice(1).map(({ openedAt }, i) => (openedAt - (rounds[i]?.openedAt ?? openedAt)) / MINUTE_MS);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? USUAL_PACE;
}

function countAsked({ rounds }: TableState): TableFace['asked'] {
  const asked: Record<string, number> = {};
  for (const { question } of rounds) asked[question] = (asked[question] ?? 0) + 1;
  return asked;
}

function timerOf({ table: { endsAt, leftMs } }: TableState): Timer | null {
  if (endsAt !== null) return { endsAt };
  return leftMs === null ? null : { leftMs };
}

/** Returns the part of the view that only this person receives. */
export function ownViewOf(state: TableState, you: PersonRow, reactions = NO_REACTIONS): OwnView {
  const { id, role, waiting, removed, consents } = you;
  const isInside = !waiting && !removed;
  return {
    person: id,
    role,
    waiting,
    consents,
    declines: hasDeclined(state, id),
    gmVote: you.gmVote,
    hand: isInside ? handOf(state, id) : null,
    votes: isInside ? votesOf(state, id) : {},
    reactions: isInside ? reactionsOf(reactionsNow(state, reactions), id) : {},
    handedIn: handedInBy(state, id)
      .sort(byPlace)
      .map(({ id: ideaId, question, text }) => ({ id: ideaId, question, text })),
    draftId: canEditDraft(you) ? state.table.draftId : null,
    secrets: leads(you) && isInside ? secretsOf(state) : null,
  };
}

function votesOf({ votes }: TableState, person: string): OwnView['votes'] {
  const own: Record<string, Choice> = {};
  for (const [idea, ofIdea] of votes) {
    const choice = ofIdea.get(person);
    if (choice) own[idea] = choice;
  }
  return own;
}

function handedInBy({ ideas }: TableState, person: string): IdeaRow[] {
  const own: IdeaRow[] = [];
  for (const idea of ideas.values()) if (idea.round === null && idea.author === person) own.push(idea);
  return own;
}

function peopleViews(
  state: TableState,
  you: PersonRow | undefined,
  ideas: readonly IdeaView[],
  now: number,
): readonly PersonView[] {
  const seesDoor = you !== undefined && mayAdmit(you);
  const isOutside = you !== undefined && (you.waiting || you.removed);
  const authors = new Set(ideas.map(({ author }) => author));
  const ready = state.table.gmChoice === 'voting' ? votedForGm(state) : votedOnAll(state);
  const gone = leadGoneSince(state, now);
  const isSeen = (person: PersonRow) => {
    if (seesDoor || person.id === you?.id) return true;
    if (isOutside) return false;
    if (authors.has(person.id)) return true;
    return person.role !== 'watcher' && !person.removed && !person.waiting;
  };
  return [...state.people.values()]
    .filter(isSeen)
    .sort((a, b) => a.place - b.place)
    .map((person) => ({
      id: person.id,
      name: person.name,
      colour: person.colour,
      role: person.role,
      present: isPresent(person, now),
      waiting: person.waiting,
      removed: person.removed,
      opener: isOpener(person),
      wantsGm: person.wantsGm,
      gmVotes: person.gmVotes,
      gmCard: person.gmCard,
      hasVoted: ready.has(person.id),
      wouldFollow: person.wouldFollow,
      mayLeadOn: canBecomeLeader(person, gone, now),
      ...(seesDoor && { joinedAt: person.joinedAt, hasIdea: authors.has(person.id) }),
    }));
}

const votedForGm = ({ people }: TableState): ReadonlySet<string> =>
  new Set([...people.values()].filter(({ gmVote }) => gmVote !== null).map(({ id }) => id));

/** Returns the people who have voted on every idea of the current ballot. */
function votedOnAll(state: TableState): ReadonlySet<string> {
  const { stage, revealed } = state.table;
  const [first, ...others] = stage === null || revealed ? [] : ideasOnBallot(state);
  const ready = new Set(first && state.votes.get(first.id)?.keys());
  // Idea by idea, which at a full table is much faster than person by person.
  for (const { id } of others) {
    const ofIdea = state.votes.get(id);
    for (const person of ready) if (!ofIdea?.has(person)) ready.delete(person);
    if (ready.size === 0) break;
  }
  return ready;
}

function ideaViews(state: TableState, now: number, reactions: RoundReactions): readonly IdeaView[] {
  const byRound = new Map<number, IdeaRow[]>();
  for (const idea of state.ideas.values()) {
    if (idea.round === null || !isShown(state, idea, now)) continue;
    const ofRound = byRound.get(idea.round);
    if (ofRound) ofRound.push(idea);
    else byRound.set(idea.round, [idea]);
  }
  return [...byRound]
    .sort(([a], [b]) => a - b)
    .flatMap(([, ideas]) => ideas.sort(byPlace).map((idea, i) => ideaView(state, idea, i + 1, reactions)));
}

function ideaView({ table, votes }: TableState, idea: IdeaRow, place: number, reactions: RoundReactions): IdeaView {
  const { keep, drop, drawnKeep, drawnDrop, round } = idea;
  return {
    id: idea.id,
    question: idea.question,
    round: round ?? 0,
    place,
    text: idea.text,
    author: idea.author,
    fate: idea.fate,
    mergedInto: idea.mergedInto,
    slot: idea.slot,
    reactions: table.phase === 'brainstorm' && round === table.round ? countReactions(reactions, idea.id) : null,
    votes: table.stage === null ? 0 : (votes.get(idea.id)?.size ?? 0),
    tally: keep === null || drop === null ? null : { keep, drop },
    settledBy: idea.settledBy,
    drawn: drawnKeep === null || drawnDrop === null ? null : { keep: drawnKeep, drop: drawnDrop },
  };
}
