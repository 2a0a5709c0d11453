import type { Logger } from 'pino'
import { createLog } from '../../src/platform/log.ts'

/** Never in a log: people, their addresses and numbers, secrets, cards. */
const personal: readonly RegExp[] = [
  // The people of the tests.
  /Mei Lin|Mr Tan|Elsa Berg|Somchai Jaidee|Siti Rahman|Mei Tan|Mai Tan|Chen Li|Uncle Tan|Test Rider/u,
  /\+\d{8,15}\b/u,
  // Without the `+`, as forms and masks have it.
  /(?<![\w.-])[689]1234567(?![\w-])/u,
  /[\w.%-]+@[\w-]+\.[a-z]{2,}/iu,
  /Demo1234!|Demo-Operator/u,
  // JSON Web Tokens, headers of callers, secrets of webhooks and of programs.
  /\beyJ[\w-]{8,}\.[\w-]+\./u,
  /\b(?:Bearer|Operator|Rider|Guest|Basic) [\w+/=|.-]{16,}/u,
  /\bwhsec_[\w+/=]{8,}/u,
  /\botpauth:/u,
  // Card numbers, with and without spaces.
  /(?<![\w.-])(?:4\d{3}|5[1-5]\d{2}|3[47]\d{2})[ -]?\d{4}[ -]?\d{4}[ -]?\d{3,4}(?![\w-])/u,
]

export interface WatchedLog {
  readonly log: Logger
  /** The lines that have personal data. */
  readonly leaks: readonly string[]
  /** Kept only where a test asks for them. */
  readonly lines: readonly string[]
  /** Throws where a line had personal data. */
  check(): void
}

/** Returns the part of a line that is personal data; undefined for a good line. */
export const personalIn = (line: string): string | undefined =>
  personal.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined)

/** A log of every level that is written nowhere and looks for personal data in each line. */
export function createWatchedLog({ isKept = false } = {}): WatchedLog {
  const leaks: string[] = []
  const lines: string[] = []
  const write = (line: string) => {
    if (isKept) lines.push(line)
    if (personalIn(line) !== undefined) leaks.push(line)
  }
  return {
    log: createLog({ logLevel: 'trace' }, { write }),
    leaks,
    lines,
    check() {
      if (leaks.length > 0) throw new Error(`personal data in the log:\n${leaks.join('')}`)
    },
  }
}
