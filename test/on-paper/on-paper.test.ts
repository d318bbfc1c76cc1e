// @module-tag long

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
import type { Change, Document } from './coverage';
import { GM_GUIDE } from './gm-guide';
import { ISOLATION_LEAFLET } from './isolation-leaflet';
import { LEAFLET } from './leaflet';
import { PLAYER_REFERENCE } from './player-reference';
import { arenaUnder, bothDecksUnder, campaignUnder, readPiece, siegeUnder, spaceshipUnder } from './printed-piece';
import { SPHERE_LEAFLET } from './sphere-leaflet';
import { WALLS_LEAFLET } from './walls-leaflet';
import { ZOMBIES_LEAFLET } from './zombies-leaflet';

type AnyDocument = Document<object>;

/** A document, the game whose kit it is in, and what it is printed from. */
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

/** What makes the kits playable without the book, each with its list. */
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

/** Everything that a piece says under some house rules, printed once for each set of them. */
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

const changesOf = (document: AnyDocument) =>
  sentencesOf(document).flatMap(({ id, says, under }) =>
    under.map((change): readonly [string, string, Change<object>] => [id, says, change]),
  );

describe.each(DOCUMENTS.map((printed) => [printed.document.piece, printed.system.title, printed] as const))(
  'the piece “%s” of %s',
  (_piece, _title, printed) => {
    const { document, houseRules } = printed;

    it('has a sentence, or a reason, for every part of the rules', () => {
      expect(Object.keys(document.parts).toSorted()).toEqual(document.covers.toSorted());
      for (const part of Object.values(document.parts)) expect(part.length).toBeGreaterThan(0);
    });

    it('is changed by every house rule, or there is a reason', () => {
      const changing = changesOf(document).flatMap(([, , [options]]) => Object.keys(options));
      const known = new Set([...changing, ...Object.keys(document.unchangedBy)]);
      expect([...known].toSorted()).toEqual(houseRules.toSorted());
    });

    it('prints every sentence', { timeout: 30_000 }, async () => {
      const text = await textOf(printed);
      const missing = sentencesOf(document).filter(({ says }) => !text.includes(squeezed(says)));
      expect(missing.map(({ id, says }) => [id, says])).toEqual([]);
    });

    it.each(changesOf(document))(
      '%s: prints another sentence than “%s” under %o',
      async (_, usual, [options, says]) => {
        const [here, elsewhere] = [await textOf(printed, options), await textOf(printed)];
        expect(here).toContain(squeezed(says));
        expect(here).not.toContain(squeezed(usual));
        expect(elsewhere).not.toContain(squeezed(says));
      },
    );
  },
);
