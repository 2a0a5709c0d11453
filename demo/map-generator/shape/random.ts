/** Seeded chance: the same seed gives the same city on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  between(from: number, to: number): number
  /** A whole number in [0, below). */
  whole(below: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
  /** An independent stream, so that one part of the city may change without moving the others. */
  stream(name: string): Random
}

export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const choice = choices[whole(choices.length)]
      if (choice === undefined) throw new Error('nothing to pick from')
      return choice
    },
    shuffled: (items) => shuffle([...items], whole),
    stream: (name) => seededRandom(`${seed}/${name}`),
  }
}

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function shuffle<T>(items: T[], whole: (below: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = whole(i + 1)
    const [a, b] = [items[i], items[j]]
    if (a !== undefined && b !== undefined) [items[i], items[j]] = [b, a]
  }
  return items
}
