import { termsOf } from './versions.ts'

/** Characters, and the number of sections. */
export const termsLimits = { lead: 500, title: 150, text: 5_000, sections: 30 } as const
/** The latest day from which a version may count, from today. */
const MOST_DAYS_AHEAD = 366
const DAY_MS = 86_400_000

interface Text {
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

export type TermsViolation = 'language' | 'empty' | 'not-ahead' | 'too-far' | 'not-newest'

/** Returns whether a text of the terms has all of its parts. */
const isComplete = ({ lead, sections }: Text): boolean =>
  lead !== '' && sections.length > 0 && sections.every(({ title, text }) => title !== '' && text !== '')

/** Returns the languages in which the terms can be read: every text that is there has to be complete. */
export const completeLanguages = (texts: Readonly<Record<string, Text | undefined>>): string[] =>
  Object.entries(texts).flatMap(([language, text]) => (text && isComplete(text) ? [language] : []))

export interface Publishing {
  readonly texts: Readonly<Record<string, Text | undefined>>
  readonly defaultLanguage: string
  /** The day from which it counts. */
  readonly version: string
  /** Those of the build and those that were published. */
  readonly versions: readonly string[]
  readonly now: Date
}

/**
 * Returns why terms cannot be published. They count from a later day, because users are notified before; and they are newer than
 * all others, because users agree to the newest.
 */
export function publishViolation({
  texts,
  defaultLanguage,
  version,
  versions,
  now,
}: Publishing): TermsViolation | undefined {
  const complete = completeLanguages(texts)
  if (!complete.includes(defaultLanguage)) return 'language'
  if (Object.values(texts).filter((text) => text !== undefined).length > complete.length) return 'empty'
  const start = Date.parse(`${version}T00:00:00Z`)
  if (start <= now.getTime()) return 'not-ahead'
  if (start > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) return 'too-far'
  return versions.some((other) => other >= version) ? 'not-newest' : undefined
}

export type TermsState = 'draft' | 'announced' | 'valid' | 'past'

/** Returns the state of a version, null for a draft: announced before its day, and past once another one counts. */
export function termsState(
  version: string | null,
  versions: readonly [string, ...string[]],
  now: Date,
): TermsState {
  if (version === null) return 'draft'
  const valid = termsOf(now, versions)
  if (version === valid) return 'valid'
  return version > valid ? 'announced' : 'past'
}
