import { joined } from '@/lib/tabletop/words/wording';
import type { Condition, FollowUp, FurtherEffect } from '../schema';
import { sayClockAt } from './clock-words';
import { type Lexicon, sayEffects } from './effect-words';

/** Returns conditions as a clause: "a character is in the Bridge and goal 3 is achieved". */
export const sayConditions = (conditions: readonly Condition[], lexicon: Lexicon): string =>
  joined(
    conditions.map((condition) => sayCondition(condition, lexicon)),
    'and',
  );

function sayCondition(condition: Condition, { room, item, isFact, goalNumber, clock }: Lexicon): string {
  const not = condition.isNot ? ' not' : '';
  switch (condition.kind) {
    case 'inRoom':
      return `${being(condition)} in ${room(condition.room) ?? 'a certain room'}`;
    case 'alone':
      return `${being(condition)} alone`;
    case 'holds': {
      const thing = item(condition.item) ?? 'a certain thing';
      if (isFact(condition.item)) return `${thing} is${not} known`;
      if (condition.holder === 'room') return sayInRoom(condition, thing);
      if (condition.who === 'anyone') return `${condition.isNot ? 'no' : 'a'} character has ${thing}`;
      return condition.isNot ? `whoever is hit does not have ${thing}` : `whoever is hit has ${thing}`;
    }
    case 'won':
      return `goal ${goalNumber(condition.goal) ?? '…'} is${not} achieved`;
    case 'near':
      return `${condition.isNot ? 'no' : 'a'} monster is near ${condition.who === 'anyone' ? 'any character' : 'whoever is hit'}`;
    case 'dark':
      return `${being(condition)} in the dark`;
    case 'clock':
      return sayClockAt(condition, clock(condition.clock) ?? 'a clock');
  }
}

const sayInRoom = ({ who, isNot }: Pick<Condition, 'isNot'> & { readonly who: string }, thing: string): string =>
  who === 'anyone'
    ? `${isNot ? 'no' : 'a'} character is in a room where somebody has ${thing}`
    : `${isNot ? 'nobody' : 'somebody'} in the room of whoever is hit has ${thing}`;

/** Returns a subject with its verb: "a character is", "no character is", "whoever is hit is not". */
function being({ who, isNot }: Pick<Extract<Condition, { kind: 'alone' }>, 'who' | 'isNot'>): string {
  if (who === 'anyone') return `${isNot ? 'no' : 'a'} character is`;
  return isNot ? 'whoever is hit is not' : 'whoever is hit is';
}

/** Returns what a test takes: "; failed at once without Rope in hand". */
function sayNeed({ item: id, holder }: Extract<FollowUp, { kind: 'test' }>, { item, isFact }: Lexicon): string {
  const thing = item(id);
  if (thing === undefined) return '';
  if (isFact(id)) return `; failed at once unless ${thing} is known`;
  return `; failed at once without ${thing} ${holder === 'hand' ? 'in hand' : 'in the room'}`;
}

/** Returns a follow-up as sentences, one for each branch. */
export function sayFollowUp(followUp: FollowUp, lexicon: Lexicon): string {
  const say = (effects: readonly FurtherEffect[]) =>
    effects.length === 0 ? 'nothing.' : sayEffects(effects, lexicon).join(' ');
  switch (followUp.kind) {
    case 'also':
      return sayEffects(followUp.first, lexicon).join(' ');
    case 'test':
      return `Test of ${lexicon.attribute(followUp.attribute)}${followUp.hurts ? '' : ' without damage'}${sayNeed(followUp, lexicon)}. Passed: ${say(followUp.first)} Failed: ${say(followUp.second)}`;
    case 'choice':
      return `A choice${followUp.by === 'table' ? ' for the table' : ''}: ${followUp.question.trim() || 'do it or not'}? Yes: ${say(followUp.first)} No: ${say(followUp.second)}`;
    case 'check':
      return `If ${sayConditions(followUp.when, lexicon) || 'so'}: ${say(followUp.first)} If not: ${say(followUp.second)}`;
  }
}
