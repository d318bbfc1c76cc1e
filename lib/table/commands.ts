import * as z from 'zod';
import { cleanText, ideaTextSchema, nameSchema, wordsSchema } from './propose-name';
import { ANSWER_MAX, CARDS_FROM, CHOICES, COLOURS, TABLE_LIMITS, TABLE_ROLES } from './vocabulary';

const id = z.string().regex(/^[\w-]{1,64}$/);
const people = z.array(id).min(1).max(TABLE_LIMITS.people);
const place = z.number().int().min(0).max(99);
const card = z.string().regex(/^(10|[2-9JQKA])[HDSC]$/);
const identity = z.strictObject({ name: wordsSchema, gender: wordsSchema, occupation: wordsSchema });
const answer = z.union([z.string().max(ANSWER_MAX).overwrite(cleanText), z.number().int(), z.null()]);
const seconds = z.number().int().min(10).max(3_600);

/** Everything that can be asked of a table. Who may ask what, and when, is decided by decide(). */
export const commandSchema = z.discriminatedUnion('type', [
  // People. Without a person it is oneself.
  z.strictObject({ type: z.literal('rename'), person: id.optional(), name: nameSchema }),
  z.strictObject({ type: z.literal('recolour'), colour: z.enum(COLOURS) }),
  z.strictObject({ type: z.literal('consent'), named: z.boolean() }),
  z.strictObject({ type: z.literal('admit'), people }),
  z.strictObject({ type: z.literal('setRole'), person: id, role: z.enum(TABLE_ROLES).exclude(['gm']) }),
  z.strictObject({ type: z.literal('remove'), people }),
  /** Undoes a removal: everybody is where they were, at the table or at its door. */
  z.strictObject({ type: z.literal('bringBack'), people }),
  z.strictObject({ type: z.literal('handOver'), person: id }),
  /** Says whether one would like to be GM, where the table has none yet. */
  z.strictObject({ type: z.literal('volunteer'), wants: z.boolean() }),
  /** Goes on with choosing the GM: to the vote if several want to be, else to the end. */
  z.strictObject({ type: z.literal('chooseGm') }),
  z.strictObject({ type: z.literal('voteGm'), person: id }),
  /** For when the GM is gone: the lead passes on once everybody present has named the same person. */
  z.strictObject({ type: z.literal('agreeLead'), person: id }),
  z.strictObject({ type: z.literal('setDoor'), locked: z.boolean(), lobby: z.boolean() }),
  /**
   * Whether ideas may be handed in before their question is opened, and whether without a name. What was promised to
   * the author of an idea is kept, however its question is opened later.
   */
  z.strictObject({ type: z.literal('setGather'), open: z.boolean(), anonymous: z.boolean() }),

  // The course of the evening.
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
  /** Where only one answer can stand: which of those that were kept. */
  z.strictObject({ type: z.literal('startChoosing') }),
  z.strictObject({ type: z.literal('startDeveloping') }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('reopen') }),

  // Ideas.
  z.strictObject({
    type: z.literal('addIdea'),
    question: id,
    text: ideaTextSchema,
    /** Handed in where the page promised that nobody sees whose it is: kept, wherever it arrives. */
    unsigned: z.boolean().optional(),
    /** A random word by which its author can have it deleted later; the table keeps no more of it than a hash. */
    withdrawal: z
      .string()
      .regex(/^[0-9a-z]{26,64}$/)
      .optional(),
  }),
  /** While one of several is chosen, keeping one drops the others. */
  z.strictObject({ type: z.literal('vote'), idea: id, choice: z.enum(CHOICES) }),
  /** The same choice for everything that one has not voted on yet. */
  z.strictObject({ type: z.literal('voteRest'), choice: z.enum(CHOICES) }),
  z.strictObject({ type: z.literal('merge'), idea: id, into: id }),
  z.strictObject({ type: z.literal('unmerge'), idea: id }),
  /** Out of the parking lot again, to be decided on again. */
  z.strictObject({ type: z.literal('revive'), idea: id }),
  /**
   * Puts a kept idea into the draft: a new entry of a list by that name, or a line of a text. Again, if it was taken out
   * there.
   */
  z.strictObject({ type: z.literal('place'), idea: id, slot: id, name: wordsSchema.optional() }),
  // Characters and Extras.
  z.strictObject({ type: z.literal('startMaking') }),
  /** Who sits where, clockwise from the GM's left. `again` gives up what was made before. */
  z.strictObject({
    type: z.literal('beginMaking'),
    people: z.array(id).min(1).max(20),
    cards: z.enum(CARDS_FROM),
    again: z.boolean(),
  }),
  /** A real card that was dealt, and one typed by mistake. With a seat, for somebody whose cards are placed at random. */
  z.strictObject({ type: z.literal('typeCard'), card, seat: place.optional() }),
  z.strictObject({ type: z.literal('untypeCard'), card }),
  z.strictObject({ type: z.literal('placeCard'), card, sheet: place, slot: place, identity: identity.optional() }),
  z.strictObject({ type: z.literal('describe'), sheet: place, identity }),
  /** Of somebody who is away: to another device, at random, or by themselves again. */
  z.strictObject({ type: z.literal('moveSeat'), seat: place, person: id }),
  z.strictObject({ type: z.literal('restSeat'), seat: place }),
  z.strictObject({ type: z.literal('resumeSeat') }),
  /** Into the draft: what a follow-up asks of one entry. */
  z.strictObject({
    type: z.literal('answer'),
    question: id,
    entry: id,
    field: id,
    /** A text, a choice, a number, or the id of an entry. */
    value: answer,
    /** What stood there, so that nobody's answer is overwritten unread. */
    was: answer.optional(),
    /** Of a list: takes that out. */
    isOff: z.boolean().optional(),
  }),
  /** Into the draft: one of the game's ready answers. */
  z.strictObject({ type: z.literal('chooseReady'), question: id, option: id }),
  z.strictObject({
    type: z.literal('tellSecret'),
    secret: z.string().regex(/^[\w-]{1,80}$/),
    value: z.string().overwrite(cleanText).max(200),
  }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];

/** Says the same thing twice without doing it twice: a new key is made for each deed, and kept for its retries. */
export const askedSchema = z.strictObject({ key: z.string().regex(/^[\w-]{10,64}$/), command: commandSchema });
export type Asked = z.infer<typeof askedSchema>;

/** Asks to be let in, by the code for players or by the token of a link. */
export const joinSchema = z.strictObject({
  code: z.string().max(40).optional(),
  token: z.string().max(80).optional(),
  name: nameSchema,
  colour: z.enum(COLOURS),
  /** A screen that only shows the table. */
  watches: z.boolean().optional(),
});
export type AskedToJoin = z.infer<typeof joinSchema>;
