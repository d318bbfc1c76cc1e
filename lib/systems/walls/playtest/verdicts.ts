import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { type Cure, contestJudges } from '@/lib/tabletop/contest-verdicts';
import { judgeEach } from '@/lib/tabletop/verdicts';
import type { Game } from '../engine/game';

const judge = contestJudges('walls');

/** What the author of an arena should do about playtests of it, a table of each size. Paths begin at the body. */
export const verdicts = ({ body }: Game, tables: readonly Findings[]): readonly Issue[] => [
  ...judgeEach(tables, (findings) => judge.opener(findings, EVEN_STARTS)),
  ...judgeEach(tables, (findings) => judge.length(findings, body.minutes, SHORTEN)),
  ...judgeEach(tables, (findings) => judge.draws(findings, OPEN_BOARD)),
];

const EVEN_STARTS: Cure = { path: ['starts'], advice: 'Put the starts further apart.' };
const SHORTEN: Cure = { path: ['minutes'], advice: 'Make the board smaller, or say on the cover how long it takes.' };
const OPEN_BOARD: Cure = { path: ['walls'], advice: 'Take down walls, or let arrows turn corners.' };
