import { Button, buttonLook } from '@/app/_ui/button';

export interface KnownVersion {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly url: string;
}

/** Names the version that a file contains, and links to its page or opens a copy. */
export function KnownVersionNotice(props: {
  readonly version: KnownVersion;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}) {
  const { number, title, url } = props.version;
  return (
    <div role="alert" className="border-l-4 border-service pl-3 [overflow-wrap:anywhere]">
      <p className="sign">
        This is version {number} of “{title}” in this library
      </p>
      <p className="mt-1">
        Its page says how it plays, and lets you remix it with credit to its authors. A copy is a draft for yourself.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={url} className={buttonLook('main')}>
          Open the page
        </a>
        <Button onClick={props.onCopy}>Open a copy</Button>
        <Button look="quiet" onClick={props.onLeave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
