import { withoutIsolates } from '@beckon/texts/isolate'
import { type BrandId, brands } from '@beckon/domain/country'
import { regionName } from '@beckon/texts'
import type { PublicPage } from '../../platform/light/index.ts'

/** The document title: the page, the brand, and the country in the language of the page. */
export function tabTitle(page: string, { t, config, locale }: PublicPage): string {
  const country = regionName(locale, config.country) ?? config.country_name
  const title = t('track.page-title', { page, brand: brands[config.brand as BrandId].name, country })
  // Bidirectional isolation marks are removed, because a tab shows them as boxes.
  return withoutIsolates(title)
}
