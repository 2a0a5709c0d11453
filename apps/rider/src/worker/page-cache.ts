import { files, version } from 'virtual:precache'

const BASE = '/rider/'
const PREFIX = 'beckon-rider-'
const PAGE_CACHE = `${PREFIX}page-${version}`
const DATA_CACHE = `${PREFIX}data`
/** Texts of the languages that were used last, and the settings. */
const DATA_ENTRIES = 8
const PATIENCE_MS = 4000

/** Stores the page and its files: all of one build, or nothing. */
export async function storePage(): Promise<void> {
  const cache = await caches.open(PAGE_CACHE)
  await cache.addAll(files.map((file) => BASE + file))
  // Past the cache of the browser, which may have the page of another build.
  await cache.add(new Request(BASE, { cache: 'reload' }))
}

/** Removes the files of earlier builds. */
export async function removeOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(`${PREFIX}page-`) && name !== PAGE_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The app at any of its addresses: from the phone first, so that it opens at once and without a connection. */
export async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE_CACHE)
  return (await cache.match(BASE)) ?? fetch(request)
}

/** A file with a hash in its name; fonts are stored when they are first used. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE_CACHE)
  const stored = await cache.match(request.url)
  if (stored) return stored
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(request.url, fetched.clone())
  return fetched
}

/** Texts with a version in their address never change. */
export async function answerTexts(request: Request): Promise<Response> {
  const cache = await caches.open(DATA_CACHE)
  const stored = await cache.match(request.url)
  if (stored) return stored
  const fetched = await fetch(request)
  if (fetched.ok) await store(cache, request.url, fetched.clone())
  return fetched
}

/** The settings of the host: the present ones, or the stored ones where they do not come in time. */
export async function answerFresh(request: Request): Promise<Response> {
  const cache = await caches.open(DATA_CACHE)
  try {
    const fetched = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (fetched.ok) await store(cache, request.url, fetched.clone())
    return fetched
  } catch (error) {
    const stored = await cache.match(request.url)
    if (stored) return stored
    throw error
  }
}

/** Stores texts, settings and fonts that a page loaded before there was a worker. */
export async function keepData(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(DATA_CACHE)
  for (const path of paths) {
    const url = new URL(path, location.origin).href
    if (path.startsWith(`${BASE}assets/`)) await answerFile(new Request(url))
    if (path.startsWith(BASE) || (await cache.match(url))) continue
    const fetched = await fetch(url)
    if (fetched.ok) await store(cache, url, fetched)
  }
}

async function store(cache: Cache, url: string, response: Response): Promise<void> {
  // Stored again it is the newest entry.
  await cache.delete(url)
  await cache.put(url, response)
  const stored = await cache.keys()
  const old = stored.slice(0, Math.max(0, stored.length - DATA_ENTRIES))
  await Promise.all(old.map((entry) => cache.delete(entry)))
}
