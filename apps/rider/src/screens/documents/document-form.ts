/** Entries of the rider. */
export interface DocumentEntry {
  readonly number: string
  /** `2026-03-29`, or empty. */
  readonly expiresOn: string
  readonly file: Blob | undefined
}

type Entered = 'number' | 'expires' | 'file'

/** The shortest number that the service accepts. */
const SHORTEST_NUMBER = 2

/** Returns the entries that are missing or wrong; a document that has expired is not accepted. */
export function violationsOf({ number, expiresOn, file }: DocumentEntry, today: string): readonly Entered[] {
  const isDated = /^\d{4}-\d\d-\d\d$/u.test(expiresOn) && expiresOn >= today
  return [
    ...(number.trim().length >= SHORTEST_NUMBER ? [] : (['number'] as const)),
    ...(isDated ? [] : (['expires'] as const)),
    ...(file ? [] : (['file'] as const)),
  ]
}
