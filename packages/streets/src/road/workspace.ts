/** Working space for one search at a time, reused so that a route costs no allocation of its size. */
export class Workspace {
  readonly #cost: Float64Array
  readonly #arc: Int32Array
  readonly #before: Int32Array
  readonly #round: Uint32Array
  #current = 0

  constructor(vertices: number) {
    this.#cost = new Float64Array(vertices)
    this.#arc = new Int32Array(vertices)
    this.#before = new Int32Array(vertices)
    this.#round = new Uint32Array(vertices)
  }

  /** Resets all entries in constant time by increasing the generation. */
  next(): void {
    this.#current += 1
  }

  costOf(vertex: number): number {
    return this.#round[vertex] === this.#current ? (this.#cost[vertex] ?? 0) : Number.POSITIVE_INFINITY
  }

  /** Reached along `arc` from the vertex `before`; -1 where the way begins. */
  set(vertex: number, cost: number, arc: number, before: number): void {
    this.#round[vertex] = this.#current
    this.#cost[vertex] = cost
    this.#arc[vertex] = arc
    this.#before[vertex] = before
  }

  /** The arcs from the beginning to a vertex that was reached. */
  arcsTo(vertex: number): number[] {
    const arcs: number[] = []
    for (let at = vertex; at >= 0; at = this.#before[at] ?? -1) arcs.push(this.#arc[at] ?? 0)
    return arcs.reverse()
  }
}
