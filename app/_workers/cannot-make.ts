/** Error whose message tells the user why something can't be made. */
export class CannotMake extends Error {}
