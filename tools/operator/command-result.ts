/** Output of a command; an error means that nothing was changed. */
export interface CommandResult {
  readonly ok: boolean
  readonly lines: readonly string[]
}

export const succeeded = (...lines: string[]): CommandResult => ({ ok: true, lines })
export const error = (...lines: string[]): CommandResult => ({ ok: false, lines })
