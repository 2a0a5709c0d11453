import { at, type Point } from '../shape/point.ts'
import { signedArea } from '../shape/polygon.ts'
import { type Edge, type Graph, otherEnd } from './graph.ts'

/** Ground that roads enclose: its corners and the pieces of road between them, inside to the left. */
export interface Face {
  readonly points: readonly number[]
  /** `edges[i]` runs from `points[i]` to the next. */
  readonly edges: readonly Edge[]
  readonly ring: readonly Point[]
  readonly area: number
}

/** Every enclosed piece of ground; the outside is left out. */
export function facesOf(graph: Graph): Face[] {
  const around = graph.points.map((_, point) =>
    graph.at(point).sort((one, other) => graph.direction(point, one) - graph.direction(point, other)),
  )
  const done = new Set<number>()
  const faces: Face[] = []
  for (const edge of graph.edges.values()) {
    for (const start of [edge.a, edge.b]) {
      if (done.has(halfOf(edge, start))) continue
      const face = walkAround(graph, around, edge, start, done)
      if (face.area > 0) faces.push(face)
    }
  }
  return faces
}

const halfOf = (edge: Edge, from: number) => edge.id * 2 + (edge.a === from ? 0 : 1)

function walkAround(graph: Graph, around: Edge[][], first: Edge, start: number, done: Set<number>): Face {
  const points: number[] = []
  const edges: Edge[] = []
  let [edge, from] = [first, start]
  while (!done.has(halfOf(edge, from))) {
    done.add(halfOf(edge, from))
    points.push(from)
    edges.push(edge)
    from = otherEnd(edge, from)
    const here = at(around, from)
    const index = here.indexOf(edge)
    edge = at(here, (index + here.length - 1) % here.length)
  }
  const ring = points.map((point) => graph.point(point))
  return { points, edges, ring, area: signedArea(ring) }
}
