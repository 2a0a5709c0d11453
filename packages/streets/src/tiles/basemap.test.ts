import { gunzipSync, gzipSync } from 'node:zlib'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { dice } from '../road/test-roads.ts'
import { buildTiles, layerNames, MAX_ZOOM, tilesAcross } from './build-tiles.ts'
import { mapFeatures } from './features.ts'
import { TestMap } from './test-map.ts'
import { writePmtiles } from './write-pmtiles.ts'

type Properties = Record<string, string | number | boolean>
type Drawn = Record<string, Properties[]>

/** The properties of each feature by layer: the vector tile format, version 2, read by its letter. */
function decode(bytes: Uint8Array): Drawn {
  const drawn: Drawn = {}
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag !== 3) return
    const layer = {
      name: '',
      keys: [] as string[],
      values: [] as (string | number | boolean)[],
      features: [] as number[][],
    }
    pbf.readMessage((field, one, inner) => {
      if (field === 1) one.name = inner.readString()
      else if (field === 2)
        one.features.push(
          inner.readMessage((f, tags: number[], x) => void (f === 2 && x.readPackedVarint(tags)), []),
        )
      else if (field === 3) one.keys.push(inner.readString())
      else if (field === 4)
        one.values.push(inner.readMessage(readValue, { value: '' as string | number | boolean }).value)
    }, layer)
    into[layer.name] = layer.features.map((tags) =>
      Object.fromEntries(
        tags.flatMap((key, at) =>
          at % 2 ? [] : [[layer.keys[key] ?? '', layer.values[tags[at + 1] ?? 0] ?? '']],
        ),
      ),
    )
  }, drawn)
  return drawn
}

function readValue(tag: number, into: { value: string | number | boolean }, pbf: PbfReader): void {
  if (tag === 1) into.value = pbf.readString()
  else if (tag === 3) into.value = pbf.readDouble()
  else if (tag === 5 || tag === 4) into.value = pbf.readVarint(true)
  else if (tag === 6) into.value = pbf.readSVarint()
  else if (tag === 7) into.value = pbf.readBoolean()
}

const town = new TestMap()
const square = (x: number, y: number, size: number) =>
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ].map(([a = 0, b = 0]) => [20.05 + a / 1000, 40.05 + b / 1000] as const)
town.node([20.05, 40.05], { place: 'city', name: 'مدينة', 'name:en': 'Town' })
town.node([20.0501, 40.0501], { amenity: 'cafe', name: 'Bean', 'addr:housenumber': '12b' })
town.node([20.0502, 40.0501], { amenity: 'cafe' })
town.way(
  { highway: 'primary', name: '青山通り', 'name:en': 'Aoyama-dori', oneway: 'yes', bridge: 'yes' },
  [20.05, 40.05],
  [20.055, 40.055],
)
town.way({ highway: 'footway' }, [20.05, 40.05], [20.051, 40.05])
town.way({ railway: 'tram' }, [20.05, 40.05], [20.051, 40.051])
town.way({ waterway: 'river', name: 'Arno', 'name:zh': '阿諾河' }, [20.05, 40.05], [20.051, 40.052])
town.way({ aeroway: 'runway' }, [20.05, 40.05], [20.052, 40.05])
town.way({ leisure: 'park', name: 'Green' }, ...square(0, 0, 4))
town.way({ building: 'yes', 'addr:housenumber': '7' }, ...square(1, 1, 1))
const border = town.way({ boundary: 'administrative', admin_level: '6' }, [20.04, 40.05], [20.06, 40.05])
town.relation({ type: 'boundary', boundary: 'administrative', admin_level: '2' }, [border, 'outer'])
const outer = town.way({}, ...square(5, 5, 3))
const inner = town.way({}, ...square(6, 6, 1))
town.relation({ type: 'multipolygon', natural: 'water', name: 'Pond' }, [outer, 'outer'], [inner, 'inner'])

const osm = town.osm()
const tiles = buildTiles(mapFeatures(osm), osm.bounds)
const archive = writePmtiles(tiles, osm.bounds, 'Somebody')
const source = (bytes: Uint8Array): Source => ({
  getKey: () => 'test',
  getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length).buffer }),
})
const stored = new PMTiles(source(new Uint8Array(archive)))

/** Everything drawn at a zoom, over all tiles. */
async function drawnAt(z: number): Promise<Drawn> {
  const all: Drawn = {}
  for (const { x, y } of tiles.filter((tile) => tile.z === z)) {
    const tile = await stored.getZxy(z, x, y)
    for (const [layer, features] of Object.entries(decode(new Uint8Array(tile?.data ?? new ArrayBuffer()))))
      all[layer] = [...(all[layer] ?? []), ...features]
  }
  return all
}

describe('a basemap', () => {
  it('a basemap has a header with format, bounds and attribution', async () => {
    const header = await stored.getHeader()
    expect(header).toMatchObject({
      specVersion: 3,
      minZoom: 0,
      maxZoom: MAX_ZOOM,
      tileType: 1,
      minLon: 20,
      maxLat: 40.1,
    })
    expect(await stored.getMetadata()).toMatchObject({
      attribution: 'Somebody',
      vector_layers: layerNames.map((id) => ({ id })),
    })
  })

  it('every tile is read back as it was cut, and none outside the bounds', async () => {
    expect(tiles.filter((tile) => tile.z === MAX_ZOOM)).toHaveLength(tilesAcross(osm.bounds))
    for (const { z, x, y, data } of tiles) {
      const found = await stored.getZxy(z, x, y)
      expect(Buffer.from(found?.data ?? new ArrayBuffer()).equals(gunzipSync(data))).toBe(true)
    }
    expect(await stored.getZxy(MAX_ZOOM, 0, 0)).toBeUndefined()
  })

  it('a road is in every tile that it crosses, also where the tiles are cut in several blocks', async () => {
    const wide = new TestMap()
    const corner = (nth: number) => [20.0005 + nth * 0.00225, 40.05] as const
    for (let nth = 0; nth < 44; nth += 1)
      wide.way({ highway: 'primary', name: 'Long' }, corner(nth), corner(nth + 1))
    const crossed = buildTiles(mapFeatures(wide.osm()), wide.osm().bounds).filter(
      ({ z, data }) => z === MAX_ZOOM && decode(gunzipSync(data))['roads']?.[0]?.['name'] === 'Long',
    )
    const columns = [...new Set(crossed.map(({ x }) => x))].toSorted((a, b) => a - b)
    expect(columns.length).toBeGreaterThan(8)
    expect(columns).toEqual(columns.map((_, nth) => (columns[0] ?? 0) + nth))
  })

  it('tiles are found through leaf directories when there are too many for one directory', async () => {
    const random = dice(7)
    const many = Array.from({ length: 20_000 }, (_, at) => {
      // Lengths that follow no rule, so that the directory cannot be packed small.
      const text = `${at} ${'x'.repeat(random() * 1000)}`
      return {
        z: 15,
        x: 12_000 + (at % 200),
        y: 9000 + Math.floor(at / 200),
        text,
        data: gzipSync(text, { level: 0 }),
      }
    })
    const big = new PMTiles(source(new Uint8Array(writePmtiles(many, osm.bounds, ''))))
    expect((await big.getHeader()).leafDirectoryLength).toBeGreaterThan(0)
    for (const { z, x, y, text } of many.filter((_, at) => at % 397 === 0 || at === many.length - 1)) {
      const found = await big.getZxy(z, x, y)
      expect(Buffer.from(found?.data ?? new ArrayBuffer()).toString()).toBe(text)
    }
  })

  it('tiles have streets, houses and names in every script, in the layers of the styles', async () => {
    const close = await drawnAt(MAX_ZOOM)
    expect(close['roads']).toContainEqual({
      kind: 'major_road',
      kind_detail: 'primary',
      oneway: 'yes',
      is_bridge: true,
      name: '青山通り',
      'name:en': 'Aoyama-dori',
    })
    expect(close['roads']).toContainEqual({ kind: 'path', kind_detail: 'footway' })
    expect(close['roads']).toContainEqual({ kind: 'rail', kind_detail: 'tram' })
    expect(close['roads']).toContainEqual({ kind: 'other', kind_detail: 'runway' })
    expect(close['water']).toContainEqual({
      kind: 'river',
      name: 'Arno',
      'name:zh': '阿諾河',
      'name:zh-Hant': '阿諾河',
    })
    expect(close['water']).toContainEqual({ kind: 'lake', name: 'Pond' })
    expect(close['landuse']).toContainEqual({ kind: 'park', name: 'Green' })
    expect(close['buildings']).toContainEqual({ kind: 'building' })
    expect(close['buildings']).toContainEqual({ kind: 'address', addr_housenumber: '7' })
    expect(close['buildings']).toContainEqual({ kind: 'address', addr_housenumber: '12b' })
    const cafes = close['pois']?.filter(({ kind }) => kind === 'cafe') ?? []
    expect(new Set(cafes.map(({ name }) => name))).toEqual(new Set(['Bean']))
    expect(close['boundaries']).toContainEqual({ kind: 'country', kind_detail: 2 })
  })

  it('tiles of low zoom levels have fewer features', async () => {
    const far = await drawnAt(4)
    expect(Object.keys(far).sort()).toEqual(['boundaries', 'earth', 'places'])
    expect(far['places']).toEqual([
      expect.objectContaining({ kind: 'locality', name: 'مدينة', 'name:en': 'Town' }),
    ])
    expect((await drawnAt(12))['roads']?.map(({ kind_detail }) => kind_detail)).not.toContain('footway')
  })
})
