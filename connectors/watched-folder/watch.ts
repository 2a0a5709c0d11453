import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failureOf } from '../shared/failure.ts'
import { type FolderDeps, processFile } from './process-file.ts'
import { createStableFiles, type FileState, isOrderFile } from './stable-files.ts'

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000

export interface WatchOptions {
  readonly pollMs: number
  readonly settleMs: number
}

/** Takes the files of the folder, one after the other, until the signal is aborted. */
export async function watch(
  deps: FolderDeps,
  { pollMs, settleMs }: WatchOptions,
  signal: AbortSignal,
): Promise<void> {
  const files = createStableFiles(settleMs)
  const retries = new Map<string, { readonly count: number; readonly at: number }>()
  while (!signal.aborted) {
    for (const name of files.stable(await statesOf(deps.folder), deps.clock.now())) {
      const retry = retries.get(name)
      if (signal.aborted || (retry && retry.at > deps.clock.now())) continue
      const waitMs = await takeFile(deps, name, retry?.count ?? 0)
      if (waitMs === undefined) retries.delete(name)
      else retries.set(name, { count: (retry?.count ?? 0) + 1, at: deps.clock.now() + waitMs })
    }
    await deps.clock.pause(pollMs, signal)
  }
}

/** Milliseconds until the next try; undefined where the file is done. */
async function takeFile(deps: FolderDeps, name: string, tries: number): Promise<number | undefined> {
  try {
    await processFile(deps, name)
    return undefined
  } catch (error) {
    const { code, retryAfterSeconds = 0 } = failureOf(error)
    const waitMs = Math.max(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries), retryAfterSeconds * 1000)
    deps.log('warn', 'file.waits', { code, seconds: Math.round(waitMs / 1000) })
    return waitMs
  }
}

/** Files of orders with size and time; those that vanish meanwhile are left out. */
export async function statesOf(folder: string): Promise<FileState[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && isOrderFile(entry.name)).map(({ name }) => name)
  const states = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size, mtimeMs }) => [{ name, size, modifiedMs: mtimeMs }],
      () => [],
    ),
  )
  return (await Promise.all(states)).flat()
}
