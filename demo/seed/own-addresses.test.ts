import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchAddress } from '@beckon/domain/bulk'
import { type CountryCode, deployments } from '@beckon/domain/country'
import { openStreets, type Streets } from '@beckon/streets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cityMaker } from './cities/city-maker.ts'
import { ensureDemoCity } from './cities/demo-cities.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'beckon-own-addresses-'))
const maker = cityMaker()
let streets: Streets

beforeAll(async () => {
  for (const country of ['HU', 'SA'] as const)
    await ensureDemoCity({ country, dataDir, now: new Date(0), progress: () => undefined, maker })
  streets = await openStreets(dataDir)
}, 300_000)
afterAll(async () => {
  await maker.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const steps = [-0.012, -0.007, -0.002, 0.003, 0.008]

/** Doors around the middle of a city, as its map writes them in a language. */
function doorsOf(country: CountryCode, language: string): string[] {
  const { latitude, longitude } = deployments[country].mapCentre
  const found = steps.flatMap((north) =>
    steps.flatMap((east) => {
      const at = { latitude: latitude + north, longitude: longitude + east }
      const door = streets.reverse({ ...at, country, language })
      return door?.precision === 'building' ? [door.formatted_address] : []
    }),
  )
  return [...new Set(found)]
}

function fitsOf(country: CountryCode, language: string, written: readonly string[]) {
  const near = deployments[country].mapCentre
  return written.map((query) => {
    const [found] = streets.autocomplete({ query, country, language, near })
    return [query, found?.formatted_address, found ? matchAddress(query, found) : 'unlike']
  })
}

describe.each([
  ['HU', 'hu'],
  ['SA', 'ar'],
] as const)('addresses of the city of %s', (country, local) => {
  it.each([
    ['en', local],
    ['en', 'en'],
    [local, local],
    [local, 'en'],
  ])('are found exactly where they are written in %s and searched in %s', (written, language) => {
    const doors = doorsOf(country, written)
    expect(doors.length).toBeGreaterThan(10)
    const fits = fitsOf(country, language, doors)
    expect(fits.filter(([, , fit]) => fit !== 'exact')).toEqual([])
  })

  it('are not found where their street is another', () => {
    const others = ['12 Zzyzx Qwfp Boulevard', 'Xqvutca 9']
    const fits = fitsOf(country, local, others).map(([, , fit]) => fit)
    expect(fits).toEqual(['unlike', 'unlike'])
  })
})
