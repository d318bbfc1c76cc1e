import { Button } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

/** In place of a table that one may not be at. */
export function Shut({ message, onTry }: { readonly message: string; readonly onTry: () => void }) {
  return (
    <Placard kicker="No entry" title="This door is closed">
      <p role="alert">{message}</p>
      <div className="flex flex-wrap gap-4">
        <Button look="main" onClick={onTry}>
          Try again
        </Button>
        <a href="/" className="sign inline-flex min-h-11 items-center underline">
          Go to the home page
        </a>
      </div>
    </Placard>
  );
}
