/** One of several numbers of players. */
export function PlayersPick(props: {
  readonly label: string;
  readonly sizes: readonly number[];
  readonly size: number;
  readonly onPick: (size: number) => void;
}) {
  const { label, sizes, size, onPick } = props;
  return (
    <fieldset className="flex flex-wrap">
      <legend className="kicker mb-1">{label}</legend>
      {sizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === size}
          onClick={() => onPick(one)}
          className="sign -ml-0.5 min-h-11 min-w-14 border-2 border-ink px-4 first:ml-0 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
