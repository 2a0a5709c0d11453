import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { USE_A_SMALLER_MAP } from '@beckon/streets'

/** The most that an import can take. */
const MOST_BYTES = 600_000_000

export type Fetched =
  | { readonly ok: true; readonly path: string; readonly done: () => void }
  | { readonly ok: false; readonly line: string }

/** A file on this machine, or one fetched from a URL into a folder that `done` removes. */
export async function fetchFile(source: string, say: (line: string) => void): Promise<Fetched> {
  if (!/^https?:\/\//iu.test(source)) {
    const path = resolve(source)
    return existsSync(path)
      ? { ok: true, path, done: () => undefined }
      : { ok: false, line: `There is no file ${path}` }
  }
  const folder = mkdtempSync(join(tmpdir(), 'beckon-city-'))
  const done = () => rmSync(folder, { recursive: true, force: true })
  try {
    say(`Fetching ${source} …`)
    const path = join(folder, 'city.osm.pbf')
    await download(source, path)
    return { ok: true, path, done }
  } catch (error) {
    done()
    return {
      ok: false,
      line: `Could not fetch ${source}: ${error instanceof Error ? reason(error) : String(error)}`,
    }
  }
}

async function download(url: string, path: string): Promise<void> {
  const response = await fetch(url, { redirect: 'follow' })
  if (!response.ok || !response.body) throw new Error(`the answer was ${response.status}`)
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(
        bytes > MOST_BYTES
          ? new Error(`it has more than ${MOST_BYTES / 1_000_000} MB. ${USE_A_SMALLER_MAP}`)
          : null,
        chunk,
      )
    },
  })
  await pipeline(Readable.fromWeb(response.body as NodeStream), limit, createWriteStream(path))
}

/** The message of fetch is only "fetch failed"; its cause has the details. */
const reason = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message)
