// Loaded with `node --import`: the process has a clock that is CLOCK_SHIFT_DAYS ahead of the machine's.
const shiftMs = Number(process.env.CLOCK_SHIFT_DAYS) * 24 * 3_600_000;
const realNow = Date.now;
Date.now = () => realNow() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [date.now()] : given, as),
});
