import type { BrowserConfig } from '@beckon/contract'
import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import { addressOfPacks } from './load-packs.ts'
import type { Position } from './map-drawing.ts'
import { mapFonts } from './map-fonts.ts'
import { packsAround } from './packs.ts'

const FONT = 'Noto Sans'
/** Greater than any zoom level or rank of the tiles, by which labels are sorted. */
const LAST = 1000
export const SOURCE = 'basemap'

export interface StyleChoice {
  readonly map: BrowserConfig['map']
  readonly language: string
  readonly dark: boolean
  /** Where the map begins. */
  readonly centre: Position
  /** The map follows riders. Names of shops and stations are left out. */
  readonly isFollowing?: boolean
}

/**
 * The style of the map: the operator's own by its address, else tiles in the reader's language, or the outlines of
 * the world where there are none.
 */
export function mapStyle({
  map,
  language,
  dark,
  centre,
  isFollowing = false,
}: StyleChoice): StyleSpecification | string {
  if (map.style_url !== null) return map.style_url
  const named = namedFlavor(dark ? 'dark' : 'light')
  // A tile that is missing or still loading is shown as land.
  const flavor: Flavor = { ...named, background: named.earth, regular: FONT, bold: FONT, italic: FONT }
  const base = { version: 8 as const, 'font-faces': { [FONT]: [...mapFonts] } }
  const source = sourceOf(map, centre)
  if (!source) return { ...base, ...worldStyle(map, flavor) }
  return {
    ...base,
    sources: { [SOURCE]: source },
    layers: layers(SOURCE, flavor, { lang: labelLanguage(language) })
      .filter(({ id }) => !isFollowing || id !== 'pois')
      .map((layer) => withSortKey(withoutSprite(withOneName(layer, labelLanguage(language))))),
  }
}

/** Undefined where there are no tiles. The attribution of packs depends on the view. */
function sourceOf(map: BrowserConfig['map'], [x, y]: Position): VectorSourceSpecification | undefined {
  const [first, ...others] = packsAround(map.packs, { latitude: y, longitude: x })
  if (first) return { type: 'vector', url: addressOfPacks([first, ...others]) }
  if (map.basemap_url === null) return undefined
  const url = `pmtiles://${new URL(map.basemap_url, location.origin).href}`
  return { type: 'vector', url, attribution: map.attribution }
}

function worldStyle(
  map: BrowserConfig['map'],
  flavor: Flavor,
): Pick<StyleSpecification, 'sources' | 'layers'> {
  return {
    sources: { [SOURCE]: { type: 'geojson', data: '/tiles/world.json', attribution: map.attribution } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': flavor.water } },
      { id: 'land', type: 'fill', source: SOURCE, paint: { 'fill-color': flavor.earth } },
      {
        id: 'coast',
        type: 'line',
        source: SOURCE,
        paint: { 'line-color': flavor.boundaries, 'line-width': 1 },
      },
    ],
  }
}

/** Labels are sufficient at the scale of a delivery; a sprite would be one more request. */
function withoutSprite(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol' || !layer.layout) return layer
  const { 'icon-image': _icon, ...layout } = layer.layout
  return { ...layer, layout }
}

/** A feature without a sort key is sorted last. Without a default the map logs a warning for each. */
function withSortKey(layer: LayerSpecification): LayerSpecification {
  const key = layer.type === 'symbol' ? layer.layout?.['symbol-sort-key'] : undefined
  if (layer.type !== 'symbol' || !Array.isArray(key)) return layer
  const whole: ExpressionSpecification = ['coalesce', key, LAST]
  return { ...layer, layout: { ...layer.layout, 'symbol-sort-key': whole } }
}

/** In the reader's language, else as it is written there: not both, which for one language is the same name twice. */
function withOneName(layer: LayerSpecification, language: string): LayerSpecification {
  if (layer.type !== 'symbol' || !layer.layout) return layer
  if (!JSON.stringify(layer.layout['text-field'] ?? '').includes('"name')) return layer
  const named: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  return { ...layer, layout: { ...layer.layout, 'text-field': named } }
}

/** The tiles carry names by language, with Chinese split by script. */
function labelLanguage(language: string): string {
  if (language.startsWith('zh')) return 'zh-Hant'
  return language.split('-')[0] ?? 'en'
}
