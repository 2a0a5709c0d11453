import type { Brand } from '@beckon/domain/country'

/** The tab's icon: the brand's mark, as an address that needs no request. */
export function pageIcon(brand: Brand): string {
  const paths = brand.mark.map((path) => `<path d="${path}"/>`).join('')
  const fill = brand.shades[brand.filled.light] ?? '#000'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/><g transform="translate(4.8 4.8) scale(.7)" fill="#fff" fill-rule="evenodd">${paths}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function showPageIcon(brand: Brand): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = pageIcon(brand)
}
