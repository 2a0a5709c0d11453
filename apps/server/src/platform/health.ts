import type { Logger } from 'pino'

/** What must be well before this process can serve; each capability adds its own. */
export interface Health {
  /** Answers a short state when well ("5 packs"), throws when not. Everybody may read the state; why it failed is logged. */
  check(name: string, check: () => Promise<string>): void
  report(): Promise<{ readonly ready: boolean; readonly checks: Record<string, string> }>
}

export function createHealth(log: Pick<Logger, 'error'>): Health {
  const checks = new Map<string, () => Promise<string>>()
  const failing = new Set<string>()
  return {
    check: (name, check) => void checks.set(name, check),
    async report() {
      let ready = true
      const states = await Promise.all(
        [...checks].map(async ([name, check]) => {
          try {
            const state = await check()
            failing.delete(name)
            return [name, state] as const
          } catch (error) {
            ready = false
            // It is asked every few seconds.
            if (!failing.has(name)) log.error({ err: error, check: name }, 'not ready')
            failing.add(name)
            return [name, 'failed'] as const
          }
        }),
      )
      return { ready, checks: Object.fromEntries(states) }
    },
  }
}
