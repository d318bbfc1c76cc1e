import type { IdeaView, OwnView, PersonView, TableFace, TableView } from '@/lib/table/view';

/** Creates a table view with defaults for everything that a test does not specify. */
export const viewOf = (
  given: Partial<Omit<TableView, 'table'>> & { readonly table?: Partial<TableFace> },
): TableView => ({
  version: 7,
  people: [],
  ideas: [],
  ...given,
  table: { ...FACE, ...given.table },
});

const FACE: TableFace = {
  title: 'The lighthouse',
  system: 'trapped',
  code: '7KQ2M9XD',
  phase: 'brainstorm',
  gmChoice: null,
  length: 'evening',
  chosen: [],
  pace: 4,
  question: 'barriers',
  round: 1,
  asked: { barriers: 1 },
  anonymous: false,
  stage: null,
  revealed: false,
  reading: null,
  timer: null,
  locked: false,
  lobby: false,
  gather: false,
  gatherAnonymous: false,
  leadGoneSince: null,
  making: null,
  testGames: null,
  watchers: 0,
};

export const personOf = (id: string, given: Partial<PersonView> = {}): PersonView => ({
  id,
  name: id,
  colour: 'green',
  role: 'player',
  present: true,
  waiting: false,
  removed: false,
  opener: false,
  wantsGm: false,
  gmVotes: null,
  gmCard: null,
  hasVoted: false,
  wouldFollow: null,
  mayLeadOn: false,
  ...given,
});

/** Creates what a person at the table sees of themselves: the player Ann, unless the test says otherwise. */
export const ownViewOf = (given: Partial<OwnView> = {}): OwnView => ({
  person: 'ann',
  role: 'player',
  waiting: false,
  consents: false,
  declines: false,
  gmVote: null,
  hand: null,
  votes: {},
  reactions: {},
  handedIn: [],
  draftId: 'd',
  secrets: null,
  ...given,
});

export const ideaOf = (id: string, given: Partial<IdeaView> = {}): IdeaView => ({
  id,
  question: 'barriers',
  round: 1,
  place: 0,
  text: id,
  author: null,
  fate: 'open',
  mergedInto: null,
  slot: null,
  reactions: null,
  votes: 0,
  tally: null,
  settledBy: null,
  drawn: null,
  ...given,
});
