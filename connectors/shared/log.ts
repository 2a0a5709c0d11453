import type { Clock } from './clock.ts'

/** Fields of a line. They hold ids, codes and counts: no name, phone number or address of a person. */
export interface LogFields {
  /** Of the shop. */
  readonly order?: string
  /** Id in Beckon. */
  readonly delivery?: string
  /** The start of the digest of a file; its name may have personal data. */
  readonly file?: string
  readonly row?: number
  readonly code?: string
  readonly reason?: string
  readonly fee?: string
  readonly topic?: string
  readonly count?: number
  readonly port?: number
  readonly seconds?: number
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

/** Writes one JSON object a line to standard output. */
export const createLog =
  (clock: Clock): Log =>
  (level, event, fields = {}) => {
    const time = new Date(clock.now()).toISOString()
    process.stdout.write(`${JSON.stringify({ time, level, event, ...fields })}\n`)
  }
