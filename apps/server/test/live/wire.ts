/** Numbers from 0 to below 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Failures of a wire: shares of 1, and the longest delay in milliseconds. */
export interface Weather {
  readonly drop: number
  readonly double: number
  readonly delay: number
  /** Each message takes its own time, so that they overtake each other. */
  readonly isUnordered: boolean
}

/** One direction of a connection. */
export function wire<T>(random: () => number, weather: () => Weather, deliver: (message: T) => void) {
  let isCut = false
  let busyUntil = 0
  const carry = (message: T) => {
    const { delay, isUnordered } = weather()
    const arrival = Date.now() + random() * delay
    const at = isUnordered ? arrival : Math.max(arrival, busyUntil)
    busyUntil = Math.max(busyUntil, at)
    setTimeout(() => !isCut && deliver(message), at - Date.now())
  }
  return {
    send(message: T) {
      const { drop, double } = weather()
      if (random() < drop) return
      carry(message)
      if (random() < double) carry(message)
    },
    /** Messages in transit are lost. */
    cut() {
      isCut = true
    },
  }
}
