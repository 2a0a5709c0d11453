/** What must be well before this process can serve; each capability adds its own. */
export interface Health {
  /** Answers a short state when well ("5 packs"), throws when not. */
  check(name: string, check: () => Promise<string>): void
  report(): Promise<{ readonly ready: boolean; readonly checks: Record<string, string> }>
}

export function createHealth(): Health {
  const checks = new Map<string, () => Promise<string>>()
  return {
    check: (name, check) => void checks.set(name, check),
    async report() {
      let ready = true
      const states = await Promise.all(
        [...checks].map(async ([name, check]) => {
          const state = await check().catch((error: unknown) => {
            ready = false
            return `failed: ${error instanceof Error ? error.message : 'unknown'}`
          })
          return [name, state] as const
        }),
      )
      return { ready, checks: Object.fromEntries(states) }
    },
  }
}
