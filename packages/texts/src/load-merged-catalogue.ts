import type { LocaleTag } from '@beckon/domain/country'
import { hasCatalogue, loadCatalogue } from './catalogues/load.ts'
import { locales } from './locales.ts'
import type { Catalogue } from './text-key.ts'
import { type Overrides, type MergedCatalogue, mergeCatalogues } from './merge-catalogues.ts'

/** All that a reader of a language is shown; only the catalogues that it is made of are loaded. */
export async function loadMergedCatalogue(tag: LocaleTag, over: Overrides = {}): Promise<MergedCatalogue> {
  const own = new Map<LocaleTag, Catalogue>()
  const load = async (one: LocaleTag) => {
    if (hasCatalogue(one)) own.set(one, await loadCatalogue(one))
  }
  await Promise.all([tag, ...locales[tag].fallback].map(load))
  return mergeCatalogues((one) => own.get(one), tag, over)
}
