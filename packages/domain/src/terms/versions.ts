/** Each version is named by the day from which it counts, in UTC. The newest last; a text that changes gets a new one. */
export const termsVersions = ['2026-11-01', '2026-11-22'] as const

/** Returns the version that is valid at a time; the first one before its own date. */
export function termsOf(at: Date, versions: readonly [string, ...string[]] = termsVersions): string {
  const counting = versions.filter((version) => new Date(`${version}T00:00:00Z`) <= at)
  return counting.at(-1) ?? versions[0]
}

/** The newest version. Users agree to it; it is announced before it is valid. */
export const currentTerms = (versions: readonly [string, ...string[]] = termsVersions): string =>
  versions.at(-1) ?? versions[0]
