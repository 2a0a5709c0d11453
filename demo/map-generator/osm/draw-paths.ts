import { at, crossing, distance, mixed, type Point } from '../shape/point.ts'
import { contains } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'
import type { Block } from '../town/blocks.ts'
import type { City } from '../town/city.ts'
import type { Drawing, Tags } from './drawing.ts'
import type { NodeOf } from './draw-roads.ts'

/** How many blocks have a way into their yard. */
const yards: Readonly<Partial<Record<Block['zone'], number>>> = {
  core: 0.5,
  inner: 0.55,
  outer: 0.14,
  campus: 0.8,
  hospital: 0.8,
  industry: 0.5,
}

/** Ways through parks and yards; they begin on the streets around. */
export function drawPaths(city: City, drawing: Drawing, nodeOf: NodeOf, random: Random): void {
  const walls = new Map<Block, Point[][]>()
  for (const { building } of city.addresses) {
    const known = walls.get(building.block)
    if (known) known.push([...building.ring])
    else walls.set(building.block, [[...building.ring]])
  }
  const dry = (p: Point) => city.network.land.ashore.read(p.x, p.y) > 2
  for (const block of city.blocks) {
    if (block.zone === 'park' || block.zone === 'wood' || block.zone === 'cemetery') {
      drawPark(block, city, drawing, nodeOf, dry, random)
    } else if (block.use === 'ordinary' && block.face.area > 6500 && random.chance(yards[block.zone] ?? 0)) {
      drawYard(block, walls.get(block) ?? [], city, drawing, nodeOf, dry)
    }
  }
}

/** Corners of a block that lie on a street, one about every `apart` metres. */
function gates(block: Block, city: City, apart: number): number[] {
  const { graph } = city.network
  const found: number[] = []
  for (const point of block.face.points) {
    const onStreet = graph.at(point).some((edge) => edge.rank !== 'motorway' && !edge.bridge)
    if (!onStreet) continue
    if (found.every((other) => distance(graph.point(other), graph.point(point)) > apart)) found.push(point)
  }
  return found
}

/** From each gate to a round walk about the middle. */
function drawPark(
  block: Block,
  city: City,
  drawing: Drawing,
  nodeOf: NodeOf,
  dry: (p: Point) => boolean,
  random: Random,
): void {
  const { ring } = block.face
  const walk: Point[] = Array.from({ length: 22 }, (_, i) => {
    const turn = (i / 22) * 2 * Math.PI
    const far = edgeTowards(ring, block.inside, turn)
    return mixed(block.inside, far, 0.5 + 0.1 * Math.sin(turn * 3 + ring.length))
  })
  if (!walk.every((p) => contains(ring, p) && dry(p)) || crossesRails([...walk, at(walk, 0)], city)) return
  const nodes = walk.map((p) => drawing.node(p))
  const tags: Tags = { highway: 'footway', surface: 'gravel' }
  drawing.way([...nodes, at(nodes, 0)], tags)
  for (const gate of gates(block, city, 150)) {
    const p = city.network.graph.point(gate)
    const order = walk.map((q, i) => ({ i, away: distance(p, q) })).sort((a, b) => a.away - b.away)
    const to = at(order, random.whole(2)).i
    const sway = random.between(-0.16, 0.16)
    const q = at(walk, to)
    const bend = { x: (p.x + q.x) / 2 - (q.y - p.y) * sway, y: (p.y + q.y) / 2 + (q.x - p.x) * sway }
    const middle = [0.25, 0.5, 0.75].map((t) => mixed(mixed(p, bend, t), mixed(bend, q, t), t))
    const isOpen = middle.every((one) => contains(ring, one) && dry(one))
    if (!isOpen || crossesRails([p, ...middle, q], city)) continue
    const cycle: Tags = random.chance(0.3) ? { ...tags, bicycle: 'yes' } : tags
    drawing.way([nodeOf(gate), ...middle.map((one) => drawing.node(one)), at(nodes, to)], cycle)
  }
  const [one, other] = [at(nodes, 0), at(nodes, 11)]
  const across = mixed(at(walk, 0), at(walk, 11), 0.5)
  if (contains(ring, across) && dry(across)) drawing.way([one, drawing.node(across), other], tags)
}

function edgeTowards(ring: readonly Point[], from: Point, turn: number): Point {
  const end = { x: from.x + Math.cos(turn) * 2000, y: from.y + Math.sin(turn) * 2000 }
  let best = 1
  for (let i = 0; i < ring.length; i++) {
    const met = crossing(from, end, at(ring, i), at(ring, (i + 1) % ring.length))
    if (met) best = Math.min(best, met[0])
  }
  return mixed(from, end, best)
}

/** Draws a service way into the yard, where no wall is in between, and often a footway out of it. */
function drawYard(
  block: Block,
  walls: readonly (readonly Point[])[],
  city: City,
  drawing: Drawing,
  nodeOf: NodeOf,
  dry: (p: Point) => boolean,
): void {
  const { graph } = city.network
  const yard = block.inside
  if (!dry(yard) || walls.some((wall) => contains(wall, yard))) return
  const open = gates(block, city, 20)
    .filter((gate) => {
      const way = [graph.point(gate), yard] as const
      return isClear(...way, block.face.ring, walls) && !crossesRails(way, city)
    })
    .sort((a, b) => distance(graph.point(a), yard) - distance(graph.point(b), yard))
  const [drive, walk] = [open[0], open.at(-1)]
  if (drive === undefined || distance(graph.point(drive), yard) > 140) return
  const end = drawing.node(yard)
  drawing.way([nodeOf(drive), end], { highway: 'service', service: 'driveway', surface: 'asphalt' })
  if (walk !== drive && walk !== undefined) drawing.way([end, nodeOf(walk)], { highway: 'footway' })
}

/** Footpaths do not cross the railway or the motorway. */
function crossesRails(way: readonly Point[], city: City): boolean {
  const { railway, motorway } = city.network.skeleton
  return [railway, motorway].some((line) =>
    line.some((c, i) => {
      const d = line[i + 1]
      return d && way.some((a, j) => way[j + 1] && crossing(a, at(way, j + 1), c, d) !== undefined)
    }),
  )
}

function isClear(
  from: Point,
  to: Point,
  ring: readonly Point[],
  walls: readonly (readonly Point[])[],
): boolean {
  const start = mixed(from, to, 0.03)
  const meets = (other: readonly Point[]) =>
    other.some((p, i) => crossing(start, to, p, at(other, (i + 1) % other.length)) !== undefined)
  return contains(ring, start) && !meets(ring) && !walls.some(meets)
}
