import { below, nextInt, type Rng, seededRng } from '@/lib/kernel/rng';
import { type LibrarySearch, queryOf } from '@/lib/library/search/asked';
import { LICENCE_IDS } from '@/lib/scenario/licences';
import { TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS } from '@/lib/scenario/warnings';
import { LIBRARY_ORDERS, type LibraryQuery, type NewVersion } from '@/lib/storage/library-port';
import { systems } from '@/lib/systems/registry';
import { newVersion } from './library-versions';

/** Words affected by case and accent folding, words in several scripts, and words with common prefixes. */
const SPECIAL = [
  'Łódź',
  'Überfall',
  'Straße',
  'façade',
  'smørrebrød',
  'Ænima',
  'œuvre',
  'Đà',
  'ılık',
  'Ångström',
  'Η Σφίγγα',
  'корабль',
  '怪物の館',
  '密室逃脱',
  'ห้องลับ',
  'سفينة',
  'trap',
  'trapdoor',
  'trapped',
  'whale',
  'whales',
];
const WORDS = 4_000;
const LANGUAGES = ['en', 'en', 'en', 'de', 'pl', 'ja', 'fr', 'pt-BR'];
const REST_MAX = 600;
const DAY = 86_400_000;

const pick = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)] as T;
const several = <T>(rng: Rng, from: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: below(rng, most + 1) }, () => pick(rng, from))),
];

/** Returns a word with a realistic distribution: a few words are much more frequent than the others. */
function word(rng: Rng): string {
  if (below(rng, 25) === 0) return pick(rng, SPECIAL);
  const rank = Math.floor(WORDS ** (nextInt(rng) / 2 ** 32));
  return `${'bdfgklmnprstv'[rank % 13]}${'aeiou'[rank % 5]}${rank.toString(36)}${'aeiou'[rank % 3]}`;
}

const words = (rng: Rng, count: number) => Array.from({ length: count }, () => word(rng)).join(' ');

/** Generates the publications of a large library, deterministic for a seed. */
export function* publications(count: number, seed: number): Generator<NewVersion> {
  const rng = seededRng(seed);
  const hashes: string[] = [];
  for (let i = 0; i < count; i++) {
    const won = below(rng, 9) === 0 ? null : below(rng, 101) / 100;
    const minutesLow = below(rng, 12) === 0 ? null : 10 + below(rng, 200);
    const playersMin = 1 + below(rng, 4);
    const version = newVersion(`p${String(i).padStart(15, '0')}`, {
      memberId: `member${below(rng, count / 4 + 1)}`,
      system: pick(rng, systems).id,
      // Several have the same time, so that ids decide their order.
      at: DAY * (1 + Math.floor(i / 3)),
      parents: hashes.length > 0 && below(rng, 8) === 0 ? [pick(rng, hashes)] : [],
      text: `number${i} ${words(rng, below(rng, REST_MAX))}`,
      entry: {
        title: words(rng, 1 + below(rng, 5)),
        authors: [words(rng, 2)],
        summary: words(rng, 10 + below(rng, 40)),
        language: pick(rng, LANGUAGES),
        licence: pick(rng, LICENCE_IDS),
        tags: several(rng, TAGS, 8),
        warnings: several(rng, CONTENT_WARNINGS, 5),
        playersMin,
        playersMax: playersMin + below(rng, 6),
        minutesLow,
        won,
        minutesHigh: minutesLow === null ? null : minutesLow + below(rng, 100),
      },
    });
    hashes.push(version.sha256);
    yield version;
  }
}

/** Generates searches, deterministic for a seed. */
export function* searches(count: number, seed: number): Generator<LibrarySearch> {
  const rng = seededRng(seed);
  const maybe = <T>(from: readonly T[]) => (below(rng, 4) === 0 ? pick(rng, from) : undefined);
  for (let i = 0; i < count; i++) {
    yield {
      q: queryText(rng),
      sort: below(rng, 3) === 0 ? pick(rng, LIBRARY_ORDERS) : 'newest',
      system: maybe(systems)?.id ?? '',
      players: maybe([2, 3, 4, 5, 6, 8]),
      minutes: maybe([30, 60, 90, 120, 240]),
      licence: maybe(['remix', 'sell', 'MIT']) ?? '',
      language: maybe(LANGUAGES) ?? '',
      tag: maybe(TAGS.map((tag) => [tag])) ?? [],
      without: maybe([several(rng, CONTENT_WARNINGS, 4)]) ?? [],
    };
  }
}

/** Generates the same searches as store queries. */
export function* queries(count: number, seed: number): Generator<LibraryQuery> {
  for (const asked of searches(count, seed)) yield queryOf(asked);
}

function queryText(rng: Rng): string {
  switch (below(rng, 8)) {
    case 0:
      return '';
    case 1:
      return `"${words(rng, 2)}"`;
    case 2:
      return `${word(rng)} -${word(rng)}`;
    case 3:
      return word(rng).slice(0, 2);
    case 4:
      return `${word(rng)} ${word(rng).slice(0, 3)}`;
    case 5:
      return [...pick(rng, SPECIAL)].slice(0, 3).join('');
    default:
      return words(rng, 1 + below(rng, 2));
  }
}
