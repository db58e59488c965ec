/** Loaded before a process's own code: its clock is this many seconds off. */
const offsetMs = Number(process.env.CLOCK_OFFSET_SECONDS ?? 0) * 1000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offsetMs);
    // Arguments with more than one part (year, month …) are passed on unchanged.
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
