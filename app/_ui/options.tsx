export const Options = (props: { readonly of: readonly (readonly [value: string, says: string])[] }) =>
  props.of.map(([value, says]) => (
    <option key={value} value={value}>
      {says}
    </option>
  ));
