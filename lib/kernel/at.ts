/** An element that is known to be there. For hot loops over packed numbers, where the bounds are the loop's own. */
export const at = <T>(list: ArrayLike<T>, index: number): T => list[index] as T;
