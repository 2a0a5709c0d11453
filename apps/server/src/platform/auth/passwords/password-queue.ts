/**
 * A queue that is fair between networks: they take turns, and when it is full, the network with the most places gives
 * its newest one to a network with fewer.
 */
export interface FairQueue {
  /** False where no place is left for this network. */
  add(network: string, waiting: Waiting): boolean
  /** The next in turn, who waits no longer. */
  take(): Waiting | undefined
}

export interface Waiting {
  start(): void
  /** Its place went to another network. */
  giveUp(): void
}

export function createFairQueue(places: number): FairQueue {
  /** The network whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>()
  let size = 0
  function longest(): Waiting[] {
    let found: Waiting[] = []
    for (const line of lines.values()) if (line.length > found.length) found = line
    return found
  }
  /** Moves a place from the network that has most of them; false where it has no more than the newcomer would. */
  function makeRoom(length: number): boolean {
    const line = longest()
    if (line.length <= length + 1) return false
    line.pop()?.giveUp()
    size -= 1
    return true
  }
  return {
    add(network, waiting) {
      const line = lines.get(network) ?? []
      if (size >= places && !makeRoom(line.length)) return false
      line.push(waiting)
      lines.set(network, line)
      size += 1
      return true
    },
    take() {
      const [first] = lines
      if (!first) return undefined
      const [network, line] = first
      const next = line.shift()
      lines.delete(network)
      if (line.length > 0) lines.set(network, line)
      if (next) size -= 1
      return next
    },
  }
}
