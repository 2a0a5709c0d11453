import { type LocaleTag, localeTags } from '@beckon/domain/country'

/** The subject of the page of an entry: a text, a draft of the terms, or a version of them. */
export type TextsEntry =
  | { readonly kind: 'text'; readonly locale: LocaleTag; readonly key: string }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'version'; readonly version: string }

/** No key has this character, and an address that ends in a dot and a word is one of a file. */
const DOT = '~'

export const pathOfText = ({ locale, key }: { readonly locale: LocaleTag; readonly key: string }): string =>
  `/texts/${locale}${DOT}${key.replaceAll('.', DOT)}`

export const LIST_PATH: string = '/texts'
export const pathOfDraft = (id: string): string => `/texts/draft-${id}`
export const pathOfVersion = (version: string): string => `/texts/version-${version}`

/** Returns the entry of an id in an address; undefined where there is none. */
export function entryOf(id: string): TextsEntry | undefined {
  const terms = /^(draft|version)-([\w-]+)$/u.exec(id)
  if (terms) {
    const [, kind, name = ''] = terms
    return kind === 'draft' ? { kind: 'draft', id: name } : { kind: 'version', version: name }
  }
  const [tag, ...words] = id.split(DOT)
  const locale = localeTags.find((one) => one === tag)
  return locale && words.length > 0 ? { kind: 'text', locale, key: words.join('.') } : undefined
}
