import type { Vehicle } from '../model.ts'
import { headOf, mayGoOn, mayUse, type RoadGraph, vehicleBit, vehicles } from './graph.ts'

/**
 * Marks, for each vehicle, the segments of the largest part of the net in which every place can be reached from every
 * other. Starting or ending elsewhere would strand a rider on an island.
 */
export function markLargestComponent(graph: RoadGraph): RoadGraph {
  for (const vehicle of vehicles) {
    for (const arc of largestComponent(graph, vehicle))
      graph.segmentMain[arc >> 1] = (graph.segmentMain[arc >> 1] ?? 0) | vehicleBit(vehicle)
  }
  return graph
}

/** Tarjan's strongly connected components, iterative; over arcs because of turn restrictions. */
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
        if (walk.isSeen(next)) walk.updateLowLink(arc, next)
        else walk.enter(next, graph)
      }
    }
  }
  return largest
}

/** The state of Tarjan's algorithm: index and low link of each arc. */
class Walk {
  readonly #index: Uint32Array
  readonly #lowLink: Uint32Array
  readonly #next: Uint32Array
  readonly #open: Uint8Array
  readonly #path: number[] = []
  readonly #pending: number[] = []
  #count = 0

  constructor(arcs: number) {
    this.#index = new Uint32Array(arcs)
    this.#lowLink = new Uint32Array(arcs)
    this.#next = new Uint32Array(arcs)
    this.#open = new Uint8Array(arcs)
  }

  isSeen(arc: number): boolean {
    return this.#index[arc] !== 0
  }

  current(): number | undefined {
    return this.#path.at(-1)
  }

  enter(arc: number, graph: RoadGraph): void {
    this.#count += 1
    this.#index[arc] = this.#count
    this.#lowLink[arc] = this.#count
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

  /** Lowers the low link of `arc`, from which `next` can be reached, which was seen before. */
  updateLowLink(arc: number, next: number): void {
    if (this.#open[next] === 1) this.#lower(arc, this.#index[next] ?? 0)
  }

  /** Leaves an arc. Returns its component if the arc is its root, else nothing. */
  leave(arc: number): readonly number[] {
    this.#path.pop()
    const before = this.#path.at(-1)
    if (before !== undefined) this.#lower(before, this.#lowLink[arc] ?? 0)
    if (this.#lowLink[arc] !== this.#index[arc]) return []
    const component = this.#pending.splice(this.#pending.lastIndexOf(arc))
    for (const one of component) this.#open[one] = 0
    return component
  }

  #lower(arc: number, to: number): void {
    this.#lowLink[arc] = Math.min(this.#lowLink[arc] ?? 0, to)
  }
}
