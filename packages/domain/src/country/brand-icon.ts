import type { Brand } from './brands.ts'

/** The icon of a brand as an SVG document of 32 by 32: its mark in white on its colour, for browser tabs. */
export function brandIcon({ shades, filled, mark }: Brand): string {
  const paths = mark.map((path) => `<path d="${path}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">` +
    `<rect width="32" height="32" rx="7" fill="${shades[filled.light]}"/>` +
    `<g fill="#fff" fill-rule="evenodd" transform="translate(3 3) scale(.8125)">${paths}</g></svg>`
  )
}
