/** Every failure the service can answer with: a permanent code, its HTTP status and the key of its text. */
export const errorCodes = {
  'request.invalid': { status: 400, key: 'error.request-invalid' },
  'request.too-large': { status: 413, key: 'error.request-too-large' },
  'request.not-found': { status: 404, key: 'error.not-found' },
  'request.too-many': { status: 429, key: 'error.too-many-requests' },
  'server.unexpected': { status: 500, key: 'error.unexpected' },
  'server.unavailable': { status: 503, key: 'error.unavailable' },

  'auth.required': { status: 401, key: 'auth.required' },
  'auth.token-expired': { status: 401, key: 'auth.token-expired' },
  'auth.forbidden': { status: 403, key: 'auth.forbidden' },
  'auth.user-not-found': { status: 401, key: 'auth.user-not-found' },
  'auth.password-invalid': { status: 401, key: 'auth.password-invalid' },
  'auth.user-not-confirmed': { status: 403, key: 'auth.user-not-confirmed' },
  'auth.password-reset-required': { status: 403, key: 'auth.password-reset-required' },
  'auth.too-many-requests': { status: 429, key: 'auth.too-many-requests' },
  'auth.invalid-parameter': { status: 400, key: 'auth.invalid-parameter' },
  'auth.internal-error': { status: 500, key: 'auth.internal-error' },
  'auth.refresh-failed': { status: 401, key: 'auth.refresh-failed' },

  'idempotency.conflict': { status: 409, key: 'error.idempotency-conflict' },
  'idempotency.running': { status: 409, key: 'error.idempotency-running' },
  'idempotency.missing': { status: 400, key: 'error.idempotency-missing' },

  'vendor.not-found': { status: 404, key: 'error.vendor-not-found' },
  'vendor.none': { status: 404, key: 'error.no-vendors' },
  'vendor.no-location': { status: 422, key: 'error.vendor-no-location' },
  'parameter.unknown': { status: 404, key: 'error.parameter-unknown' },

  'place.not-found': { status: 404, key: 'geolocator.error.details' },
  'place.reverse-failed': { status: 404, key: 'geolocator.error.reverse' },
  'place.unavailable': { status: 503, key: 'geolocator.error.unavailable' },

  'delivery.undeliverable': { status: 422, key: 'request.error.undeliverable-address' },
  'delivery.too-far': { status: 422, key: 'request.error.too-far' },
  'delivery.outside-area': { status: 422, key: 'request.error.outside-area' },
  'delivery.cannot-compute-price': { status: 422, key: 'request.error.cannot-compute-price' },
  'delivery.service-closed': { status: 422, key: 'request.error.service-closed' },

  'order.invalid': { status: 422, key: 'error.order-invalid' },
  'order.not-found': { status: 404, key: 'error.order-not-found' },
  'order.payment-method-unavailable': { status: 422, key: 'error.no-payment-method-available' },
  'order.move-not-allowed': { status: 409, key: 'error.move-not-allowed' },
  SignatureExpired: { status: 409, key: 'error.signature-expired' },
  SignatureInvalid: { status: 422, key: 'error.signature-invalid' },

  'offer.not-found': { status: 404, key: 'error.offer-not-found' },
  'offer.gone': { status: 409, key: 'error.offer-gone' },
  'rider.not-found': { status: 404, key: 'error.rider-not-found' },
} as const satisfies Record<string, { readonly status: number; readonly key: string }>

export type ErrorCode = keyof typeof errorCodes

export type ErrorKey = (typeof errorCodes)[ErrorCode]['key']
