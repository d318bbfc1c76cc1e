/** Icon of the game-icons set in the text's colour. Hidden from screen readers: a label beside it says the same. */
export function SignPicture({ name, className = 'size-10' }: { readonly name: string; readonly className?: string }) {
  const mask = `url("/signs/${name}.svg") center / contain no-repeat`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-ink ${className}`}
      style={{ mask, WebkitMask: mask }}
    />
  );
}
