// Loaded before a process of a test: its clock differs from the others' by CLOCK_SHIFT_SECONDS.
const shift = Number(process.env['CLOCK_SHIFT_SECONDS']) * 1000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + shift
  }
}
