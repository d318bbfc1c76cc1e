import type { ReactNode } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { Markdown } from '@/app/_ui/markdown';
import { formatPath, type Path } from '@/lib/kernel/path';
import type { Reading } from './reading';
import { type ShownArt, ShownPicture } from './shown-picture';

type Level = 2 | 3 | 4 | 5;
const nextLevel = (level: Level) => Math.min(5, level + 1) as Level;

/** Parts to read, one below the other. `plain` shows Markdown as typed. */
function Readings(props: {
  readonly parts: readonly Reading[];
  readonly level: Level;
  readonly plain: boolean;
  readonly shown: ShownArt;
  readonly takesComments?: boolean | undefined;
}): ReactNode {
  const { parts, level, ...rest } = props;
  const words = parts.filter((part) => part.kind === 'word');
  return (
    <div className="flex flex-col gap-3">
      {words.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {words.map(({ title, text, to }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page to read never changes
            <div key={i} className="flex max-w-full gap-2">
              <dt className="sign shrink-0 pt-1 text-sm text-grey">{title}:</dt>
              <dd className="min-w-0 break-words">
                {to ? (
                  <a className="underline" href={`#${elementId(['body', ...to])}`}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map((part, i) =>
        part.kind === 'word' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page to read never changes
          <div key={i}>
            {part.kind !== 'picture' && (
              <Title level={level} text={part.title}>
                {rest.takesComments && <CommentLink path={part.path} title={part.title} />}
              </Title>
            )}
            <ReadingBody part={part} level={level} {...rest} />
          </div>
        ),
      )}
    </div>
  );
}

/** Content of a part below its title. */
export function ReadingBody(props: {
  readonly part: Exclude<Reading, { kind: 'word' }>;
  readonly level: Level;
  readonly plain: boolean;
  readonly shown: ShownArt;
  readonly takesComments?: boolean | undefined;
}) {
  const { part, plain, shown, takesComments } = props;
  const level = nextLevel(props.level);
  if (part.kind === 'prose') {
    return (
      <div className="prose-text break-words">
        <Markdown text={part.text} plain={plain} />
      </div>
    );
  }
  if (part.kind === 'picture') return <ShownPicture picture={part.picture} title={part.title} shown={shown} />;
  if (part.kind === 'group')
    return <Readings parts={part.parts} level={level} plain={plain} shown={shown} takesComments={takesComments} />;
  return (
    <ul className={`flex flex-col ${level > 4 || part.entries.every(({ title }) => title === '') ? 'gap-1' : 'gap-4'}`}>
      {part.entries.map(({ path, title, parts }) => (
        <li
          key={path.join('/')}
          id={elementId(['body', ...path])}
          className="break-inside-avoid border-l-2 border-line pl-4 target:border-exit"
        >
          {title !== '' && (
            <Title level={level} text={title} entry>
              {takesComments && <CommentLink path={path} title={title} />}
            </Title>
          )}
          <Readings parts={parts} level={nextLevel(level)} plain={plain} shown={shown} takesComments={takesComments} />
        </li>
      ))}
    </ul>
  );
}

function Title({
  level,
  text,
  entry = false,
  children,
}: {
  readonly level: Level;
  readonly text: string;
  readonly entry?: boolean;
  readonly children?: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={entry ? 'text-lg break-words' : 'kicker mb-1 text-grey'}>
      {text}
      {children}
    </Tag>
  );
}

/** Fragment that asks for a comment on a path of the body. */
const commentHash = (path: Path): string => `#comment/${formatPath(['body', ...path])}`;

/** Link that opens the form for a comment. Shown once the page's scripts run. */
export const CommentLink = ({ path, title }: { readonly path: Path; readonly title: string }) => (
  <a
    href={commentHash(path)}
    className="ml-2 hidden align-middle text-sm normal-case tracking-normal text-service underline in-data-comments:inline-block print:hidden!"
  >
    Comment<span className="sr-only"> on {title}</span>
  </a>
);
