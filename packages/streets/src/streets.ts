import type { Point } from '@beckon/domain/geo'
import type { FoundPlace, PackInfo, Route, SearchRequest, Vehicle } from './model.ts'
import { covers, keyOf, realFirst } from './pack/choose-pack.ts'
import { listPacks, loadPack, recoverPacks, packsFolder } from './pack/pack-files.ts'
import { createRouter, type Router } from './road/index.ts'
import { estimate } from './road/router.ts'
import { buildSearch, type Search, townLevel } from './search/index.ts'
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
  /** The tiles of a country; undefined where it has no pack. */
  basemap(country: string): { readonly path: string; readonly info: PackInfo } | undefined
}

interface Opened {
  readonly search: Search
  readonly router: Router
}

interface City {
  readonly info: PackInfo
  /** Undefined for a pack that cannot be read after all. */
  open(): Opened | undefined
}

interface OpenCity extends Opened {
  readonly info: PackInfo
}

/** Opens the packs of the data folder. An unreadable pack is reported once and left out. */
export async function openStreets(
  dataDir: string,
  onError: (line: string) => void = () => undefined,
): Promise<Streets> {
  recoverPacks(dataDir)
  const streets = new PackedStreets(dataDir, onError)
  await streets.refresh()
  return streets
}

class PackedStreets implements Streets {
  readonly #dataDir: string
  readonly #onError: (line: string) => void
  readonly #towns = townLevel()
  readonly #broken = new Set<string>()
  #cities: readonly City[] = []

  constructor(dataDir: string, onError: (line: string) => void) {
    this.#dataDir = dataDir
    this.#onError = onError
  }

  packs(): readonly PackInfo[] {
    return this.#cities.map((city) => city.info)
  }

  async refresh(): Promise<void> {
    const infos = listPacks(this.#dataDir).filter((info) => !this.#broken.has(keyOf(info)))
    if (infos.map(keyOf).join() === this.#cities.map(({ info }) => keyOf(info)).join()) return
    const known = new Map(this.#cities.map((city) => [keyOf(city.info), city]))
    this.#cities = infos.flatMap((info) => known.get(keyOf(info)) ?? this.#cityOf(info))
  }

  /**
   * Imported maps are opened at once, so that a damaged one is reported when it is added. Invented ones, one
   * for each country, are opened on first use.
   */
  #cityOf(info: PackInfo): City[] {
    if (info.invented) {
      let opened: [Opened | undefined] | undefined
      return [{ info, open: () => (opened ??= [this.#open(info)])[0] }]
    }
    const opened = this.#open(info)
    return opened ? [{ info, open: () => opened }] : []
  }

  #open(info: PackInfo): Opened | undefined {
    try {
      const { gazetteer, graph } = loadPack(this.#dataDir, info.id)
      return { search: buildSearch(gazetteer, info), router: createRouter(graph) }
    } catch {
      // The pack was removed or swapped just now, and the next listing shows that. Otherwise it stays broken
      // until it is imported again.
      const isThere = listPacks(this.#dataDir).some((one) => keyOf(one) === keyOf(info))
      if (isThere) {
        this.#broken.add(keyOf(info))
        this.#onError(`The map of ${info.name} (${info.id}) cannot be read and is left out; add it again.`)
      }
      return undefined
    }
  }

  autocomplete(request: SearchRequest): FoundPlace[] {
    const { country, near, limit = 5 } = request
    const cities = this.#inCountry(country)
    const here = near && cities.find(({ info }) => covers(info, near))
    const answers = (city: OpenCity) => answersOf(city, cities, request)
    const elsewhere = roundRobin(cities.filter((city) => city !== here).map(answers))
    const found = [...(here ? answers(here) : []), ...elsewhere].slice(0, limit)
    return found.length > 0 ? found : this.#towns.autocomplete(request)
  }

  details(id: string, language: string): FoundPlace | undefined {
    for (const city of this.#cities) {
      const isHere = id.startsWith(`${city.info.id}:`)
      const found = isHere ? city.open()?.search.details(id, language) : undefined
      if (found) return found
    }
    return this.#towns.details(id, language)
  }

  reverse(request: Point & { country: string; language: string }): FoundPlace | undefined {
    for (const { search } of this.#inCountry(request.country)) {
      const found = search.reverse(request)
      if (found) return found
    }
    const town = this.#towns.reverse(request)
    return town?.country_code.toUpperCase() === request.country.toUpperCase() ? town : undefined
  }

  route(from: Point, to: Point, by: { country: string; vehicle: Vehicle }): Route {
    const city = this.#inCountry(by.country).find(({ info }) => covers(info, from) && covers(info, to))
    return city ? city.router(from, to, by.vehicle) : estimate(from, to, by.vehicle)
  }

  basemap(country: string): { path: string; info: PackInfo } | undefined {
    const info = this.#citiesIn(country)[0]?.info
    return info && { info, path: join(packsFolder(this.#dataDir), info.id, 'basemap.pmtiles') }
  }

  #inCountry(country: string): OpenCity[] {
    return this.#citiesIn(country).flatMap(({ info, open }) => {
      const opened = open()
      return opened ? [{ info, ...opened }] : []
    })
  }

  /** Real streets before invented ones. */
  #citiesIn(country: string): City[] {
    return this.#cities
      .filter(({ info }) => info.country === country.toUpperCase())
      .toSorted((a, b) => realFirst(a.info, b.info))
  }
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
