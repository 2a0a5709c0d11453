import type { LocaleTag } from '@beckon/domain/country'
import type { Logger } from 'pino'

/** Keys named in one line of the log; the others are counted. */
const NAMED = 20

/** Logs each key of a language once, however often it is found. */
export function logOnce(log: Logger, message: string): (locale: LocaleTag, keys: readonly string[]) => void {
  const logged = new Map<LocaleTag, Set<string>>()
  return (locale, keys) => {
    const before = logged.get(locale) ?? new Set()
    const fresh = keys.filter((key) => !before.has(key))
    if (fresh.length === 0) return
    logged.set(locale, new Set([...before, ...fresh]))
    log.warn({ locale, count: fresh.length, keys: fresh.slice(0, NAMED) }, message)
  }
}
