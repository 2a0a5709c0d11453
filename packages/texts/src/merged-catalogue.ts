import type { LocaleTag } from '@beckon/domain/country'
import { catalogues, hasCatalogue } from './catalogues/index.ts'
import { type Overrides, type MergedCatalogue, mergeCatalogues } from './merge-catalogues.ts'

export type { Overrides } from './merge-catalogues.ts'

/** All that a reader of a language is shown, from catalogues that are all loaded. */
export const mergedCatalogue = (tag: LocaleTag, over: Overrides = {}): MergedCatalogue =>
  mergeCatalogues((one) => (hasCatalogue(one) ? catalogues[one] : undefined), tag, over)
