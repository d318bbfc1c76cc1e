import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { parsePicture } from '@/lib/kit/picture';

/** A picture that is not there, and the parts that should show it. */
export interface MissingArt {
  readonly id: string;
  readonly parts: readonly string[];
}

/** What stands in the frame that is printed instead. */
export function wordsForMissing(id: string): string {
  const asked = parsePicture(id);
  return asked.kind === 'sign' ? asked.name.replaceAll('-', ' ') : 'Picture missing';
}

/** Says which thing lacks its picture, and what to do about it. */
export function sayMissingArt(piece: string, { id, parts }: MissingArt, path: Path): Issue {
  const [first = piece, ...others] = parts;
  const more = others.length === 0 ? '' : ` and ${others.length === 1 ? 'one other' : `${others.length} others`}`;
  const of = `of “${first}”${more} (${piece})`;
  const issue = { code: 'print/missing-art', severity: 'warning', path } as const;
  if (parsePicture(id).kind === 'sign') {
    const found = `The sign “${wordsForMissing(id)}” ${of} is not here, so a frame with its name is printed in its place.`;
    return {
      ...issue,
      message: `${found} Choose another one; if you are offline, look again when you are back.`,
      toReaders: `${found} If you are offline, look again when you are back.`,
    };
  }
  const found = `The picture ${of} is not here, so an empty frame is printed in its place.`;
  return { ...issue, message: `${found} Bring its file again, or choose another picture.`, toReaders: found };
}
