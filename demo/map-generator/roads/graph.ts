import { at, directionOf, distance, type Point } from '../shape/point.ts'
import type { StreetRank } from '../vocabulary/vocabulary.ts'

/** A straight piece of road between two points of the map. */
export interface Edge {
  readonly id: number
  a: number
  b: number
  readonly rank: StreetRank
  /** The road that it is a piece of, and its place along it. */
  readonly road: number
  readonly position: number
  readonly bridge: boolean
  /** 1: only from a to b; -1: only from b to a; 0: both. */
  oneWay: -1 | 0 | 1
  readonly part: 'road' | 'roundabout' | 'link'
}

export type EdgeDetails = Partial<Pick<Edge, 'bridge' | 'oneWay' | 'part'>>

/** The roads as they meet: points and the pieces between them. */
export class Graph {
  readonly points: Point[] = []
  readonly edges = new Map<number, Edge>()
  private readonly meeting: Set<number>[] = []
  private readonly pairs = new Map<number, number>()
  private made = 0

  addPoint(p: Point): number {
    this.meeting.push(new Set())
    return this.points.push({ x: p.x, y: p.y }) - 1
  }

  /** Nothing where the two points are joined already or are the same. */
  addEdge(
    a: number,
    b: number,
    rank: StreetRank,
    road: number,
    position: number,
    details: EdgeDetails = {},
  ): Edge | undefined {
    if (a === b || this.pairs.has(pairOf(a, b))) return undefined
    const plain = { bridge: false, oneWay: 0 as const, part: 'road' as const }
    const edge: Edge = { id: this.made++, a, b, rank, road, position, ...plain, ...details }
    this.edges.set(edge.id, edge)
    this.pairs.set(pairOf(a, b), edge.id)
    at(this.meeting, a).add(edge.id)
    at(this.meeting, b).add(edge.id)
    return edge
  }

  remove(edge: Edge): void {
    this.edges.delete(edge.id)
    this.pairs.delete(pairOf(edge.a, edge.b))
    at(this.meeting, edge.a).delete(edge.id)
    at(this.meeting, edge.b).delete(edge.id)
  }

  /** Splits an edge at the points and replaces it by its pieces. `details` describes each piece. */
  split(edge: Edge, stops: readonly number[], details: readonly EdgeDetails[]): void {
    this.remove(edge)
    const chain = [edge.a, ...stops, edge.b]
    for (let i = 1; i < chain.length; i++) {
      const position = edge.position + (i - 1) / (chain.length + 1)
      const whole = { bridge: edge.bridge, oneWay: edge.oneWay, part: edge.part }
      this.addEdge(at(chain, i - 1), at(chain, i), edge.rank, edge.road, position, {
        ...whole,
        ...details[i - 1],
      })
    }
  }

  at(point: number): Edge[] {
    const found: Edge[] = []
    for (const id of at(this.meeting, point)) {
      const edge = this.edges.get(id)
      if (edge) found.push(edge)
    }
    return found
  }

  degree(point: number): number {
    return at(this.meeting, point).size
  }

  between(a: number, b: number): Edge | undefined {
    const id = this.pairs.get(pairOf(a, b))
    return id === undefined ? undefined : this.edges.get(id)
  }

  point(index: number): Point {
    return at(this.points, index)
  }

  length(edge: Edge): number {
    return distance(this.point(edge.a), this.point(edge.b))
  }

  direction(from: number, edge: Edge): number {
    return directionOf(this.point(from), this.point(otherEnd(edge, from)))
  }
}

export const otherEnd = (edge: Edge, point: number) => (edge.a === point ? edge.b : edge.a)

const pairOf = (a: number, b: number) => (a < b ? a * 1e7 + b : b * 1e7 + a)
