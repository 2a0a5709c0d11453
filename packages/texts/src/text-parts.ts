import type { Catalogue, TextKey } from './text-key.ts'

/** Prefixes of the texts that a small page needs; each language has a file of just these. */
const prefixes = {
  /** Public pages of customers. */
  public: [
    'track.',
    'waiting.',
    'pressure.slower',
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
  /** The console of operators, with the refusals that its calls can get. */
  console: [
    ...(['console.', 'error.', 'auth.', 'app.', 'text.fault.'] as const),
    ...(['address.error.', 'help.error.', 'voucher.error.', 'request.fault.phone-invalid'] as const),
    // An order is in the words of the portal.
    ...(['status.', 'decision.option.', 'decision.cause.', 'timeline.by.', 'proof.kind.'] as const),
    ...(['order.charge.', 'order.edit.', 'reason.', 'cancel.reason.'] as const),
    ...(['decision.error.', 'talk.closed', 'request.error.', 'member.role'] as const),
  ],
} as const

/** A small page or an app that names its texts by their prefixes. */
export type AppPart = keyof typeof prefixes

/** `portal`: all texts but those of the other apps. */
export type TextPart = AppPart | 'portal'

export const textParts: readonly TextPart[] = ['public', 'rider', 'console', 'portal']

/** Keys of the texts of a part. */
export type PartKey<P extends AppPart> = Extract<TextKey, `${(typeof prefixes)[P][number]}${string}`>

const ofOtherApps = /^(?:rider|console)\./u

function isOfPart(key: string, part: TextPart): boolean {
  if (part === 'portal') return !ofOtherApps.test(key)
  return prefixes[part].some((prefix) => key.startsWith(prefix))
}

/** Returns the texts of a part. */
export const textsOfPart = (texts: Catalogue, part: TextPart): Catalogue =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isOfPart(key, part)))

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
