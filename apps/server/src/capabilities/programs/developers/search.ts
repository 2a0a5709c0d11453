import { addressOf, type Page } from './page.ts'

/** A module with the entries of the search: text and address of each. It is loaded with the first search. */
export function searchModule(pages: readonly Page[]): string {
  const entries = pages.flatMap((page) => [
    [page.title, addressOf(page)],
    ...page.terms.map(({ id, text }) => [text, `${addressOf(page)}#${id}`]),
  ])
  return `export const entries = ${JSON.stringify(entries)}\n`
}
