import type { Point } from '@beckon/domain/geo'
import type { FoundPlace, PackInfo, Route, SearchRequest, Vehicle } from './model.ts'
import { listPacks, loadPack, packsFolder } from './pack/pack-files.ts'
import { createRouter, type Router } from './road/index.ts'
import { estimate } from './road/router.ts'
import { buildSearch, type Search, townLevel } from './search/index.ts'
import { join } from 'node:path'

/** All that is known of places and roads: the packs that are there, and towns everywhere else. */
export interface Streets {
  packs(): readonly PackInfo[]
  /** Looks whether packs came, went or changed; cheap when not. */
  refresh(): Promise<void>
  autocomplete(request: SearchRequest): FoundPlace[]
  details(id: string, language: string): FoundPlace | undefined
  reverse(request: Point & { readonly country: string; readonly language: string }): FoundPlace | undefined
  route(from: Point, to: Point, by: { readonly country: string; readonly vehicle: Vehicle }): Route
  /** The tiles of a country; undefined where it has no pack. */
  basemap(country: string): { readonly path: string; readonly info: PackInfo } | undefined
}

interface City {
  readonly info: PackInfo
  readonly search: Search
  readonly router: Router
}

export async function openStreets(dataDir: string): Promise<Streets> {
  const streets = new PackedStreets(dataDir)
  await streets.refresh()
  return streets
}

class PackedStreets implements Streets {
  readonly #dataDir: string
  readonly #towns = townLevel()
  #cities: readonly City[] = []

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  packs(): readonly PackInfo[] {
    return this.#cities.map((city) => city.info)
  }

  async refresh(): Promise<void> {
    const infos = listPacks(this.#dataDir)
    const key = (info: PackInfo) => `${info.id} ${info.createdAt}`
    if (infos.map(key).join() === this.#cities.map(({ info }) => key(info)).join()) return
    const known = new Map(this.#cities.map((city) => [key(city.info), city]))
    this.#cities = infos.map((info) => known.get(key(info)) ?? this.#open(info))
  }

  #open(info: PackInfo): City {
    const { gazetteer, graph } = loadPack(this.#dataDir, info.id)
    return { info, search: buildSearch(gazetteer, info), router: createRouter(graph) }
  }

  autocomplete(request: SearchRequest): FoundPlace[] {
    const found = this.#inCountry(request.country).flatMap((city) => city.search.autocomplete(request))
    const limit = request.limit ?? 5
    return found.length > 0 ? found.slice(0, limit) : this.#towns.autocomplete(request)
  }

  details(id: string, language: string): FoundPlace | undefined {
    for (const { search } of this.#cities) {
      const found = search.details(id, language)
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
    const info = this.#inCountry(country)[0]?.info
    return info && { info, path: join(packsFolder(this.#dataDir), info.id, 'basemap.pmtiles') }
  }

  /** Real streets before invented ones. */
  #inCountry(country: string): City[] {
    return this.#cities
      .filter(({ info }) => info.country === country.toUpperCase())
      .toSorted((a, b) => Number(a.info.invented) - Number(b.info.invented))
  }
}

function covers({ bounds: { west, south, east, north } }: PackInfo, { latitude, longitude }: Point): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
