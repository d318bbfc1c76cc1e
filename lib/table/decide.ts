import type { Command, CommandType } from './commands';
import * as course from './decide/course';
import {
  ADMIT_ONLY,
  type Decide,
  type DecideContext,
  type Decision,
  leads,
  mayAdmit,
  refuse,
  takesPart,
} from './decide/deciding';
import * as gmChoice from './decide/gm-choice';
import * as ideas from './decide/ideas';
import * as lead from './decide/lead';
import * as making from './decide/making';
import * as people from './decide/people';
import * as votes from './decide/votes';
import type { PersonRow, TableState } from './state';
import { PHASES, type Phase } from './vocabulary';

/** Required standing of the sender: joined, taking part, allowed to admit people, leading, or GM. */
type Permission = 'joined' | 'seated' | 'keepsDoor' | 'leads' | 'gm';

interface Rule<Type extends CommandType> {
  readonly who: Permission;
  readonly when: readonly Phase[];
  readonly decide: Decide<Type>;
}

const ALWAYS = PHASES;
const UNTIL_THE_END = PHASES.filter((phase) => phase !== 'finished');
/** Ideas are not judged while they come in. */
const AFTER_READING = ['read-back', 'decide', 'develop'] as const;

/** Permissions and phases of all commands. */
const RULES: { readonly [Type in CommandType]: Rule<Type> } = {
  rename: { who: 'joined', when: ALWAYS, decide: people.rename },
  recolour: { who: 'joined', when: ALWAYS, decide: people.recolour },
  consent: { who: 'joined', when: ALWAYS, decide: people.consent },
  admit: { who: 'keepsDoor', when: ALWAYS, decide: people.admit },
  setRole: { who: 'leads', when: ALWAYS, decide: people.setRole },
  remove: { who: 'keepsDoor', when: ALWAYS, decide: people.remove },
  bringBack: { who: 'keepsDoor', when: ALWAYS, decide: people.bringBack },
  setDoor: { who: 'keepsDoor', when: ALWAYS, decide: people.setDoor },
  setGather: { who: 'leads', when: UNTIL_THE_END, decide: people.setGather },
  handOver: { who: 'gm', when: ALWAYS, decide: lead.handOver },
  volunteer: { who: 'seated', when: ['lobby'], decide: gmChoice.volunteer },
  chooseGm: { who: 'leads', when: ['lobby'], decide: gmChoice.chooseGm },
  voteGm: { who: 'seated', when: ['lobby'], decide: gmChoice.voteGm },
  agreeLead: { who: 'seated', when: ALWAYS, decide: lead.agreeLead },

  setLength: { who: 'leads', when: UNTIL_THE_END, decide: course.setLength },
  chooseQuestions: { who: 'leads', when: UNTIL_THE_END, decide: course.chooseQuestions },
  openQuestion: { who: 'leads', when: UNTIL_THE_END, decide: course.openQuestion },
  pauseTimer: { who: 'leads', when: ['brainstorm'], decide: course.pauseTimer },
  resumeTimer: { who: 'leads', when: ['brainstorm'], decide: course.resumeTimer },
  addTime: { who: 'leads', when: ['brainstorm'], decide: course.addTime },
  readBack: { who: 'leads', when: ['brainstorm'], decide: course.readBack },
  showIdea: { who: 'leads', when: ['read-back'], decide: course.showIdea },
  startDeciding: { who: 'leads', when: AFTER_READING, decide: course.startDeciding },
  reveal: { who: 'leads', when: ['decide'], decide: votes.reveal },
  startMajority: { who: 'leads', when: ['decide'], decide: course.startMajority },
  startChoosing: { who: 'leads', when: AFTER_READING, decide: course.startChoosing },
  startDeveloping: { who: 'leads', when: ['lobby', 'read-back', 'decide', 'make'], decide: course.startDeveloping },
  finish: { who: 'leads', when: UNTIL_THE_END, decide: course.finish },
  reopen: { who: 'leads', when: ['finished'], decide: course.reopen },
  reportGames: { who: 'leads', when: ['finished'], decide: course.reportGames },
  // Only the draft changes.
  fill: { who: 'leads', when: ['lobby', 'develop', 'make', 'finished'], decide: course.fill },

  addIdea: { who: 'seated', when: ALWAYS, decide: ideas.addIdea },
  react: { who: 'seated', when: ['brainstorm'], decide: ideas.react },
  vote: { who: 'seated', when: ['decide'], decide: votes.vote },
  voteRest: { who: 'seated', when: ['decide'], decide: votes.voteRest },
  merge: { who: 'leads', when: ['read-back', 'decide'], decide: ideas.merge },
  unmerge: { who: 'seated', when: AFTER_READING, decide: ideas.unmerge },
  revive: { who: 'seated', when: AFTER_READING, decide: ideas.revive },
  place: { who: 'seated', when: ['decide', 'develop'], decide: ideas.place },
  startMaking: { who: 'leads', when: ['lobby', 'develop', 'finished'], decide: making.startMaking },
  beginMaking: { who: 'leads', when: ['make'], decide: making.beginMaking },
  typeCard: { who: 'seated', when: ['make'], decide: making.typeCard },
  untypeCard: { who: 'seated', when: ['make'], decide: making.untypeCard },
  placeCard: { who: 'seated', when: ['make'], decide: making.placeCard },
  describe: { who: 'seated', when: ALWAYS, decide: making.describe },
  moveSeat: { who: 'leads', when: ['make'], decide: making.moveSeat },
  restSeat: { who: 'leads', when: ['make'], decide: making.restSeat },
  resumeSeat: { who: 'seated', when: ['make'], decide: making.resumeSeat },
  answer: { who: 'seated', when: ['develop'], decide: ideas.answerAtOnce },
  chooseReady: { who: 'seated', when: ['develop'], decide: ideas.answerAtOnce },
  link: { who: 'seated', when: ['develop'], decide: ideas.answerAtOnce },
  unlink: { who: 'seated', when: ['develop'], decide: ideas.answerAtOnce },
  tellSecret: { who: 'leads', when: ALWAYS, decide: lead.tellSecret },
};

/** Decides a command: returns the changes or a refusal. Pure except for `means.rng`. */
export function decide(state: TableState, personId: string, command: Command, means: DecideContext): Decision {
  const actor = state.people.get(personId);
  if (!actor || actor.removed) return refuse('not-in', 'You are not at this table. Join it first.');
  const { who, when, decide: answer } = RULES[command.type] as Rule<CommandType>;
  if (!isPermitted(actor, who)) return actor.waiting ? WAITING : refuse('role', ONLY[who]);
  if (!when.includes(state.table.phase)) return refuse('phase', notNow(command.type, state.table.phase));
  return answer({ ...means, state, actor, command });
}

const WAITING = refuse('role', 'The GM has not let you in yet.');
const ONLY: Readonly<Record<Permission, string>> = {
  joined: 'Join the table first.',
  seated: 'You are watching. Ask the GM to let you take part.',
  keepsDoor: ADMIT_ONLY,
  leads: 'Only the GM and co-GMs can do that.',
  gm: 'Only the GM can do that.',
};

function isPermitted(actor: PersonRow, who: Permission): boolean {
  if (who === 'joined') return true;
  if (who === 'gm') return actor.role === 'gm';
  if (who === 'keepsDoor') return mayAdmit(actor);
  return takesPart(actor) && (who === 'seated' || leads(actor));
}

function notNow(type: CommandType, phase: Phase): string {
  if (phase === 'finished') return 'This table is finished. The GM can open it again.';
  if (phase === 'brainstorm') return 'Ideas are not judged while they come in. Stop and read them back first.';
  if (type === 'fill') return 'Gaps can be filled after the group has decided.';
  if (type === 'place') return 'Ideas can go into the draft after the group has decided on them.';
  return 'The table has moved on. Look again.';
}
