import type { BrowserConfig } from '@beckon/contract'
import { brands, type Deployment } from '@beckon/domain/country'
import type { OutsideMap } from '../../../platform/config/maps.ts'
import type { MapEngine, MapPack } from './map-engine.ts'

/** The attribution that its licence requires, with the link. */
const OPENSTREETMAP = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

/** Changes when the pack is swapped for another of the same name. */
export const versionOf = (pack: MapPack): string =>
  Math.floor(new Date(pack.createdAt).getTime() / 1000).toString(36)

/**
 * Returns the map source of a country for the browser, with the attribution that the licence of its data
 * requires.
 */
export function mapSource(
  maps: MapEngine,
  { country, brand }: Pick<Deployment, 'country' | 'brand'>,
  { styleUrl, tilesUrl }: Omit<OutsideMap, 'origins'>,
): Omit<BrowserConfig['map'], 'centre'> {
  const style_url = styleUrl ?? null
  if (styleUrl ?? tilesUrl) {
    return { style_url, basemap_url: tilesUrl ?? null, attribution: OPENSTREETMAP, invented: false }
  }
  const pack = maps.packOf(country)
  if (!pack) {
    return { style_url, basemap_url: null, attribution: 'Natural Earth, GeoNames', invented: false }
  }
  return {
    style_url,
    basemap_url: `/tiles/${pack.id}.pmtiles?v=${versionOf(pack)}`,
    attribution: pack.invented ? brands[brand].name : OPENSTREETMAP,
    invented: pack.invented,
  }
}
