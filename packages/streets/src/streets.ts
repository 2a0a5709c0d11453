import type { Point } from '@beckon/domain/geo'
import type { FoundPlace, PackInfo, Route, SearchRequest, Vehicle } from './model.ts'
import { City } from './city.ts'
import { covers, keyOf, nearestFirst, realFirst } from './pack/choose-pack.ts'
import { findPacks, type InstalledPack, previousPack, recoverPacks, TILES_FILE } from './pack/pack-files.ts'
import { routeAcross } from './route-across.ts'
import { isNearBounds } from './search/reverse.ts'
import { type Search, townLevel } from './search/index.ts'
import { join } from 'node:path'

/** Places and roads of all installed packs, and towns elsewhere. */
export interface Streets {
  packs(): readonly PackInfo[]
  /** Reloads packs that were added, replaced or removed. */
  refresh(): Promise<void>
  autocomplete(request: SearchRequest): FoundPlace[]
  details(id: string, language: string): FoundPlace | undefined
  reverse(request: Point & { readonly country: string; readonly language: string }): FoundPlace | undefined
  route(from: Point, to: Point, by: { readonly country: string; readonly vehicle: Vehicle }): Route
  /** The packs of a country; near a point, the nearest first. */
  packsIn(country: string, near?: Point): readonly PackInfo[]
  /** The file of a pack's tiles; undefined where there is no such pack. */
  tilesOf(id: string): string | undefined
}

/** When imported maps are read: at once, so that the first search does not wait, or by the first call that needs them. */
type Opening = 'at once' | 'on first use'

interface OpenCity {
  readonly info: PackInfo
  readonly search: Search
}

/** Opens the packs of the data folder. An unreadable pack is reported once and left out. */
export async function openStreets(
  dataDir: string,
  onError: (line: string) => void = () => undefined,
  opening: Opening = 'at once',
): Promise<Streets> {
  recoverPacks(dataDir)
  const streets = new PackedStreets(dataDir, onError, opening)
  await streets.refresh()
  return streets
}

class PackedStreets implements Streets {
  readonly #dataDir: string
  readonly #onError: (line: string) => void
  readonly #opening: Opening
  readonly #towns = townLevel()
  readonly #broken = new Set<string>()
  #cities: readonly City[] = []

  constructor(dataDir: string, onError: (line: string) => void, opening: Opening) {
    this.#dataDir = dataDir
    this.#onError = onError
    this.#opening = opening
  }

  packs(): readonly PackInfo[] {
    return this.#cities.map((city) => city.info)
  }

  async refresh(): Promise<void> {
    const packs = findPacks(this.#dataDir).flatMap((pack) => this.#usable(pack) ?? [])
    if (packs.map(versionOf).join() === this.#cities.map(versionOf).join()) return
    this.#cities = packs.flatMap((pack) => this.#cityOf(pack) ?? [])
  }

  /** Returns a pack, or where it is broken the one that it replaced. */
  #usable(pack: InstalledPack): InstalledPack | undefined {
    const isUsable = ({ info }: InstalledPack) => !this.#broken.has(keyOf(info))
    if (isUsable(pack)) return pack
    const previous = previousPack(this.#dataDir, pack.info.id)
    return previous && isUsable(previous) ? previous : undefined
  }

  /** A pack that is broken is reported, and the one that it replaced stays in use. */
  #cityOf(pack: InstalledPack): City | undefined {
    const known = this.#cities.find(({ info }) => keyOf(info) === keyOf(pack.info))
    if (known) {
      known.folder = pack.folder
      return known
    }
    const city = new City(pack, (info) => this.#reportBroken(info))
    if (this.#opens(city)) return city
    // Swapped again just now: the next refresh reads the newest, and until then the old one stays.
    if (!this.#broken.has(keyOf(pack.info))) return this.#cities.find(({ info }) => info.id === pack.info.id)
    const previous = this.#usable(pack)
    return previous && this.#cityOf(previous)
  }

  /**
   * Imported maps are checked at once, so that a damaged one is reported when it is added. Invented ones, one
   * for each country, are opened on first use.
   */
  #opens(city: City): boolean {
    if (city.info.invented) return true
    if (this.#opening === 'on first use') return city.isWhole()
    return city.router() !== undefined && city.search() !== undefined
  }

  /** Leaves a pack out until it is imported again, unless it was removed or swapped just now. */
  #reportBroken(info: PackInfo): void {
    const key = keyOf(info)
    const present = [...findPacks(this.#dataDir), previousPack(this.#dataDir, info.id)]
    const isThere = present.some((pack) => pack && keyOf(pack.info) === key)
    if (!isThere || this.#broken.has(key)) return
    this.#broken.add(key)
    this.#onError(`The map of ${info.name} (${info.id}) cannot be read and is left out; add it again.`)
  }

  autocomplete(request: SearchRequest): FoundPlace[] {
    const { country, near, limit = 5 } = request
    const cities = this.#citiesIn(country, near).flatMap((city): OpenCity[] => {
      const search = city.search()
      return search ? [{ info: city.info, search }] : []
    })
    const here = near && cities.find(({ info }) => covers(info, near))
    const answers = (city: OpenCity) => answersOf(city, cities, request)
    const elsewhere = roundRobin(cities.filter((city) => city !== here).map(answers))
    const found = (here ? hereFirst(answers(here), elsewhere) : elsewhere).slice(0, limit)
    return found.length > 0 ? found : this.#towns.autocomplete(request)
  }

  details(id: string, language: string): FoundPlace | undefined {
    for (const city of this.#cities) {
      const isHere = id.startsWith(`${city.info.id}:`)
      const found = isHere ? city.search()?.details(id, language) : undefined
      if (found) return found
    }
    return this.#towns.details(id, language)
  }

  reverse(request: Point & { country: string; language: string }): FoundPlace | undefined {
    for (const city of this.#citiesIn(request.country, request)) {
      const found = isNearBounds(city.info.bounds, request) ? city.search()?.reverse(request) : undefined
      if (found) return found
    }
    const town = this.#towns.reverse(request)
    return town?.country_code.toUpperCase() === request.country.toUpperCase() ? town : undefined
  }

  route(from: Point, to: Point, by: { country: string; vehicle: Vehicle }): Route {
    const { vehicle } = by
    return routeAcross(this.#citiesIn(by.country), { from, to, vehicle }, (city) => city.router())
  }

  packsIn(country: string, near?: Point): readonly PackInfo[] {
    return this.#citiesIn(country, near).map(({ info }) => info)
  }

  tilesOf(id: string): string | undefined {
    const city = this.#cities.find(({ info }) => info.id === id)
    return city && join(city.folder, TILES_FILE)
  }

  /** The nearest first; without a point real streets before invented ones. */
  #citiesIn(country: string, near?: Point): City[] {
    const cities = this.#cities.filter(({ info }) => info.country === country.toUpperCase())
    return near ? nearestFirst(cities, near) : cities.toSorted((a, b) => realFirst(a.info, b.info))
  }
}

const versionOf = ({ info, folder }: InstalledPack): string => `${keyOf(info)} ${folder}`

/**
 * The answers of the city of the collection point come first, in their order. Whole streets of other cities come before
 * the first answer that has only a part of the street that was written.
 */
function hereFirst(here: readonly FoundPlace[], elsewhere: readonly FoundPlace[]): FoundPlace[] {
  const isPart = ({ match }: FoundPlace) => match !== undefined && match.street > 0 && match.street < 1
  const isEntire = ({ match }: FoundPlace) => match?.street === 1
  const firstPart = here.findIndex(isPart)
  const whole = elsewhere.filter(isEntire)
  return [
    ...here.toSpliced(firstPart === -1 ? here.length : firstPart, 0, ...whole),
    ...elsewhere.filter((place) => !isEntire(place)),
  ]
}

/** Where a real map is, invented streets are not offered. */
function answersOf(
  { info, search }: OpenCity,
  cities: readonly OpenCity[],
  request: SearchRequest,
): FoundPlace[] {
  const found = search.autocomplete(request)
  if (!info.invented) return found
  const real = cities.filter((city) => !city.info.invented)
  return found.filter((place) => !real.some((city) => covers(city.info, place)))
}

/** Returns the first result of each list, then the second of each, and so on. */
function roundRobin<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat()
}
