/** Something that the person who starts the program can mend; printed as it is, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
