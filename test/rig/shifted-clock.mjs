// Loaded before a process's own code (`node --import`): shifts its clock by that many milliseconds, as a
// wrong machine clock would. Timers and `performance` are unaffected.
const offset = Number(process.env.SHIFTED_CLOCK_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
}

globalThis.Date = Object.defineProperty(ShiftedDate, "name", { value: "Date" });
