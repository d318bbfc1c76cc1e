// @module-tag long
// @module-tag soak

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import { objectShapeOf } from '@/lib/schema/shape';
import { fightsphere } from '@/lib/systems/fightsphere';
import { schema as campaignSchema } from '@/lib/systems/fightsphere/schema';
import { isolation } from '@/lib/systems/isolation';
import { schema as siegeSchema } from '@/lib/systems/isolation/schema';
import { trapped } from '@/lib/systems/trapped';
import { schema } from '@/lib/systems/trapped/schema';
import { walls } from '@/lib/systems/walls';
import { schema as arenaSchema } from '@/lib/systems/walls/schema';
import { zombies } from '@/lib/systems/zombies';
import { schema as boxSchema } from '@/lib/systems/zombies/schema';
import { squeezed } from '@/test/support/read-in-order';
import { isSoak } from '@/test/support/soak';
import type { Document } from './coverage';
import { GM_GUIDE } from './gm-guide';
import { ISOLATION_LEAFLET } from './isolation-leaflet';
import { LEAFLET } from './leaflet';
import { PLAYER_REFERENCE } from './player-reference';
import { arenaUnder, bothDecksUnder, campaignUnder, readPiece, siegeUnder, spaceshipUnder } from './printed-piece';
import { SPHERE_LEAFLET } from './sphere-leaflet';
import { WALLS_LEAFLET } from './walls-leaflet';
import { ZOMBIES_LEAFLET } from './zombies-leaflet';

type AnyDocument = Document<object>;

/** A document, its game, and the body it is printed from. */
interface Printed {
  readonly document: AnyDocument;
  readonly system: System;
  readonly bodyUnder: (options: object) => JsonObject;
  readonly houseRules: readonly string[];
}

const TRAPPED = {
  system: trapped,
  bodyUnder: spaceshipUnder,
  houseRules: Object.keys(objectShapeOf(schema.shape.options).fields),
};
const ZOMBIES = {
  system: zombies,
  bodyUnder: bothDecksUnder,
  houseRules: Object.keys(objectShapeOf(boxSchema.shape.options).fields),
};
const WALLS = {
  system: walls,
  bodyUnder: arenaUnder,
  houseRules: Object.keys(objectShapeOf(arenaSchema.shape.options).fields),
};

const FIGHT_SPHERE = {
  system: fightsphere,
  bodyUnder: campaignUnder,
  houseRules: Object.keys(objectShapeOf(campaignSchema.shape.options).fields),
};

const ISOLATION = {
  system: isolation,
  bodyUnder: siegeUnder,
  houseRules: Object.keys(objectShapeOf(siegeSchema.shape.options).fields),
};

/** Documents that replace the book, each with its coverage. */
const DOCUMENTS: readonly Printed[] = [
  { ...TRAPPED, document: LEAFLET },
  { ...TRAPPED, document: GM_GUIDE },
  { ...TRAPPED, document: PLAYER_REFERENCE },
  { ...ZOMBIES, document: ZOMBIES_LEAFLET },
  { ...WALLS, document: WALLS_LEAFLET },
  { ...FIGHT_SPHERE, document: SPHERE_LEAFLET },
  { ...ISOLATION, document: ISOLATION_LEAFLET },
];

const texts = new Map<string, Promise<string>>();

/** Returns the text of a piece under some house rules; prints once per set of rules. */
function textOf({ document: { piece }, system, bodyUnder }: Printed, options: object = {}): Promise<string> {
  const key = JSON.stringify([system.id, piece, options]);
  const read = () =>
    readPiece(piece, bodyUnder(options), {}, system).then((pages) => pages.map(({ text }) => text).join(''));
  const text = texts.get(key) ?? read();
  texts.set(key, text);
  return text;
}

const sentencesOf = ({ parts }: AnyDocument) =>
  Object.entries(parts).flatMap(([id, part]) =>
    typeof part === 'string' ? [] : part.map((sentence) => ({ id, ...sentence })),
  );

interface Changed {
  readonly id: string;
  readonly usual: string;
  readonly options: object;
  readonly says: string;
}

const changesOf = (document: AnyDocument): readonly Changed[] =>
  sentencesOf(document).flatMap(({ id, says: usual, under }) =>
    under.map(([options, says]) => ({ id, usual, options, says })),
  );

/** Groups changes to print together: different house rules in one group, or in soak each set separately. */
function printings(changes: readonly Changed[]): readonly (readonly Changed[])[] {
  const groups: Changed[][] = [];
  for (const change of changes) {
    const group = groups.find((others) => others.every((other) => goTogether(change, other)));
    if (group) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Tells whether both use the same house rules, or different ones in different sentences. */
const goTogether = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual(one.options, other.options) ||
  (!isSoak &&
    one.usual !== other.usual &&
    Object.keys(one.options).every((rule) => !Object.hasOwn(other.options, rule)));

describe.each(DOCUMENTS.map((printed) => [printed.document.piece, printed.system.title, printed] as const))(
  'the piece “%s” of %s',
  (_piece, _title, printed) => {
    const { document, houseRules } = printed;

    it('has a sentence, or a reason, for every part of the rules', () => {
      expect(Object.keys(document.parts).toSorted()).toEqual(document.covers.toSorted());
      for (const part of Object.values(document.parts)) expect(part.length).toBeGreaterThan(0);
    });

    it('is changed by every house rule, or there is a reason', () => {
      const changing = changesOf(document).flatMap(({ options }) => Object.keys(options));
      const known = new Set([...changing, ...Object.keys(document.unchangedBy)]);
      expect([...known].toSorted()).toEqual(houseRules.toSorted());
    });

    it('prints every sentence', { timeout: 30_000 }, async () => {
      const text = await textOf(printed);
      const missing = sentencesOf(document).filter(({ says }) => !text.includes(squeezed(says)));
      expect(missing.map(({ id, says }) => [id, says])).toEqual([]);
    });

    it.each(
      printings(changesOf(document)).map((changes) => ({
        options: Object.assign({}, ...changes.map((change) => change.options)),
        changes,
      })),
    )('prints other sentences than usual under $options', async ({ options, changes }) => {
      const [here, elsewhere] = [await textOf(printed, options), await textOf(printed)];
      const wrong = changes.flatMap(({ id, usual, says }) => [
        ...(here.includes(squeezed(says)) ? [] : [`${id} does not say: ${says}`]),
        ...(here.includes(squeezed(usual)) ? [`${id} still says: ${usual}`] : []),
        ...(elsewhere.includes(squeezed(says)) ? [`${id} says as usual: ${says}`] : []),
      ]);
      expect(wrong).toEqual([]);
    });
  },
);
