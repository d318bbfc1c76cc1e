import * as z from 'zod';
import { LINE_MAX } from '@/lib/schema/fields';
import { cleanText, ideaTextSchema, nameSchema, wordsSchema } from './typed-text';
import {
  ANSWER_MAX,
  CARDS_FROM,
  CHOICES,
  COLOURS,
  LENGTHS,
  REACTIONS,
  TABLE_LIMITS,
  TABLE_ROLES,
  TEST_GAMES_MAX,
} from './vocabulary';

const id = z.string().regex(/^[\w-]{1,64}$/);
const people = z.array(id).min(1).max(TABLE_LIMITS.people);
const place = z.number().int().min(0).max(99);
const card = z.string().regex(/^(10|[2-9JQKA])[HDSC]$/);
const identity = z.strictObject({ name: wordsSchema, gender: wordsSchema, occupation: wordsSchema });
const answer = z.union([z.string().max(ANSWER_MAX).overwrite(cleanText), z.number().int(), z.null()]);
const word = z.string().max(LINE_MAX);
const seconds = z.number().int().min(10).max(3_600);

/** All commands to a table. decide() checks permissions and timing. */
export const commandSchema = z.discriminatedUnion('type', [
  // People. Without `person`, the sender.
  z.strictObject({ type: z.literal('rename'), person: id.optional(), name: nameSchema }),
  z.strictObject({ type: z.literal('recolour'), colour: z.enum(COLOURS) }),
  z.strictObject({ type: z.literal('consent'), named: z.boolean() }),
  z.strictObject({ type: z.literal('admit'), people }),
  z.strictObject({ type: z.literal('setRole'), person: id, role: z.enum(TABLE_ROLES).exclude(['gm']) }),
  z.strictObject({ type: z.literal('remove'), people }),
  /** Undoes a removal: people are restored to where they were, at the table or waiting outside. */
  z.strictObject({ type: z.literal('bringBack'), people }),
  z.strictObject({ type: z.literal('handOver'), person: id }),
  /** Tells whether the sender volunteers as GM, if the table has none yet. */
  z.strictObject({ type: z.literal('volunteer'), wants: z.boolean() }),
  /** Ends the call for volunteers: starts a vote if there are several, otherwise settles the choice. */
  z.strictObject({ type: z.literal('chooseGm') }),
  z.strictObject({ type: z.literal('voteGm'), person: id }),
  /** Replaces an absent GM: the lead passes on once everybody present has named the same person. */
  z.strictObject({ type: z.literal('agreeLead'), person: id }),
  z.strictObject({ type: z.literal('setDoor'), locked: z.boolean(), lobby: z.boolean() }),
  /**
   * Allows or forbids ideas for questions that are not open yet, named or anonymous. A promise of anonymity is kept,
   * however the question is opened later.
   */
  z.strictObject({ type: z.literal('setGather'), open: z.boolean(), anonymous: z.boolean() }),

  // Course of the session.
  z.strictObject({ type: z.literal('setLength'), length: z.enum(LENGTHS) }),
  /** Asks only these questions from now on. */
  z.strictObject({ type: z.literal('chooseQuestions'), questions: z.array(id).max(100) }),
  z.strictObject({
    type: z.literal('openQuestion'),
    question: id,
    anonymous: z.boolean(),
    seconds: seconds.nullable(),
  }),
  z.strictObject({ type: z.literal('pauseTimer') }),
  z.strictObject({ type: z.literal('resumeTimer') }),
  z.strictObject({ type: z.literal('addTime'), seconds }),
  z.strictObject({ type: z.literal('readBack') }),
  z.strictObject({ type: z.literal('showIdea'), idea: id }),
  z.strictObject({ type: z.literal('startDeciding') }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('startMajority') }),
  /** For questions with a single answer: starts a vote among the kept ideas. */
  z.strictObject({ type: z.literal('startChoosing') }),
  z.strictObject({ type: z.literal('startDeveloping') }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('reopen') }),
  /** Result of games that bots played with the finished setting in the sender's browser, for the wall. */
  z
    .strictObject({
      type: z.literal('reportGames'),
      games: z.number().int().min(1).max(TEST_GAMES_MAX),
      escapes: z.number().int().min(0).max(TEST_GAMES_MAX),
    })
    .refine(({ games, escapes }) => escapes <= games),
  /** Fills in what the draft needs to be played, from prompts. The answer tells what. */
  z.strictObject({ type: z.literal('fill') }),

  // Ideas.
  z.strictObject({
    type: z.literal('addIdea'),
    question: id,
    text: ideaTextSchema,
    /** The page promised anonymity: no author is stored, wherever the idea arrives. */
    unsigned: z.boolean().optional(),
    /** Random secret with which its author can delete it later; the table stores only a hash. */
    withdrawal: z
      .string()
      .regex(/^[0-9a-z]{26,64}$/)
      .optional(),
  }),
  /** Reacts to an idea of the open question; null takes the reaction back. Not stored. */
  z.strictObject({ type: z.literal('react'), idea: id, reaction: z.enum(REACTIONS).nullable() }),
  /** In a vote among several ideas, keeping one drops the others. */
  z.strictObject({ type: z.literal('vote'), idea: id, choice: z.enum(CHOICES) }),
  /** Votes the same on every idea that the sender has not voted on yet. */
  z.strictObject({ type: z.literal('voteRest'), choice: z.enum(CHOICES) }),
  z.strictObject({ type: z.literal('merge'), idea: id, into: id }),
  z.strictObject({ type: z.literal('unmerge'), idea: id }),
  /** Takes an idea out of the parking lot, to be decided again. */
  z.strictObject({ type: z.literal('revive'), idea: id }),
  /** Writes a kept idea to the draft: a list entry of that name or a line of a text. Again if removed since. */
  z.strictObject({ type: z.literal('place'), idea: id, slot: id, name: wordsSchema.optional() }),
  // Characters and Extras.
  z.strictObject({ type: z.literal('startMaking') }),
  /** Seats people clockwise from the GM's left. `again` discards earlier characters. */
  z.strictObject({
    type: z.literal('beginMaking'),
    people: z.array(id).min(1).max(20),
    cards: z.enum(CARDS_FROM),
    again: z.boolean(),
  }),
  /** Enter or take back a real card. With `seat`, for an absent player whose cards are placed at random. */
  z.strictObject({ type: z.literal('typeCard'), card, seat: place.optional() }),
  z.strictObject({ type: z.literal('untypeCard'), card }),
  z.strictObject({ type: z.literal('placeCard'), card, sheet: place, slot: place, identity: identity.optional() }),
  z.strictObject({ type: z.literal('describe'), sheet: place, identity }),
  /** For an absent player's seat: move it to another person's device, place its cards at random, or return it. */
  z.strictObject({ type: z.literal('moveSeat'), seat: place, person: id }),
  z.strictObject({ type: z.literal('restSeat'), seat: place }),
  z.strictObject({ type: z.literal('resumeSeat') }),
  /** Answers a follow-up about one entry, in the draft. */
  z.strictObject({
    type: z.literal('answer'),
    question: id,
    entry: id,
    field: id,
    /** Text, choice, number, or id of an entry. */
    value: answer,
    /** Value that the sender saw, so that no answer is overwritten unread. */
    was: answer.optional(),
    /** For lists: removes the value. */
    isOff: z.boolean().optional(),
  }),
  /** Picks one of the game's ready-made answers, in the draft. */
  z.strictObject({ type: z.literal('chooseReady'), question: id, option: id }),
  /** Links two entries of the draft for a reason, with a word of each. */
  z.strictObject({ type: z.literal('link'), question: id, reason: id, a: id, b: id, words: z.tuple([word, word]) }),
  /** Removes a link, and all others of the same two for the same reason. */
  z.strictObject({ type: z.literal('unlink'), question: id, link: id }),
  z.strictObject({
    type: z.literal('tellSecret'),
    secret: z.string().regex(/^[\w-]{1,80}$/),
    value: z.string().overwrite(cleanText).max(200),
  }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];

/** Command with an idempotency key: a new key for each action, the same one for its retries. */
export const commandRequestSchema = z.strictObject({ key: z.string().regex(/^[\w-]{10,64}$/), command: commandSchema });
export type CommandRequest = z.infer<typeof commandRequestSchema>;

/** Request to join, with the code for players or the token of a link. */
export const joinSchema = z.strictObject({
  code: z.string().max(40).optional(),
  token: z.string().max(80).optional(),
  name: nameSchema,
  colour: z.enum(COLOURS),
  /** The client is a screen that only shows the table. */
  watches: z.boolean().optional(),
});
export type JoinRequest = z.infer<typeof joinSchema>;
