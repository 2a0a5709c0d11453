import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCity, openStreets, type Streets } from '@beckon/streets'
import { generateCity } from '../demo/map-generator/generate.ts'
import { ms, type Row } from './report.ts'
import { percentile } from './stats.ts'

const SEARCHES = 2000
/** Delays that a user notices while typing and while waiting for a price. Milliseconds. */
const TYPING = 50
const PRICING = 50

/** Search and roads of the demo city, as shares of what a person would notice. */
export async function streets(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  const file = join(dataDir, 'city.osm.pbf')
  writeFileSync(file, generateCity({ country: 'SG' }))
  const made = await importCity({
    file,
    dataDir,
    id: 'bench',
    name: 'Bench',
    country: 'SG',
    now: new Date().toISOString(),
  })
  if (!made.ok) throw new Error(made.line)
  const open = await openStreets(dataDir)
  const search = searches(open)
  const routes = roads(open, made.info.bounds)
  rmSync(dataDir, { recursive: true, force: true })
  return [
    {
      what: 'autocomplete, p99',
      ratio: percentile(search, 0.99) / TYPING,
      baseline: `${TYPING} ms, which a person would notice`,
      limit: 1,
      detail: `p50 ${ms(percentile(search, 0.5))}, p99 ${ms(percentile(search, 0.99))} of ${SEARCHES}, every fifth with a slip`,
    },
    {
      what: 'way by road, p99',
      ratio: percentile(routes, 0.99) / PRICING,
      baseline: `${PRICING} ms, which a person would notice`,
      limit: 1,
      detail: `p50 ${ms(percentile(routes, 0.5))}, p99 ${ms(percentile(routes, 0.99))} of ${SEARCHES} random pairs`,
    },
  ]
}

/** Numbers from 0 to 1, the same at each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function searches(open: Streets): number[] {
  const chance = seeded(7)
  const send = (query: string) => open.autocomplete({ query, country: 'SG', language: 'en' })
  const names = [...'abcdefghijklmnoprstuvw'].flatMap((letter) =>
    send(letter).map((place) => place.formatted_address.split(',')[0] ?? ''),
  )
  return Array.from({ length: SEARCHES }, (_, index) => {
    const name = names[Math.floor(chance() * names.length)] ?? ''
    const part = name.slice(0, 2 + Math.floor(chance() * name.length))
    const slipped = index % 5 === 0 ? part.slice(0, 2) + part.slice(3) : part
    return time(() => send(slipped))
  })
}

function roads(
  open: Streets,
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
): number[] {
  const chance = seeded(11)
  const point = () => ({
    latitude: south + chance() * (north - south),
    longitude: west + chance() * (east - west),
  })
  return Array.from({ length: SEARCHES }, () => {
    const [from, to] = [point(), point()]
    return time(() => open.route(from, to, { country: 'SG', vehicle: 'bike' }))
  })
}

function time(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}
