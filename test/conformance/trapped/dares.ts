import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { score } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { inTheHouse, maybeScore, rulesOf } from './notation';

const challenge = z.object({ response: z.enum(['accept', 'decline']), challenger_wins: z.boolean().nullable() });
const vote = z.object({ yes: z.int().min(0), no: z.int().min(0), draw_yes: maybeScore, draw_no: maybeScore });

/** Operations about challenges between players, and the vote on them. */
export const dares: Operations = {
  challenge(input) {
    const { response, challenger_wins } = challenge.parse(input);
    const [mine, theirs] = challenger_wins ? ['AH', '2H'] : ['2H', 'AH'];
    const scene = inTheHouse(input, 3).hand(0, mine).hand(1, theirs);
    scene.do({ type: 'challenge', player: 1, deed: { kind: 'goal', goal: 0 } }, { type: response });
    if (response === 'decline') {
      scene.do({ type: 'duel', card: score(mine), attribute: NONE });
      scene.do({ type: 'duel', card: score(theirs), attribute: NONE });
      scene.until('answer', 'action');
    }
    const rest = scene.heard.findIndex(({ type }) => type === 'turnBegan');
    const meanwhile = rest === NONE ? scene.heard : scene.heard.slice(0, rest);
    const draws = meanwhile.flatMap((event) => (event.type === 'drew' && event.player === 1 ? event.cards : [])).length;
    if (scene.ask === 'answer') scene.do(...scene.legal('answer').slice(0, 1));
    return { challenged_attempts: scene.events('declared').at(-1)?.kind === 'goal', challenged_draws: draws };
  },

  vote(input) {
    const { yes, no, draw_yes, draw_no } = vote.parse(input);
    const rules = rulesOf(input);
    const gmVotes = rules.gmVotes && yes + no > 2;
    const players = yes + no - (gmVotes ? 1 : 0);
    const options = { ...(input.options as object), gm_votes: gmVotes };
    const scene = inTheHouse({ ...input, options }, players);
    scene.do({ type: 'challenge', player: 1, deed: { kind: 'dare' } });
    scene.state.deck = [];
    scene.state.discard = [];
    if (draw_yes !== '' && draw_no !== '') scene.deck(`${draw_yes} ${draw_no}`);
    for (let raised = 1; scene.ask === 'vote'; raised++) scene.do({ type: raised < yes ? 'agree' : 'refuse' });
    const [voted] = scene.events('voted');
    return { passed: voted?.passed === true && scene.ask === 'challenge' };
  },
};
