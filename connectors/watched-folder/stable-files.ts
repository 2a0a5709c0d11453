export interface FileState {
  readonly name: string
  readonly size: number
  readonly modifiedMs: number
}

/** A till writes in pieces: a file is taken once it stayed the same for the time given. */
export function createStableFiles(settleMs: number) {
  let seen = new Map<string, FileState & { readonly since: number }>()
  return {
    /** Names of the files that are complete, in alphabetical order. */
    stable(files: readonly FileState[], now: number): string[] {
      seen = new Map(
        files.map((file) => {
          const before = seen.get(file.name)
          const isSame = before?.size === file.size && before.modifiedMs === file.modifiedMs
          return [file.name, { ...file, since: isSame ? before.since : now }]
        }),
      )
      return [...seen.values()]
        .filter(({ since, size }) => size > 0 && now - since >= settleMs)
        .map(({ name }) => name)
        .toSorted()
    },
  }
}

/** Files of orders; not those that programs write on the side: hidden ones, locks of Excel, results. */
export const isOrderFile = (name: string): boolean =>
  /\.(?:csv|xlsx)$/iu.test(name) && !/^(?:\.|~\$)|\.result\.csv$/iu.test(name)
