/** Returns the stored or pending answer of a key, else asks for one. A failure is not stored. */
export function memoised<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const before = known.get(key)
  if (before) return before
  const answer = ask()
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}
