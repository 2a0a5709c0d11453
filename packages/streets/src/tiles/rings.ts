/** A corner as [longitude, latitude]. */
export type Corner = readonly [number, number]
export type Ring = readonly Corner[]

/** A piece of a line by the ids of its points. */
type Chain = readonly number[]

/** Joins pieces end to end, turning them round where need be unless their direction counts. */
export function joinChains(pieces: readonly Chain[], directed: boolean): number[][] {
  const waiting = new Set(pieces.filter((piece) => piece.length > 1))
  const joined: number[][] = []
  for (const piece of waiting) {
    waiting.delete(piece)
    const chain = [...piece]
    grow(chain, waiting, directed)
    if (!directed && chain[0] !== chain.at(-1)) {
      chain.reverse()
      grow(chain, waiting, directed)
    } else if (directed) {
      growBack(chain, waiting)
    }
    joined.push(chain)
  }
  return joined
}

function grow(chain: number[], waiting: Set<Chain>, directed: boolean): void {
  for (let found = true; found && chain[0] !== chain.at(-1);) {
    found = false
    for (const piece of waiting) {
      const end = chain.at(-1)
      const fits =
        piece[0] === end ? piece : !directed && piece.at(-1) === end ? piece.toReversed() : undefined
      if (!fits) continue
      waiting.delete(piece)
      for (const ref of fits.slice(1)) chain.push(ref)
      found = true
      break
    }
  }
}

function growBack(chain: number[], waiting: Set<Chain>): void {
  for (let found = true; found && chain[0] !== chain.at(-1);) {
    found = false
    for (const piece of waiting) {
      if (piece.at(-1) !== chain[0]) continue
      waiting.delete(piece)
      chain.unshift(...piece.slice(0, -1))
      found = true
      break
    }
  }
}

/** Twice the area, positive when the ring turns against the clock (north up). */
export function turnOf(ring: Ring): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum
}

export function isInside([x, y]: Corner, ring: Ring): boolean {
  let inside = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + ring.length - 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
