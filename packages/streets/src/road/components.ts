import type { Vehicle } from '../model.ts'
import { headOf, mayGoOn, mayUse, type RoadGraph, vehicleBit, vehicles } from './graph.ts'

/**
 * Marks, for each vehicle, the segments of the largest part of the net in which every place can be reached from every
 * other. Starting or ending elsewhere would strand a rider on an island.
 */
export function markMain(graph: RoadGraph): RoadGraph {
  for (const vehicle of vehicles) {
    for (const arc of largestComponent(graph, vehicle))
      graph.segmentMain[arc >> 1] = (graph.segmentMain[arc >> 1] ?? 0) | vehicleBit(vehicle)
  }
  return graph
}

/** Tarjan's one pass over arcs (turns count, so vertices would not do), without recursion: streets are long. */
function largestComponent(graph: RoadGraph, vehicle: Vehicle): readonly number[] {
  const walk = new Walk(graph.arcHead.length)
  let largest: readonly number[] = []
  for (let root = 0; root < graph.arcHead.length; root += 1) {
    if (walk.isSeen(root) || !mayUse(graph, root, vehicle)) continue
    walk.enter(root, graph)
    for (let arc = walk.current(); arc !== undefined; arc = walk.current()) {
      const index = walk.nextTurn(arc)
      if (index >= (graph.arcStart[headOf(graph, arc) + 1] ?? 0)) {
        const component = walk.leave(arc)
        if (component.length > largest.length) largest = component
      } else if (mayGoOn(graph, index, vehicle)) {
        const next = graph.arcs[index] ?? 0
        if (walk.isSeen(next)) walk.touch(arc, next)
        else walk.enter(next, graph)
      }
    }
  }
  return largest
}

/** The state of the pass: when each arc was found, and the earliest arc that can be reached from it. */
class Walk {
  readonly #found: Uint32Array
  readonly #earliest: Uint32Array
  readonly #next: Uint32Array
  readonly #open: Uint8Array
  readonly #path: number[] = []
  readonly #pending: number[] = []
  #count = 0

  constructor(arcs: number) {
    this.#found = new Uint32Array(arcs)
    this.#earliest = new Uint32Array(arcs)
    this.#next = new Uint32Array(arcs)
    this.#open = new Uint8Array(arcs)
  }

  isSeen(arc: number): boolean {
    return this.#found[arc] !== 0
  }

  current(): number | undefined {
    return this.#path.at(-1)
  }

  enter(arc: number, graph: RoadGraph): void {
    this.#count += 1
    this.#found[arc] = this.#count
    this.#earliest[arc] = this.#count
    this.#next[arc] = graph.arcStart[headOf(graph, arc)] ?? 0
    this.#open[arc] = 1
    this.#path.push(arc)
    this.#pending.push(arc)
  }

  nextTurn(arc: number): number {
    const index = this.#next[arc] ?? 0
    this.#next[arc] = index + 1
    return index
  }

  /** From `arc` one gets to `next`, which was seen before. */
  touch(arc: number, next: number): void {
    if (this.#open[next] === 1) this.#lower(arc, this.#found[next] ?? 0)
  }

  /** Done with an arc; where it began a component, the arcs of that. */
  leave(arc: number): readonly number[] {
    this.#path.pop()
    const before = this.#path.at(-1)
    if (before !== undefined) this.#lower(before, this.#earliest[arc] ?? 0)
    if (this.#earliest[arc] !== this.#found[arc]) return []
    const component = this.#pending.splice(this.#pending.lastIndexOf(arc))
    for (const one of component) this.#open[one] = 0
    return component
  }

  #lower(arc: number, to: number): void {
    this.#earliest[arc] = Math.min(this.#earliest[arc] ?? 0, to)
  }
}
