import { Alert } from '@/app/_ui/alert';
import { buttonLook } from '@/app/_ui/button';

const MALFORMED = 'A code has eight letters and digits, such as 7KQ2-M9XD. Check the GM’s screen again.';

/** Form for a join code. Needs no script. */
export function CodeForm(props: {
  /** A code entered before, and why it was refused; by default because it is malformed. */
  readonly typed?: string | undefined;
  readonly trouble?: string | undefined;
}) {
  const { typed, trouble = MALFORMED } = props;
  return (
    <form action="/table" className="flex flex-col gap-4">
      <Alert className="border-l-4 border-alarm pl-3 text-alarm">{typed === undefined ? undefined : trouble}</Alert>
      <CodeInput typed={typed} />
      <button type="submit" className={buttonLook('main', 'min-h-16! text-lg!')}>
        Go to the table
      </button>
    </form>
  );
}

/** Longest text of a code field: a pasted link. */
export const JOIN_TEXT_MAX = 400;

export const CodeInput = ({ typed }: { readonly typed?: string | undefined }) => (
  <label className="flex flex-col gap-1">
    <span className="sign">Code</span>
    <input
      name="code"
      className="input text-lg uppercase tracking-widest"
      required
      maxLength={JOIN_TEXT_MAX}
      defaultValue={typed}
      placeholder="ABCD-EFGH"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
    />
  </label>
);
