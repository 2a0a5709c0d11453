export const modes = {
  'guest.error.closed': 'Please register or log in to request a rider.',
  'guest.name': 'Guest',
  'guest.continue': 'Continue as guest',
  'guest.ended': 'Your guest session has ended. Continue as guest again, or log in.',
  'guest.request-text':
    'Guests pay online. Create an account to use other payment methods and to save your collection point.',
  'guest.popup-title': 'Keep your orders in one place',
  'guest.popup-text':
    'Create an account to save your collection point, your customers and your orders. Your next request will take only a few clicks.',
  'guest.popup-register': 'Create an account',
  'guest.popup-later': 'Later',
  'guest.popup-never': 'Don’t ask again',
  'platform.title': 'Opening',
  'platform.error.token': 'We could not log you in from the page around the portal. Please reload that page.',
  'platform.error.no-answer':
    'The page around the portal did not tell us who you are. Please reload that page.',
} as const
