export const errors = {
  'error.request-invalid': 'Some details are not valid. Please check them and try again.',
  'error.request-too-large': 'That is too large to send.',
  'error.not-found': 'We could not find that.',
  'error.too-many-requests': 'That was a bit too fast. Please wait a moment and try again.',
  'error.uploads-of-day':
    'Your business has uploaded a lot in the last 24 hours. Try again tomorrow, or choose a smaller file.',
  'error.message-not-sent': 'The message could not be sent. Please try again later.',
  'error.code-invalid': 'Code is not valid.',
  'error.unexpected': 'Something went wrong on our side. Please try again.',
  'error.unavailable':
    'Sorry, the platform is currently unavailable. Please reach out to your account manager if this continues.',
  'error.offline': 'We could not reach the service. Please check your internet connection and try again.',
  'error.idempotency-conflict':
    'This request was already sent with different details. Please check your orders.',
  'error.idempotency-running': 'This request is still being processed. Please wait a moment.',
  'error.idempotency-missing': 'This request could not be sent. Please reload the page.',

  'error.vendor-not-found': 'That collection point is not one of yours.',
  'error.no-vendors': 'You have no associated vendors with your account. Please contact your account manager',
  'error.vendor-no-location': 'Please add the address of this collection point first.',
  'error.cant-retrieve-vendors': 'We could not retrieve all your restaurants',
  'error.unable-to-fetch-vendor':
    'We could not fetch this collection point. What you see may be out of date.',
  'error.parameter-unknown': 'That setting does not exist.',

  'geolocator.error.details': 'We could not fetch details about this place.',
  'geolocator.error.reverse': 'We could not find an address at this point.',
  'geolocator.error.unavailable':
    'We could not find the address due to a technical reason. Please try again later.',

  'error.order-invalid': 'Some details of this order are not valid.',
  'error.order-not-found': 'We could not find that order.',
  'error.move-not-allowed': 'That is no longer possible for this order.',
  'error.no-payment-method-available': 'No payment method is available for this collection point.',
  'error.signature-expired': 'This fee has expired. We’re calculating it again.',
  'error.signature-invalid': 'The fee could not be confirmed. Please choose the address again.',
  'error.fee.changed': 'The delivery fee has changed.',
  'error.fee.recompute': 'We could not calculate the fee again. Please try once more.',
  'error.cant-retrieve-past-orders': 'We could not load your past orders.',
  'error.cant-retrieve-current-orders': 'We could not load your current orders.',
  'error.cant-cancel-order': 'Unfortunately we could not cancel that order',
  'decision.error.gone': 'This has already been decided.',
  'decision.error.not-offered': 'That option is not available. Please choose one of the options shown.',

  'error.act-other-rider': 'Another rider had this order by then.',
  'error.offer-not-found': 'That offer does not exist.',
  'error.offer-gone': 'That offer is no longer open.',
  'error.rider-position-missing': 'Your location could not be found. Please allow location and try again.',
  'error.rider-not-found': 'That rider does not exist.',
  'error.rider-exists': 'There is already a rider with this mobile number.',
  'error.rider-phone': 'Please enter a mobile number.',
  'error.rider-status': 'That is not possible in the present status of the rider.',
  'error.rider-invitation-gone':
    'This invitation was used or has expired. Log in with your mobile number, or ask for a new invitation.',
  'error.rider-code': 'The code is not valid. Please check it or ask for a new one.',
  'error.rider-invited': 'You have not accepted your invitation. Please open its link first.',
  'error.rider-suspended': 'Your account is suspended. Please contact support.',
  'error.rider-left': 'Your account has ended. Please contact support.',
  'error.device-not-found': 'That device is already logged out.',
} as const
