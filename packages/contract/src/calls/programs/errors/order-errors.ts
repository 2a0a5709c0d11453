import type { ProgramError } from './program-error.ts'

/** Errors about orders, their addresses, questions and riders. */
export const orderErrors = {
  'idempotency.missing': {
    status: 400,
    meaning:
      'The header `Idempotency-Key` is missing, or is not 8 to 200 printable characters without spaces.',
    action:
      'Send a new random key, e.g. a UUID, with each new order, and the same key when you repeat the request.',
    from: ['idempotency.missing'],
  },
  'idempotency.conflict': {
    status: 409,
    meaning: 'The same `Idempotency-Key` was used with another body.',
    action: 'Use a new key for a new request.',
    from: ['idempotency.conflict'],
  },
  'idempotency.running': {
    status: 409,
    meaning: 'A request with the same `Idempotency-Key` is being worked on.',
    action: 'Repeat the request after the seconds of `Retry-After`: you get its answer.',
    from: ['idempotency.running'],
  },
  'collection-point.not-found': {
    status: 404,
    meaning: 'There is no such collection point, or the key is not for it.',
    action: 'List the collection points of the key.',
    from: ['vendor.not-found', 'vendor.none'],
  },
  'collection-point.no-location': {
    status: 422,
    meaning: 'The collection point has no place on the map.',
    action: 'Set its address in the portal.',
    from: ['vendor.no-location'],
  },
  'collection-point.opening': {
    status: 409,
    meaning: 'The collection point is new and does not take orders yet.',
    action: 'Wait until `opens_at` of the collection point.',
    from: ['outlet.opening'],
  },
  'order.not-found': {
    status: 404,
    meaning: 'There is no such order, or the key is not for its collection point.',
    action: 'Use an `id` as it was answered.',
    from: ['order.not-found'],
  },
  'order.invalid': {
    status: 422,
    meaning: 'The order breaks a rule of the country or of the collection point; `fields` names each.',
    action: 'Correct the named fields.',
    from: ['order.invalid'],
  },
  'order.changed': {
    status: 409,
    meaning: 'The order has changed since the version that was named.',
    action: 'Read the order, and decide again.',
    from: ['order.changed'],
  },
  'order.update-too-late': {
    status: 409,
    meaning: 'A rider has accepted the order, or it has ended: it can no longer be updated.',
    action: 'Cancel it while `can.cancel` is true, and create another one.',
    from: ['order.edit-too-late', 'order.move-not-allowed'],
  },
  'order.paid': {
    status: 409,
    meaning: 'The order is paid online: its fee and its payment cannot change.',
    action: 'Update other fields only, or cancel it and create another one.',
    from: ['order.edit-paid', 'order.edit-paid-method'],
  },
  'order.not-cancellable': {
    status: 409,
    meaning: 'The order can no longer be cancelled.',
    action: 'Ask `GET /api/v1/orders/{id}/cancellation` before you offer it.',
    from: ['order.not-cancellable'],
  },
  'order.payment-unavailable': {
    status: 422,
    meaning: 'The collection point does not offer this way to pay at the door.',
    action: 'Choose another `payment`.',
    from: ['order.payment-method-unavailable'],
  },
  'order.no-rider': {
    status: 404,
    meaning: 'No rider has accepted the order yet.',
    action: 'Wait for the status `rider_assigned`.',
    from: ['rider.not-found'],
  },
  'voucher.unavailable': {
    status: 422,
    meaning:
      'The voucher does not lower this fee: the code is unknown, ended or used up, is not for this collection point, time or fee, or the key is of the test mode.',
    action:
      'Ask for a quote without the voucher. Wrong codes are counted, and too many of them refused for a time.',
    from: ['voucher.unavailable'],
  },
  'decision.gone': {
    status: 409,
    meaning: 'The question was answered already, or is no longer needed.',
    action: 'Read the order.',
    from: ['decision.gone'],
  },
  'decision.not-offered': {
    status: 422,
    meaning: 'The chosen option is not one of those of the question.',
    action: 'Choose one of `decision.options` of the order.',
    from: ['decision.not-offered'],
  },
  'photo.not-found': {
    status: 404,
    meaning: 'There is no such photo, or it was deleted after the days of the country.',
    action: 'Save photos that you need for longer.',
    from: ['photo.not-found'],
  },
  'address.not-found': {
    status: 404,
    meaning: 'There is no such entry in the address book of the collection point.',
    action: 'List or search the address book.',
    from: ['customer.not-found'],
  },
  'address.invalid': {
    status: 422,
    meaning: 'The entry breaks a rule, or is the same as another one; `fields` names what is wrong.',
    action: 'Correct the named fields.',
    from: ['customer.invalid'],
  },
  'figures.period': {
    status: 422,
    meaning: 'The period ends before it begins, or is longer than 92 days.',
    action: 'Ask for shorter periods.',
    from: ['history.period'],
  },
} as const satisfies Record<string, ProgramError>
