// Loaded before a process's own code (`node --import`): its clock is wrong by so many milliseconds, as that of a machine
// can be. Timers and `performance` go on as they are.
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
