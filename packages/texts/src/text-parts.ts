import type { Catalogue, TextKey } from './text-key.ts'

/** Prefixes of the texts that a small page needs; each language has a file of just these. */
const prefixes = {
  /** Public pages of customers. */
  public: [
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
  ],
  /** The app of riders, with the refusals that its calls can get. */
  rider: ['rider.', 'error.', 'auth.', 'handover.pin-', 'proof.photo-', 'call.', 'talk.closed', 'app.'],
} as const

export type TextPart = keyof typeof prefixes

/** Keys of the texts of a part. */
export type PartKey<P extends TextPart> = Extract<TextKey, `${(typeof prefixes)[P][number]}${string}`>

/** Returns the texts of a part. */
export const textsOfPart = (texts: Catalogue, part: TextPart): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => prefixes[part].some((prefix) => key.startsWith(prefix))),
  )

export interface RequestedTexts {
  /** It is kept for good under its version. */
  readonly version?: string | undefined
  /** All texts where absent. */
  readonly part?: TextPart
}

/** Where a page gets the texts of a language. */
export function textsPath(tag: string, { version, part }: RequestedTexts = {}): string {
  const query = version === undefined ? '' : `?v=${version}`
  return `/texts/${part === undefined ? '' : `${part}-`}${tag}.json${query}`
}
