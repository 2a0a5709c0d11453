type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A text that counts has the forms of each language, not those of English. */
type FormsOf<K> = K extends `${infer Base}_${Plural}` ? `${Base}_${Plural}` : K

/**
 * One area of a language, beside the English one: no key that English has not. One may be missing, because English
 * grows first; then the text of the parent language is shown, or the English one.
 */
export type AreaOf<Source> = { readonly [K in FormsOf<keyof Source>]?: string }
