/** The answer that was got for this before, or that is on its way; else a new one. A failure is not kept. */
export function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const before = known.get(key)
  if (before) return before
  const answer = ask()
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}
