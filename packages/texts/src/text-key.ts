import type { en } from './catalogues/en/index.ts'

/** The English source: every key that exists, with its text. */
export type Source = typeof en

type SourceKey = keyof Source & string
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A key as it is used: a text that counts has one key, though several forms. */
export type TextKey = SourceKey extends infer K ? (K extends `${infer Base}_${Plural}` ? Base : K) : never

type TextOf<K extends TextKey> = K extends SourceKey
  ? Source[K]
  : `${K}_other` extends SourceKey
    ? Source[`${K}_other`]
    : never

/** A plural text needs the number, also where it shows it in another way. */
type CountOf<K extends TextKey> = K extends SourceKey ? never : 'count'

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values of a text: one for each name in braces. */
export type ValuesOf<K extends TextKey> = [NamesIn<TextOf<K>>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in NamesIn<TextOf<K>> | CountOf<K>]: Name extends 'count' ? number : string | number
      },
    ]

/** A language's texts: the plural forms differ by language, so they are checked by a test. */
export type Catalogue = Readonly<Record<string, string>>
