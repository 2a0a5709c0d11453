import type { LocaleTag } from '@beckon/domain/country'
import { isLocaleTag, isReadable } from './locales.ts'

/** What a deployment speaks, as its configuration says. */
export interface Spoken {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

/** The languages that can be chosen: those of the deployment that have texts. English is always one. */
export function offeredLocales({ languages }: Spoken): LocaleTag[] {
  const offered = languages.filter(isLocaleTag).filter(isReadable)
  return offered.includes('en') ? offered : [...offered, 'en']
}

/**
 * The language to show: the wanted one, or the offered one nearest to it, or else the deployment's default, or else
 * English. `wanted` is what was saved before, then what the browser asks for.
 */
export function chooseLocale(wanted: readonly string[], spoken: Spoken): LocaleTag {
  const offered = offeredLocales(spoken)
  for (const one of wanted) {
    const found = nearest(one, offered)
    if (found) return found
  }
  return nearest(spoken.defaultLanguage, offered) ?? 'en'
}

function nearest(wanted: string, offered: readonly LocaleTag[]): LocaleTag | undefined {
  const tag = wanted.replace('_', '-').toLowerCase()
  const primary = tag.split('-')[0]
  return (
    offered.find((one) => one.toLowerCase() === tag) ??
    offered.find((one) => one.toLowerCase() === primary) ??
    offered.find((one) => one.split('-')[0] === primary)
  )
}
