import type { ProgramError } from './program-error.ts'

/** Errors about the way from the collection point to the drop-off, and its price. */
export const deliveryErrors = {
  'quote.expired': {
    status: 409,
    meaning:
      'The quote has expired, or the order differs from it in the time or in cash that changes the fee.',
    action: 'Ask for a new quote. Compare its fee before you order.',
    from: ['SignatureExpired'],
  },
  'quote.invalid': {
    status: 422,
    meaning: 'The quote is not one of ours, or is for another collection point, drop-off, time or voucher.',
    action: 'Send the `id` of a quote for exactly this way, with the same `voucher`.',
    from: ['SignatureInvalid'],
  },
  'delivery.undeliverable': {
    status: 422,
    meaning: 'The collection point cannot order.',
    action: 'Ask your account manager.',
    from: ['delivery.undeliverable'],
  },
  'delivery.too-far': {
    status: 422,
    meaning: 'The drop-off is farther away by road than riders of the country go.',
    action: 'Offer another way of delivery.',
    from: ['delivery.too-far'],
  },
  'delivery.outside-area': {
    status: 422,
    meaning: 'The drop-off is outside of the area of the collection point.',
    action: 'Choose another collection point.',
    from: ['delivery.outside-area'],
  },
  'delivery.no-price': {
    status: 422,
    meaning: 'There is no price for this way.',
    action: 'Check both points.',
    from: ['delivery.cannot-compute-price'],
  },
  'delivery.closed': {
    status: 422,
    meaning: 'There is no service at this time.',
    action: 'Ask for another `collect_at`.',
    from: ['delivery.service-closed', 'delivery.zone-closed'],
  },
  'delivery.paused': {
    status: 422,
    meaning: 'Deliveries from this zone are paused.',
    action: 'Try again later.',
    from: ['delivery.paused'],
  },
  'delivery.radius': {
    status: 422,
    meaning: 'For the present, riders of this zone go less far than this drop-off.',
    action: 'Try again later.',
    from: ['delivery.radius'],
  },
  'delivery.full': {
    status: 422,
    meaning: 'This zone takes no more orders for the present.',
    action: 'Try again later, or ask for a later `collect_at`.',
    from: ['delivery.full'],
  },
  'places.unavailable': {
    status: 503,
    meaning: 'Roads and addresses cannot be looked up at the moment.',
    action: 'Repeat the request after a few seconds.',
    from: ['place.unavailable'],
  },
} as const satisfies Record<string, ProgramError>
