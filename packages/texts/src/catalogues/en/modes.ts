export const modes = {
  'guest.error.closed': 'Please register or log in to request a rider.',
  'guest.continue': 'Continue as guest',
  'guest.ended': 'Your visit as a guest has ended. Continue as guest again, or log in.',
  'guest.request-text':
    'Guests pay online. Create an account to use every way to pay and to keep your collection point.',
  'guest.popup-title': 'Keep your orders in one place',
  'guest.popup-text':
    'Create an account and your next order is ready in a few clicks: your collection point, your customers and all your orders are kept.',
  'guest.popup-register': 'Create an account',
  'guest.popup-later': 'Later',
  'guest.popup-never': 'Do not ask again',
  'platform.title': 'Opening',
  'platform.error.token':
    'We could not open the portal with what the page around it gave us. Please reload that page.',
  'platform.error.no-answer': 'The page around the portal did not say who you are. Please reload that page.',
} as const
