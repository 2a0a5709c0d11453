import type { Catalogue } from '../text-key.ts'
import { type CatalogueTag, catalogueTags, loadCatalogue } from './load.ts'

export { type CatalogueTag, catalogueTags, hasCatalogue } from './load.ts'

const loaded = await Promise.all(catalogueTags.map(async (tag) => [tag, await loadCatalogue(tag)] as const))

/** Every catalogue that is served, by language: for tests and tools. A service loads those that it needs. */
export const catalogues = Object.fromEntries(loaded) as Readonly<Record<CatalogueTag, Catalogue>>
