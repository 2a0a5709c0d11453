import { type Brand, brandIcon } from '@beckon/domain/country'

/** The tab's icon: the brand's mark, as an address that needs no request. */
export const pageIcon = (brand: Brand): string => `data:image/svg+xml,${encodeURIComponent(brandIcon(brand))}`

export function showPageIcon(brand: Brand): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = pageIcon(brand)
}
