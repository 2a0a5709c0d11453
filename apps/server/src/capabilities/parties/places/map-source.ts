import type { BrowserConfig } from '@beckon/contract'
import { brands, type Deployment } from '@beckon/domain/country'
import type { OutsideMap } from '../../../platform/config/maps.ts'
import { covers } from '@beckon/streets'
import type { MapEngine, MapPack } from './map-engine.ts'

/** The attribution that its licence requires, with the link. */
const OPENSTREETMAP = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

/** Changes when the pack is swapped for another of the same name. */
export const versionOf = (pack: MapPack): string =>
  Math.floor(new Date(pack.createdAt).getTime() / 1000).toString(36)

/**
 * Returns the map source of a country for the browser, with the attribution that the licence of its data
 * requires. Its centre is that of the deployment, or of the nearest city where no city is there.
 */
export function mapSource(
  maps: MapEngine,
  { country, brand, mapCentre }: Pick<Deployment, 'country' | 'brand' | 'mapCentre'>,
  { styleUrl, tilesUrl }: Omit<OutsideMap, 'origins'>,
): BrowserConfig['map'] {
  const style_url = styleUrl ?? null
  const none = { style_url, basemap_url: null, invented: false, packs: [], centre: { ...mapCentre } }
  if (styleUrl ?? tilesUrl) return { ...none, basemap_url: tilesUrl ?? null, attribution: OPENSTREETMAP }
  const packs = maps.packsIn(country, mapCentre).map((pack) => sourceOf(pack, brands[brand].name))
  const [nearest] = packs
  if (!nearest) return { ...none, attribution: 'Natural Earth, GeoNames' }
  const { tiles_url: basemap_url, attribution, invented, bounds } = nearest
  const centre = covers({ bounds }, mapCentre) ? { ...mapCentre } : middleOf(bounds)
  return { style_url, basemap_url, attribution, invented, packs, centre }
}

const sourceOf = (pack: MapPack, brand: string): BrowserConfig['map']['packs'][number] => ({
  tiles_url: `/tiles/${pack.id}.pmtiles?v=${versionOf(pack)}`,
  attribution: pack.invented ? brand : OPENSTREETMAP,
  invented: pack.invented,
  bounds: { ...pack.bounds },
})

const middleOf = ({ west, south, east, north }: MapPack['bounds']) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})
