type Versions = Readonly<Record<string, string>>

/** The versions of the texts of each language: a file with its version in the address is cached forever. */
export interface TextVersions {
  readonly of: (tag: string) => string | undefined
  /** Takes the service's present versions; returns the languages that changed. */
  readonly take: (next: Versions) => readonly string[]
}

export function textVersions(first: Versions): TextVersions {
  let known = first
  return {
    of: (tag) => known[tag],
    take(next) {
      const changed = Object.keys(next).filter((tag) => next[tag] !== known[tag])
      known = next
      return changed
    },
  }
}
