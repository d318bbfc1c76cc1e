import { drawForEach, rankOf } from '../playing-cards';
import type { Change, PersonRow, TableState } from '../state';
import {
  type CommandContext,
  change,
  type Decide,
  isOpener,
  isPresent,
  NO_SUCH_PERSON,
  NOTHING,
  refuse,
  revokeLinks,
  setPerson,
  setTable,
  takesPart,
} from './deciding';
import { clearLeaderVotes } from './lead';

const NOT_ASKED = refuse('gm-chosen', 'The GM is chosen already.');

export const volunteer: Decide<'volunteer'> = ({ state, actor, command }) => {
  if (state.table.gmChoice !== 'asking') return NOT_ASKED;
  return actor.wantsGm === command.wants ? NOTHING : change(setPerson(actor.id, { wantsGm: command.wants }));
};

/** Records a vote for GM. Votes are hidden until counted, then deleted. Volunteers don't vote. */
export const voteGm: Decide<'voteGm'> = ({ state, actor, command }) => {
  if (state.table.gmChoice !== 'voting') return refuse('no-gm-vote', 'There is no vote on the GM now.');
  if (actor.wantsGm) return refuse('stands', 'You volunteered as GM, so the others vote.');
  if (!volunteers(state).some(({ id }) => id === command.person)) return NO_SUCH_PERSON;
  return actor.gmVote === command.person ? NOTHING : change(setPerson(actor.id, { gmVote: command.person }));
};

/** Makes a single volunteer GM; among several the others vote, then cards decide; without any, cards among all. */
export const chooseGm: Decide<'chooseGm'> = (given) => {
  const { state } = given;
  const { gmChoice } = state.table;
  if (gmChoice !== 'asking' && gmChoice !== 'voting') return NOT_ASKED;
  const candidates = volunteers(state);
  if (candidates.length === 0) return settleByCards(given, presentParticipants(given));
  const voters = presentParticipants(given).filter(({ wantsGm }) => !wantsGm);
  if (candidates.length === 1 || voters.length === 0) return settleByCards(given, candidates);
  return gmChoice === 'asking' ? change(setTable({ gmChoice: 'voting' })) : settleByVotes(given, candidates, voters);
};

function settleByVotes(
  given: CommandContext<'chooseGm'>,
  candidates: readonly PersonRow[],
  voters: readonly PersonRow[],
) {
  const cast = [...given.state.people.values()].filter((person) => takesPart(person) && person.gmVote !== null);
  if (cast.length * 2 < voters.length || cast.length === 0) {
    return refuse('votes-missing', 'Too few have voted. Wait until at least half of the others have.');
  }
  const votes = new Map(candidates.map(({ id }) => [id, cast.filter(({ gmVote }) => gmVote === id).length]));
  const most = Math.max(...votes.values());
  return settleByCards(
    given,
    candidates.filter(({ id }) => votes.get(id) === most),
    votes,
  );
}

/** Makes the only candidate GM, or the one with the highest card. */
function settleByCards(
  { state, rng, newCode }: CommandContext<'chooseGm'>,
  among: readonly PersonRow[],
  votes: ReadonlyMap<string, number> = new Map(),
) {
  const cards = among.length > 1 ? drawForEach(rng, among.length) : [];
  const highest = cards.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  const gm = among[highest === undefined ? 0 : cards.indexOf(highest)];
  if (!gm) return NO_SUCH_PERSON;
  return change(
    setTable({ gmChoice: 'settled' }),
    { type: 'people', ids: [...state.people.keys()], set: { gmVote: null } },
    ...[...votes].map(([id, gmVotes]) => setPerson(id, { gmVotes })),
    ...cards.map((gmCard, i) => setPerson(among[i]?.id ?? '', { gmCard })),
    ...appoint(state, gm, newCode()),
  );
}

/** Makes a person GM. The lead becomes a player without the GM's secrets, even by a co-GM's link only they know. */
function appoint({ table, people }: TableState, gm: PersonRow, code: string): readonly Change[] {
  const before = [...people.values()].filter(
    (person) => person.id !== gm.id && (person.role === 'gm' || (person.role === 'co-gm' && isOpener(person))),
  );
  if (before.length === 0) return [];
  return [
    { type: 'people', ids: before.map(({ id }) => id), set: { role: 'player' } },
    setPerson(gm.id, { role: 'gm' }),
    ...clearLeaderVotes(people),
    revokeLinks(table, code, 'stay'),
  ];
}

const volunteers = ({ people }: TableState): readonly PersonRow[] =>
  [...people.values()].filter((person) => takesPart(person) && person.wantsGm);

/** Returns everybody who takes part and is present. */
const presentParticipants = ({ state, actor, now }: CommandContext<'chooseGm'>): readonly PersonRow[] =>
  [...state.people.values()].filter(
    (person) => takesPart(person) && (person.id === actor.id || isPresent(person, now)),
  );
