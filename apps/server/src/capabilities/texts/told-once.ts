import type { LocaleTag } from '@beckon/domain/country'
import type { Logger } from 'pino'

/** So many keys stand in one line of the log; the others are counted. */
const NAMED = 20

/** Says of each key of a language once what is wrong with it, however often that is found. */
export function toldOnce(log: Logger, message: string): (locale: LocaleTag, keys: readonly string[]) => void {
  const told = new Map<LocaleTag, Set<string>>()
  return (locale, keys) => {
    const before = told.get(locale) ?? new Set()
    const fresh = keys.filter((key) => !before.has(key))
    if (fresh.length === 0) return
    told.set(locale, new Set([...before, ...fresh]))
    log.warn({ locale, count: fresh.length, keys: fresh.slice(0, NAMED) }, message)
  }
}
