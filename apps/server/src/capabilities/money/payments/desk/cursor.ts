/** The place of a row in a list by time and id. */
export interface Cursor {
  readonly at: Date
  readonly id: string
}

/** Milliseconds since 1970 and an id. */
const pattern = /^(\d{1,15})_(.{1,180})$/u

export const cursorOf = (at: Date, id: string): string => `${at.getTime()}_${id}`

/** Reads a cursor; undefined for the first page, and for a text that is none. */
export function beforeCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = pattern.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id }
}
