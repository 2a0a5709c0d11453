import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { archivedSegment } from '../embedded-postgres/index.ts'
import type { TarPart } from './archive/write-tar.ts'

/** Of every cluster that `initdb` makes by default. */
const SEGMENT_BYTES = 16 * 1024 * 1024
const SEGMENTS_PER_LOG = 2 ** 32 / SEGMENT_BYTES
const isSegment = (name: string): boolean => /^[\dA-F]{24}/u.test(name)
/** A segment without its timeline: the same place of the WAL in each. */
const placeOf = (name: string): string => name.slice(8, 24)

/** Names of the segments from one to another, both included, of one timeline. */
export function segmentsBetween(first: string, last: string): string[] {
  const numberOf = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(name.slice(16, 24), 16)
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  const from = numberOf(first)
  return Array.from({ length: numberOf(last) - from + 1 }, (_, at) => {
    const [log, segment] = [Math.floor((from + at) / SEGMENTS_PER_LOG), (from + at) % SEGMENTS_PER_LOG]
    return `${last.slice(0, 8)}${hex(log)}${hex(segment)}`
  })
}

/** A finished segment: from the cluster, or from the archive where the cluster has removed it. */
export function segmentPart(
  name: string,
  place: string,
  from: { cluster: string; archive: string },
): TarPart {
  const content = async function* content(): AsyncGenerator<Buffer> {
    let read = 0
    try {
      for await (const piece of createReadStream(join(from.cluster, 'pg_wal', name))) {
        read += piece.length
        yield piece
      }
    } catch (error) {
      if (read > 0) throw error
      const unzipped = createGunzip()
      pipeline(createReadStream(archivedSegment(from.archive, name)), unzipped, () => undefined)
      yield* unzipped
    }
  }
  return { name: `${place}/${name}`, size: SEGMENT_BYTES, content }
}

/** Removes the segments before the first one that a backup needs. Histories of timelines are kept. */
export async function pruneArchive(archive: string, firstNeeded: string): Promise<void> {
  for (const name of await readdir(archive).catch(() => [])) {
    if (isSegment(name) && placeOf(name) < placeOf(firstNeeded))
      await rm(join(archive, name), { force: true })
  }
}
