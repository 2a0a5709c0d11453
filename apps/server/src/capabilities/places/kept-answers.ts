import type { Clock } from '../../platform/clock.ts'

/** Answers that hold for a while: so many at most, the oldest go first. */
export interface KeptAnswers<T> {
  get(key: string): T | undefined
  set(key: string, answer: T): void
}

interface Limits {
  readonly most: number
  readonly ageMs: number
}

export function keptAnswers<T>(clock: Clock, { most, ageMs }: Limits): KeptAnswers<T> {
  const kept = new Map<string, { readonly answer: T; readonly until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      return found && found.until > clock.now().getTime() ? found.answer : undefined
    },
    set(key, answer) {
      // Deleted first, so that what was renewed counts as the youngest.
      kept.delete(key)
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, { answer, until: clock.now().getTime() + ageMs })
    },
  }
}
