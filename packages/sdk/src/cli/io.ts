import type { Beckon } from '../beckon.ts'

/** The surroundings that a command may use. */
export interface Io {
  readonly beckon: Beckon
  readonly print: (line: string) => void
  readonly readFile: (path: string) => Promise<string>
  /** Sends a request to a program of the user. */
  readonly post: (to: URL, request: RequestInit) => Promise<Response>
  /** Aborts when the command is to end. */
  readonly signal: AbortSignal
  readonly now: () => Date
}

/** A mistake in the arguments; its message names the right form. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
