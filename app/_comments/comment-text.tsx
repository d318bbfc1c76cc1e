import { Fragment, type ReactNode } from 'react';
import { OutsideLink } from '@/app/_ui/markdown';
import { sanitiseLine } from '@/lib/kernel/visible';
import { splitComment } from './split-comment';

/** Text of a comment: plain, with links and mentions. Shows control characters instead of obeying them. */
export function CommentText({ text, names }: { readonly text: string; readonly names: readonly string[] }): ReactNode {
  return (
    <p dir="auto" className="measure whitespace-pre-wrap [overflow-wrap:anywhere]">
      {text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comment never changes
        <Fragment key={i}>
          {i > 0 && '\n'}
          {splitComment(sanitiseLine(line), names).map(({ kind, text }, at) =>
            kind === 'link' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comment never changes
              <OutsideLink key={at} href={text}>
                {text}
              </OutsideLink>
            ) : kind === 'mention' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comment never changes
              <strong key={at} className="text-service">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </Fragment>
      ))}
    </p>
  );
}
