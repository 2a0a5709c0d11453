import type { en } from './catalogues/en/index.ts'

/** The English source: every key that exists, with its text. */
export type Source = typeof en

type SourceKey = keyof Source & string
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The base of a counted text, which has a form for each plural of the language and always `_other`. */
type BaseOfCounted<K> = K extends `${infer Base}_other` ? Base : never

/** Texts by the key as it is used: a text that counts has one key, though several forms. */
type Texts = {
  readonly [
    K in SourceKey as K extends `${infer Base}_${Plural}` ? (K extends `${Base}_other` ? Base : never) : K
  ]: Source[K]
}

export type TextKey = keyof Texts

type Counted = { readonly [K in SourceKey as BaseOfCounted<K>]: true }

/** A counted text needs the number, also where it shows it in another way. */
type CountOf<K extends TextKey> = K extends keyof Counted ? 'count' : never

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values of a text: one for each name in braces. */
export type ValuesOf<K extends TextKey> = [NamesIn<Texts[K]>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in NamesIn<Texts[K]> | CountOf<K>]: Name extends 'count' ? number : string | number
      },
    ]

/** A language's texts: the plural forms differ by language, so they are checked by a test. */
export type Catalogue = Readonly<Record<string, string>>
