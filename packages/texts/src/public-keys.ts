import type { Catalogue, TextKey } from './text-key.ts'

/** Prefixes of the texts of public pages; each language has a file of just these. */
const publicPrefixes = [
  'track.',
  'waiting.',
  'individual.',
  'receipt.',
  'rating.',
  // Of the shop's own receipt.
  'order.fee',
  'order.charge.',
  'order.cash-',
  'order.door-',
  'request.fee-tax',
  'request.vat',
] as const

export type PublicTextKey = Extract<TextKey, `${(typeof publicPrefixes)[number]}${string}`>

export const publicTexts = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => publicPrefixes.some((prefix) => key.startsWith(prefix))),
  )

export interface RequestedTexts {
  /** Cache version of the file, which never changes under it. */
  readonly version?: string | undefined
  /** Only the texts of public pages. */
  readonly isPublic?: boolean
}

/** Where a page gets the texts of a language. */
export function textsPath(tag: string, { version, isPublic: isLight = false }: RequestedTexts = {}): string {
  const query = version === undefined ? '' : `?v=${version}`
  return `/texts/${isLight ? 'light-' : ''}${tag}.json${query}`
}
