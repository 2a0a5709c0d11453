import type { Names } from '../../model.ts'

/** Tags under which the name of a language is found, the nearest first. */
function tagsFor(language: string): string[] {
  const tag = language.toLowerCase().replaceAll('_', '-')
  if (tag === 'tw' || tag === 'zh-tw') return ['zh-tw', 'zh-hant-tw', 'zh-hant', 'zh']
  if (tag === 'zh-hk' || tag === 'zh-mo') return [tag, 'zh-hant-hk', 'zh-hant', 'yue', 'zh']
  const base = tag.split('-')[0] ?? tag
  const norwegian = base === 'nb' || base === 'nn' ? ['no'] : base === 'no' ? ['nb'] : []
  return [...new Set([tag, base, ...norwegian])]
}

/** The name in the language asked for; the local name where the map has none. */
export function nameIn(names: Names, language: string): string {
  for (const tag of tagsFor(language)) {
    for (const [key, name] of Object.entries(names.byLanguage)) if (key.toLowerCase() === tag) return name
  }
  return names.local
}
