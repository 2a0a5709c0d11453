/** Divides the parts of a setting in words, such as the figures of a tariff. */
export const BETWEEN_PARTS = ' · '

export interface ChangedParts {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Returns the parts of a value that change; all of them where the parts are not the same ones. */
export function changedParts(before: string, after: string): ChangedParts {
  const [old, next] = [before.split(BETWEEN_PARTS), after.split(BETWEEN_PARTS)]
  if (old.length !== next.length || before === after) return { before: old, after: next }
  const isChanged = (_: string, at: number) => old[at] !== next[at]
  return { before: old.filter(isChanged), after: next.filter(isChanged) }
}
