import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '../sync-folder.ts'

/** A file or folder that takes another place on the same disk. */
const move = z.object({ from: z.string(), to: z.string() })
export type Move = z.output<typeof move>

const journal = z.object({ moves: z.array(move) })
const journalOf = (dataDir: string): string => join(dataDir, 'restore.json')

interface Swapped {
  keep(): Promise<void>
  undo(): Promise<void>
}

/**
 * Moves the present data away and restored data to its place. The moves are written down first: until `keep` is called,
 * the next start undoes them, whenever this process ends.
 */
export async function swap(dataDir: string, moves: readonly Move[]): Promise<Swapped> {
  await writeDurably(journalOf(dataDir), JSON.stringify({ moves }))
  for (const { from, to } of moves) {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    renameSync(from, to)
  }
  return {
    async keep() {
      for (const folder of new Set(moves.flatMap(({ from, to }) => [dirname(from), dirname(to)])))
        await syncFolder(folder)
      rmSync(journalOf(dataDir))
      await syncFolder(dataDir)
    },
    async undo() {
      await settleSwap(dataDir)
    },
  }
}

/** Whether a restore in the data folder was begun and is not final. */
export const isUnfinished = (dataDir: string): boolean => existsSync(journalOf(dataDir))

/** Undoes the moves of a restore that was not finished. True where there was one. */
export async function settleSwap(dataDir: string): Promise<boolean> {
  const path = journalOf(dataDir)
  if (!existsSync(path)) return false
  const { moves } = journal.parse(JSON.parse(readFileSync(path, 'utf8')))
  for (const { from, to } of moves.toReversed()) {
    if (existsSync(to) && !existsSync(from)) renameSync(to, from)
  }
  rmSync(path)
  await syncFolder(dataDir)
  return true
}

/** Complete or absent, after a loss of power too. */
async function writeDurably(path: string, text: string): Promise<void> {
  const half = `${path}.half`
  const file = openSync(half, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(half, path)
  await syncFolder(dirname(path))
}
