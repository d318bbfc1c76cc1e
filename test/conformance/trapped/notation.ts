import { z } from 'zod';
import { NO_SCORE, parseCard, parseScore, suitIndex } from '@/lib/systems/trapped/rules/cards';
import { type HouseRules, type Setting, schema } from '@/lib/systems/trapped/schema';
import { starters } from '@/lib/systems/trapped/starters';
import { RANKS, type Suit } from '@/lib/systems/trapped/vocabulary';

/** How vectors write what the rules ask for; every reader throws on anything else. */
const read =
  <T>(what: string, parse: (text: string) => T | undefined) =>
  (text: string, context: z.RefinementCtx): T => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `“${text}” is no ${what}` });
    return z.NEVER;
  };

const SUIT_OF_LETTER: Readonly<Record<string, Suit>> = { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' };

/** "10D", or "K" without a suit. */
export const score = z.string().transform(read('score', parseScore));
/** "10D". */
export const card = z.string().transform(read('card', parseCard));
/** "10". */
export const rank = z.enum(RANKS).transform((rank) => RANKS.indexOf(rank));
export const suit = z.enum(['H', 'D', 'S', 'C']).transform((letter) => suitIndex(SUIT_OF_LETTER[letter] ?? 'hearts'));
/** A score or null. */
export const maybeScore = score.nullish().transform((given) => given ?? NO_SCORE);

const camelCase = (key: string) => key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const houseRules = schema.shape.options;
const usual = schema.parse(starters[0]?.body()).options;

/** The house rules of a vector: those it lists, over the usual ones or a setting's own. */
export function rulesOf(input: Readonly<Record<string, unknown>>, own: HouseRules = usual): HouseRules {
  const { options = {} } = z.object({ options: z.record(z.string(), z.json()).optional() }).parse(input);
  const listed = Object.entries(options).map(([key, value]) => ruleOf(camelCase(key), value));
  return houseRules.parse({ ...own, ...Object.fromEntries(listed) });
}

/** Of one rule “none” is a choice; of the others it is no limit. */
const ruleOf = (key: string, value: z.infer<ReturnType<typeof z.json>>) =>
  [key, value === 'none' && key !== 'extraBidRelationship' ? null : value] as const;

/** A setting that we ship. */
export function settingOf(id: string): Setting {
  const starter = starters.find((candidate) => candidate.id === id);
  if (!starter) throw new Error(`no setting is called “${id}”`);
  return schema.parse(starter.body());
}
