import type { LocaleTag } from '@beckon/domain/country'
import { catalogues, hasCatalogue } from './catalogues/index.ts'
import { type Over, type Whole, wholeFrom } from './whole-from.ts'

export type { Over } from './whole-from.ts'

/** All that a reader of a language is shown, from catalogues that are all loaded. */
export const wholeCatalogue = (tag: LocaleTag, over: Over = {}): Whole =>
  wholeFrom((one) => (hasCatalogue(one) ? catalogues[one] : undefined), tag, over)
