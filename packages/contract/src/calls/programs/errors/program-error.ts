import type { ErrorCode } from '../../../errors.ts'

/** An entry of the catalogue of errors. Texts are Markdown. */
export interface ProgramError {
  readonly status: number
  readonly meaning: string
  /** The remedy of a program, or of its developer. */
  readonly action: string
  /** Failures of the service that are answered with this code. */
  readonly from: readonly ErrorCode[]
}
