import { existsSync } from 'node:fs'

const launcher = new URL('../operator.mjs', import.meta.url)
/** The beginning of each command, as it is typed: the image has no program that installs packages first. */
export const COMMAND = existsSync(launcher) ? 'node tools/operator.mjs' : 'node tools/operator/main.ts'

/** Output of a command; an error means that nothing was changed. */
export interface CommandResult {
  readonly ok: boolean
  readonly lines: readonly string[]
}

export const succeeded = (...lines: string[]): CommandResult => ({ ok: true, lines })
export const error = (...lines: string[]): CommandResult => ({ ok: false, lines })
