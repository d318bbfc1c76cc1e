import { THEME_IDS, THEMES, type ThemeId } from '@/lib/kit/themes';
import { array, choices, code } from '@/lib/schema/array-fields';
import { choice, later, line, requiredPicture, within } from '@/lib/schema/fields';
import { marks } from '@/lib/schema/hidden-lists';
import { item, many, number, part, story, text, yesNo } from '@/lib/schema/short-fields';
import { LICENCE_IDS, LICENCES } from './licences';
import { REAL_EVENINGS_MAX, ROUNDS_MAX } from './real-evenings';
import { TAG_LABELS, TAGS, TAGS_MAX } from './tags';
import { NONE_NEEDED, WARNING_LABELS, WARNINGS } from './warnings';

const AUTHORS_MAX = 30;
/** Largest number of links in the remix chain of a file. */
export const CHAIN_MAX = 20;

const chainLink = part('Version', 'One of the versions that it was made from.', {
  title: text('Title', 'What that version is called.', 'The last lighthouse'),
  authors: array(text('Author', 'One of its authors.', 'Ann Example'), {
    title: 'Authors',
    description: 'Everybody who wrote that version.',
    noun: 'author',
    max: AUTHORS_MAX,
  }),
  licence: text('Licence', 'What it was published under.', 'CC-BY-4.0'),
  version: number('Version', 'Its number among the versions of its publication.', within(1, 1_000_000, 1)),
  sha256: code(/^[0-9a-f]{64}$/, 64, {
    title: 'SHA-256',
    description: 'Of its file’s bytes, in hexadecimal.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  }),
  address: code(/^(?:|(?:https?:\/\/|\/library\/)[\w.~:/?#[\]@!$&'()*+,;=%-]+)$/, 300, {
    title: 'Address',
    description:
      'Where it was published: an http(s) address, or only a path if the studio does not know its own address. No program fetches it. Empty if it is not known.',
    examples: ['https://example.org/library/8f2k1m9q3v7x5z0a/2'],
  }),
});

/** The fields around every game's body. */
export const cover = part('Cover', 'What is printed on the front.', {
  title: text('Title', 'What the scenario is called, on screen and on paper.', 'The lighthouse that would not let go'),
  authors: many(
    item('Author', 'One of the people who wrote it.', {
      name: text('Author', 'Who wrote it, as the credits should say.', 'Ann Example'),
    }),
    'Authors',
    'Everybody who wrote it.',
    'author',
    AUTHORS_MAX,
  ),
  licence: line({
    title: 'Licence',
    description: 'What others may do with it; empty if you have not decided.',
    examples: ['CC-BY-4.0'],
    suggestions: LICENCE_IDS.map((id) => ({ value: id, label: LICENCES[id].name, meaning: LICENCES[id].sentence })),
  }),
  language: text('Language', 'The code of the language it is written in.', 'en', 'de', 'pt-BR'),
  summary: story(
    'Summary',
    'Two or three sentences that make people want to play it.',
    'A keeper, a flood, and something that knocks from below.',
  ),
  cover: requiredPicture({
    title: 'Cover picture',
    description: 'Shown in the library: a sign, or a picture of your own. It is not printed.',
  }),
  theme: later(
    choice(['', ...THEME_IDS], {
      title: 'Theme',
      description: 'Colours and lettering of the poster. Reading pages look the same in every theme.',
      labels: {
        '': 'Usual for the game',
        ...(Object.fromEntries(THEME_IDS.map((id) => [id, THEMES[id].title])) as Record<ThemeId, string>),
      },
    }),
    '',
  ),
  tags: choices(TAGS, {
    title: 'Tags',
    description: `How it feels, so that people find what they are in the mood for: at most ${TAGS_MAX}.`,
    one: 'Tag',
    labels: TAG_LABELS,
    max: TAGS_MAX,
  }),
  warnings: choices(WARNINGS, {
    title: 'Content warnings',
    description: 'What players may want to know before they agree to play. Choose “None needed” if nothing does.',
    one: 'Content warning',
    labels: WARNING_LABELS,
    alone: NONE_NEEDED,
  }),
  remixOf: array(chainLink, {
    title: 'Remix of',
    description: 'The published versions that it was made from, nearest first.',
    noun: 'link',
    max: CHAIN_MAX,
    distinct: 'sha256',
  }),
  filled: marks(
    {
      path: text('Where', 'Path of the entry or field.', 'body/tokens/idea-3'),
      text: text('As filled in', 'Its wording. The mark counts until somebody changes it.', 'The plumber'),
    },
    {
      title: 'Filled in',
      description: 'What Trapdoor filled in from prompts, because nobody had written it.',
      noun: 'part',
      one: 'Part that was filled in',
    },
  ),
  accepted: marks(
    {
      code: text('Code', 'Code of the warning.', 'print/too-long'),
      path: text('Where', 'Path of the entry or field that it is about.', 'summary'),
      says: text(
        'Says',
        'Its words. It comes back as soon as they change.',
        'This is too long for the card, even in the smallest type.',
      ),
      by: text('By', 'Who accepted it, if that is known.', 'Ann Example'),
      at: text('On', 'The day.', '2026-11-29'),
    },
    {
      title: 'Accepted on purpose',
      description: 'Warnings that the authors keep, since they are the point.',
      noun: 'accepted',
      one: 'Accepted warning',
    },
  ),
  measured: marks(
    {
      players: number('Players', 'How many played.', within(1, 99, 4)),
      minutes: number('Minutes', 'Median length of their games.', within(1, 100_000, 60)),
    },
    {
      title: 'Measured lengths',
      description: 'How long games took in the last playtest, for the cover.',
      noun: 'length',
      one: 'Measured length',
    },
  ),
  evenings: marks(
    {
      at: text('On', 'The day.', '2026-11-29'),
      players: number('Players', 'How many played, without a GM.', within(1, 99, 4)),
      ending: text('Ending', 'How it ended, in words.', 'Two people left in the escape pod.'),
      rounds: number('Rounds', 'How many rounds it took; 0 if nobody counted them.', within(0, ROUNDS_MAX, 0)),
      minutes: number('Minutes', 'How long it took.', within(1, 100_000, 60)),
      confused: story(
        'What confused people',
        'Rules and texts that somebody asked about, or got wrong.',
        'Nobody knew who may open the airlock.',
      ),
      isShared: yesNo('Shared', 'True if the library’s versions of the scenario have this evening too.'),
    },
    {
      title: 'Real evenings',
      description: 'Games that people played, for the playtest report.',
      noun: 'evening',
      one: 'Real evening',
      max: REAL_EVENINGS_MAX,
    },
  ),
});
