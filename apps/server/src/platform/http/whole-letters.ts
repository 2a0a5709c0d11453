/** Whether the database keeps every letter of a JSON text. */
export const hasWholeLetters = (text: string): boolean => !holdsNul(text) && !holdsHalfLetters(text)

/** The database keeps no such letter, and no keyboard types it. An escaped backslash before it makes it plain text. */
const holdsNul = (text: string): boolean => /(?<!\\)(?:\\\\)*\\u0000|\0/u.test(text)

/** An escaped half of a letter without its other half: the database takes it in no text of a JSON value. */
function holdsHalfLetters(text: string): boolean {
  if (!/\\u[dD][89a-fA-F]/u.test(text)) return false
  let isWhole = true
  try {
    JSON.parse(text, (key, value: unknown) => {
      isWhole &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
      return undefined
    })
  } catch {
    // The parser refuses it.
  }
  return !isWhole
}
