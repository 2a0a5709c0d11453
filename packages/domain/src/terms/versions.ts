type Versions = readonly [string, ...string[]]

/**
 * The versions that are part of the build. Each version is named by the day from which it counts, in UTC. The newest last; a
 * text that changes gets a new one.
 */
export const termsVersions = ['2026-11-01', '2026-11-22'] as const

/** Returns the versions of a country: those of the build and those that operators published there. */
export function versionsWith(published: readonly string[]): Versions {
  const [first, ...others] = [...termsVersions, ...published].toSorted()
  return [first ?? termsVersions[0], ...others]
}

/** Returns the version that is valid at a time; the first one before its own date. */
export function termsOf(at: Date, versions: Versions = termsVersions): string {
  const counting = versions.filter((version) => new Date(`${version}T00:00:00Z`) <= at)
  return counting.at(-1) ?? versions[0]
}

/** The newest version. Users agree to it; it is announced before it is valid. */
export const currentTerms = (versions: Versions = termsVersions): string => versions.at(-1) ?? versions[0]
