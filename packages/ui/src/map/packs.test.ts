import { describe, expect, it } from 'vitest'
import { boxOfTile, isInventedAt, type MapPack, packsAround, packsWithin, seenWithin } from './packs.ts'

const pack = (name: string, [west, south, east, north]: readonly number[], invented = false): MapPack => ({
  tiles_url: name,
  bounds: { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 },
  attribution: invented ? 'Beckon' : 'OpenStreetMap',
  invented,
})
const region = pack('region', [0, 0, 10, 10])
const city = pack('city', [2, 2, 4, 4])
const neighbour = pack('neighbour', [4, 2, 6, 4])
const demo = pack('demo', [3, 3, 5, 5], true)
const lonelyDemo = pack('lonely', [20, 20, 21, 21], true)
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north })
const within = (packs: readonly MapPack[], ...sides: Parameters<typeof box>) =>
  packsWithin(packs, box(...sides)).map(({ tiles_url }) => tiles_url)

describe('the packs of a tile', () => {
  it('are all that touch it', () => {
    expect(within([city, neighbour], 3, 2, 5, 3)).toEqual(['city', 'neighbour'])
    expect(within([city, neighbour], 11, 11, 12, 12)).toEqual([])
  })

  it('are the smallest one alone that covers it', () => {
    expect(within([region, city, neighbour], 2.5, 2.5, 3, 3)).toEqual(['city'])
    expect(within([region, city, neighbour], 1, 1, 3, 3)).toEqual(['region'])
  })

  it('are real where one is real', () => {
    expect(within([demo, city], 3.5, 3.5, 4.5, 4.5)).toEqual(['city'])
    expect(within([demo, city], 4.5, 4.5, 4.6, 4.6)).toEqual(['demo'])
  })

  it('are the largest ones where the whole country is seen', () => {
    const towns = Array.from({ length: 40 }, (_, nth) => pack(`${nth}`, [nth, 0, nth + 0.1 + nth / 100, 1]))
    const drawn = within(towns, -10, -10, 100, 50)
    expect(drawn).toHaveLength(12)
    expect(drawn).toContain('39')
  })
})

it('a tile has its degrees', () => {
  expect(boxOfTile(0, 0, 0)).toEqual({
    west: -180,
    east: 180,
    north: expect.closeTo(85.0511, 3),
    south: expect.closeTo(-85.0511, 3),
  })
  expect(boxOfTile(1, 1, 0)).toMatchObject({ west: 0, east: 180, south: expect.closeTo(0, 9) })
})

describe('the source of a view', () => {
  const map = (...packs: MapPack[]) => ({
    centre: { latitude: 3, longitude: 3 },
    style_url: null,
    basemap_url: '/tiles/city.pmtiles',
    attribution: 'Somebody',
    invented: true,
    packs,
  })

  it('is that of the deployment without packs', () => {
    expect(seenWithin(map(), box(0, 0, 1, 1))).toEqual({ attribution: 'Somebody', isInvented: true })
    expect(isInventedAt(map(), { latitude: 50, longitude: 50 })).toBe(true)
  })

  it('is that of the packs in view, each attribution once', () => {
    const all = map(city, neighbour, lonelyDemo)
    expect(seenWithin(all, box(3, 2, 5, 3))).toEqual({ attribution: 'OpenStreetMap', isInvented: false })
    expect(seenWithin(all, box(20, 20, 22, 22))).toEqual({ attribution: 'Beckon', isInvented: true })
    expect(seenWithin(all, box(3, 3, 22, 22))).toEqual({
      attribution: 'OpenStreetMap | Beckon',
      isInvented: true,
    })
    expect(seenWithin(all, box(50, 50, 51, 51))).toEqual({ attribution: '', isInvented: false })
  })

  it('does not name invented streets that real ones hide', () => {
    expect(seenWithin(map(region, demo), box(2, 2, 6, 6)).isInvented).toBe(false)
    expect(seenWithin(map(city, demo), box(2, 2, 6, 6)).isInvented).toBe(true)
  })

  it('is about the point of an address', () => {
    const all = map(lonelyDemo, city)
    expect(isInventedAt(all, { latitude: 3, longitude: 3 })).toBe(false)
    expect(isInventedAt(all, { latitude: 20.5, longitude: 20.5 })).toBe(true)
    expect(isInventedAt(all, { latitude: 50, longitude: 50 })).toBe(false)
  })
})

it('the packs of the point where a map begins come first', () => {
  const order = packsAround([lonelyDemo, neighbour, city], { latitude: 3, longitude: 3 })
  expect(order.map(({ tiles_url }) => tiles_url)).toEqual(['city', 'lonely', 'neighbour'])
})
