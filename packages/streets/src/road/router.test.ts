import { distanceBetween, type Point } from '@beckon/domain/geo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Route, Vehicle } from '../model.ts'
import type { OsmRelation, OsmWay } from '../osm/osm-data.ts'
import { buildGraph } from './build-graph.ts'
import { vehicles } from './graph.ts'
import { createRouter } from './router.ts'
import { createSnapper } from './snap.ts'
import { dice, mapOf, plainSeconds, restriction, way } from './test-roads.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

/**
 *   1 --- 2 --- 3
 *   |     |     |
 *   4 --- 5 --- 6     a step is about 111 m
 *   |     |     |
 *   7 --- 8 --- 9
 */
const step = 0.001
const points = Object.fromEntries(
  Array.from({ length: 9 }, (_, n) => [n + 1, [(2 - Math.floor(n / 3)) * step, (n % 3) * step] as const]),
)
const node = (id: number): Point => at(points[id]?.[0] ?? 0, points[id]?.[1] ?? 0)
const middle = (a: number, b: number): Point =>
  at((node(a).latitude + node(b).latitude) / 2, (node(a).longitude + node(b).longitude) / 2)
const links = [
  [1, 2],
  [2, 3],
  [4, 5],
  [5, 6],
  [7, 8],
  [8, 9],
  [1, 4],
  [4, 7],
  [2, 5],
  [5, 8],
  [3, 6],
  [6, 9],
] as const
const streets = links.map(([a, b]) => way(a * 10 + b, [a, b]))
const changed = (id: number, tags: Record<string, string>): OsmWay[] =>
  streets.map((street) => (street.id === id ? { ...street, tags: { ...street.tags, ...tags } } : street))

function ride(
  from: Point,
  to: Point,
  {
    ways = streets,
    relations = [] as OsmRelation[],
    vehicle = 'car' as Vehicle,
    nodes = mapOf({}, []).taggedNodes,
  } = {},
): Route {
  return createRouter(buildGraph(mapOf(points, ways, relations, nodes)))(from, to, vehicle)
}
/** The crossings that a route passes, in order. */
const passed = ({ path }: Route): number[] =>
  path.flatMap(([longitude, latitude]) =>
    Object.keys(points)
      .map(Number)
      .filter((id) => distanceBetween(node(id), at(latitude, longitude)) < 0.5),
  )

describe('a way by road', () => {
  it('a route follows the streets and has distance and duration', () => {
    const route = ride(middle(4, 5), middle(5, 8))
    expect(passed(route)).toEqual([5])
    expect(route.estimated).toBe(false)
    expect(route.distance).toBeCloseTo(111.2, 0)
    expect(route.duration).toBeCloseTo(route.distance / (22 / 3.6), 1)
  })

  it('a route stays in the street of both points', () => {
    const route = ride(at(step, 0.0002), at(step, 0.0008))
    expect([passed(route), route.path.length]).toEqual([[], 2])
    expect(route.distance).toBeCloseTo(66.7, 0)
  })

  it('one-way streets bind cars, not pedestrians, nor bicycles where they are exempt', () => {
    const ways = changed(45, { oneway: 'yes' })
    const [from, to] = [middle(5, 6), middle(4, 7)]
    expect(passed(ride(from, to, { ways }))).not.toEqual([5, 4])
    expect(passed(ride(from, to, { ways, vehicle: 'foot' }))).toEqual([5, 4])
    expect(passed(ride(from, to, { ways, vehicle: 'bike' }))).not.toEqual([5, 4])
    const let_ = changed(45, { oneway: 'yes', 'oneway:bicycle': 'no' })
    expect(passed(ride(from, to, { ways: let_, vehicle: 'bike' }))).toEqual([5, 4])
  })

  it('routes avoid private roads and take the faster road for cars', () => {
    expect(
      passed(ride(middle(4, 5), middle(5, 6), { ways: changed(56, { access: 'private' }) })),
    ).not.toContain(6)
    const fast = streets.map((one) =>
      [12, 23].includes(one.id) ? way(one.id, one.refs, { highway: 'trunk' }) : one,
    )
    expect(passed(ride(middle(1, 4), middle(3, 6), { ways: fast }))).toEqual([1, 2, 3])
  })

  it('a route follows the direction of a one-way loop', () => {
    const loop = { ...points, 20: [0.0025, 0.0005], 21: [0.0025, 0.0015] } as typeof points
    const ways = [...streets, way(99, [2, 20, 21, 2], { oneway: 'yes' })]
    const router = createRouter(buildGraph(mapOf(loop, ways)))
    const late = at(0.00225, 0.00125)
    expect(router(node(5), late, 'car').path).toContainEqual([0.0005, 0.0025])
    expect(router(late, node(5), 'car').path).not.toContainEqual([0.0005, 0.0025])
  })

  it('a route does not start on an isolated road, and is an estimate where no road leads', () => {
    const islet = { ...points, 30: [0.0011, 0.0004], 31: [0.0011, 0.0006] } as typeof points
    const router = createRouter(buildGraph(mapOf(islet, [...streets, way(98, [30, 31])])))
    expect(router(at(0.0011, 0.0005), middle(5, 8), 'car').estimated).toBe(false)
    const far = router(at(0.5, 0.5), middle(5, 8), 'car')
    expect(far.estimated).toBe(true)
    expect(far.distance).toBeCloseTo(1.3 * distanceBetween(at(0.5, 0.5), middle(5, 8)), 3)
    expect(createRouter(buildGraph(mapOf(points, [])))(node(1), node(2), 'foot').estimated).toBe(true)
  })
})

describe('turns', () => {
  const [from, to] = [middle(4, 5), middle(5, 8)]

  it('routes do not contain forbidden turns', () => {
    const route = ride(from, to, { relations: [restriction('no_right_turn', 45, 5, 58)] })
    expect(passed(route).slice(0, 2)).not.toEqual([5, 8])
    expect(passed(route)).not.toEqual([5])
    expect(route.estimated).toBe(false)
  })

  it('routes do not start on a dead end that turn restrictions create', () => {
    const ways = changed(58, { oneway: 'yes' }).filter((one) => ![56, 25].includes(one.id))
    const relations = [restriction('no_right_turn', 45, 5, 58), restriction('no_u_turn', 45, 5, 45)]
    const start = at(step, 0.0004)
    expect(ride(start, middle(7, 8), { ways }).path[0]?.[0]).toBeCloseTo(0.0004, 9)
    const [longitude] = ride(start, middle(7, 8), { ways, relations }).path[0] ?? []
    expect(longitude).toBe(0)
  })

  it('routes contain mandatory turns', () => {
    const route = ride(from, to, { relations: [restriction('only_straight_on', 45, 5, 56)] })
    const crossings = passed(route)
    expect(crossings[0] === 5 ? crossings[1] : 6).toBe(6)
    expect(crossings).not.toEqual([5])
  })

  it('turn restrictions apply to bicycles without an exception on the sign, and never to pedestrians', () => {
    const relations = [restriction('no_right_turn', 45, 5, 58)]
    expect(passed(ride(from, to, { relations, vehicle: 'bike' }))).not.toEqual([5])
    expect(passed(ride(from, to, { relations, vehicle: 'foot' }))).toEqual([5])
    const except = [restriction('no_right_turn', 45, 5, 58, { except: 'bicycle' })]
    expect(passed(ride(from, to, { relations: except, vehicle: 'bike' }))).toEqual([5])
    expect(passed(ride(from, to, { relations: except }))).not.toEqual([5])
  })

  it('a bollard ends routes of cars, not of bicycles', () => {
    const nodes = [{ id: 5, ...node(5), tags: { barrier: 'bollard' } }]
    expect(passed(ride(from, to, { nodes }))).not.toContain(5)
    expect(passed(ride(from, to, { nodes, vehicle: 'bike' }))).toEqual([5])
    const open = [{ id: 5, ...node(5), tags: { barrier: 'bollard', motor_vehicle: 'yes' } }]
    expect(passed(ride(from, to, { nodes: open }))).toEqual([5])
  })
})

/** A grid of streets with holes, bends, one-ways, speeds and forbidden turns, all from one seed. */
function randomTown(seed: number) {
  const random = dice(seed)
  const size = 6
  const spots: Record<number, readonly [number, number]> = {}
  for (let id = 0; id < size * size; id += 1)
    spots[id] = [(Math.floor(id / size) + random() * 0.6) * step, ((id % size) + random() * 0.6) * step]
  const ways: OsmWay[] = []
  const kinds = ['residential', 'primary', 'service', 'trunk', 'cycleway', 'footway']
  const add = (a: number, b: number) => {
    if (random() < 0.15) return
    const oneway = random() < 0.25 ? { oneway: random() < 0.5 ? 'yes' : '-1' } : {}
    const bend = 1000 + ways.length
    spots[bend] = [
      ((spots[a]?.[0] ?? 0) + (spots[b]?.[0] ?? 0)) / 2 + random() * 0.0003,
      ((spots[a]?.[1] ?? 0) + (spots[b]?.[1] ?? 0)) / 2,
    ]
    ways.push(
      way(ways.length + 1, [a, bend, b], { highway: kinds[Math.floor(random() * 6)] ?? '', ...oneway }),
    )
  }
  for (let id = 0; id < size * size; id += 1) {
    if (id % size < size - 1) add(id, id + 1)
    if (id + size < size * size) add(id, id + size)
  }
  const relations = ways.flatMap((one) => {
    const via = one.refs[2] ?? 0
    const others = ways.filter((other) => other.refs.includes(via))
    const other = others[Math.floor(random() * others.length)]
    const rule = random() < 0.7 ? 'no_left_turn' : 'only_right_turn'
    return random() < 0.3 && other ? [restriction(rule, one.id, via, other.id)] : []
  })
  const graph = buildGraph(mapOf(spots, ways, relations))
  const anywhere = () => at(random() * size * step, random() * size * step)
  return { graph, pairs: Array.from({ length: 12 }, () => [anywhere(), anywhere()] as const) }
}

describe('the quick search', () => {
  it('a route is as fast as that of plain Dijkstra, and its path has its distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...vehicles), (seed, vehicle) => {
        const { graph, pairs } = randomTown(seed)
        const [route, snap] = [createRouter(graph), createSnapper(graph)]
        for (const [from, to] of pairs) {
          const [start, goal] = [snap(from, vehicle), snap(to, vehicle)]
          const found = route(from, to, vehicle)
          if (!start || !goal) expect(found.estimated).toBe(true)
          else {
            expect(found.estimated).toBe(false)
            expect(found.duration).toBeCloseTo(plainSeconds(graph, start, goal, vehicle), 3)
            expect(lengthOf(found)).toBeCloseTo(found.distance, 1)
          }
        }
      }),
      { numRuns: 120, seed: 20_261_121 },
    )
  })
})

function lengthOf({ path }: Route): number {
  return path.slice(1).reduce((sum, [longitude, latitude], index) => {
    const [x, y] = path[index] ?? [longitude, latitude]
    return sum + distanceBetween(at(y, x), at(latitude, longitude))
  }, 0)
}
