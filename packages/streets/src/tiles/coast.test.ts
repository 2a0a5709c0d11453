import { describe, expect, it } from 'vitest'
import { seaOf } from './coast.ts'
import { isInside } from './rings.ts'
import { TestMap } from './test-map.ts'

type Place = readonly [number, number]
/** Hundredths of a degree from the south-west corner; the map is 10 by 10. */
const at = (x: number, y: number): Place => [20 + x / 100, 40 + y / 100]
const coast = { natural: 'coastline' }

function drawn(...lines: readonly (readonly Place[])[]): (x: number, y: number) => 'land' | 'sea' {
  const map = new TestMap()
  for (const line of lines) map.way(coast, ...line)
  const seas = seaOf(map.osm())
  return (x, y) =>
    seas.some(
      ([outer, ...holes]) =>
        outer && isInside(at(x, y), outer) && !holes.some((hole) => isInside(at(x, y), hole)),
    )
      ? 'sea'
      : 'land'
}

describe('the sea', () => {
  it('there is no sea without a coast', () => {
    expect(seaOf(new TestMap().osm())).toEqual([])
  })

  it('the sea is right of a coast that crosses the map in any direction', () => {
    const north = drawn([at(4, 0), at(4, 5), at(4, 10)])
    expect([north(8, 5), north(2, 5), north(9.9, 9.9), north(0.1, 0.1)]).toEqual([
      'sea',
      'land',
      'sea',
      'land',
    ])
    const south = drawn([at(4, 10), at(4, 5), at(4, 0)])
    expect([south(8, 5), south(2, 5)]).toEqual(['land', 'sea'])
  })

  it('the sea is cut at the edge of the map, and closed where the coast ends just before it', () => {
    const is = drawn([at(-3, 4), at(5, 4), at(9.7, 4)])
    expect([is(5, 2), is(5, 8), is(9.9, 1)]).toEqual(['sea', 'land', 'sea'])
  })

  it('the sea is complete if its coast is in pieces, in any order', () => {
    const is = drawn([at(4, 3), at(4, 7)], [at(4, 7), at(4, 10)], [at(4, 0), at(4, 3)])
    expect([is(8, 5), is(2, 5)]).toEqual(['sea', 'land'])
  })

  it('islands are land, and a strait between two coasts is sea', () => {
    const island = [at(7, 4), at(8, 4), at(8, 5), at(7, 5), at(7, 4)]
    const is = drawn([at(3, 0), at(3, 10)], [at(9, 10), at(9, 0)], island)
    expect([is(1, 5), is(5, 5), is(7.5, 4.5), is(9.5, 5)]).toEqual(['land', 'sea', 'land', 'land'])
  })

  it('the sea surrounds an island', () => {
    const is = drawn([at(4, 4), at(6, 4), at(6, 6), at(4, 6), at(4, 4)])
    expect([is(5, 5), is(1, 1), is(9, 9)]).toEqual(['land', 'sea', 'sea'])
  })

  it('a coast that ends inside the map makes no sea', () => {
    const is = drawn([at(4, 4), at(5, 5)])
    expect([is(4, 6), is(6, 4)]).toEqual(['land', 'land'])
  })
})
