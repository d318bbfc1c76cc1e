import { entry, group, line, list, prose } from '@/lib/schema/fields';

/** What stands around every game's body. */
export const cover = group(
  {
    title: line({
      title: 'Title',
      description: 'What the scenario is called, on screen and on paper.',
      examples: ['The lighthouse that would not let go'],
    }),
    authors: list(
      entry(
        {
          name: line({
            title: 'Author',
            description: 'Who wrote it, as the credits should say.',
            examples: ['Ann Example'],
          }),
        },
        { title: 'Author', description: 'One of the people who wrote it.' },
      ),
      { title: 'Authors', description: 'Everybody who wrote it.', noun: 'author', max: 30 },
    ),
    licence: line({
      title: 'Licence',
      description: 'What others may do with it; empty if you have not decided.',
      examples: ['CC BY 4.0'],
    }),
    language: line({
      title: 'Language',
      description: 'The code of the language it is written in.',
      examples: ['en', 'de', 'pt-BR'],
    }),
    summary: prose({
      title: 'Summary',
      description: 'Two or three sentences that make people want to play it.',
      examples: ['A keeper, a flood, and something that knocks from below.'],
    }),
  },
  { title: 'Cover', description: 'What is printed on the front.' },
);
