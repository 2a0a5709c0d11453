/** Texts of the gateway's own pages; every other language has the same keys. */
export const en = {
  title: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  'expiry-hint': 'MM/YY',
  code: 'Security code',
  name: 'Name on the card',
  'number-wrong': 'Check the card number.',
  'number-unknown': 'We do not take cards of this kind.',
  'expiry-wrong': 'Check the expiry date.',
  'expiry-over': 'This card has expired.',
  'code-wrong': 'Check the security code.',
  'code-3': 'The 3 digits on the back of the card',
  'code-4': 'The 4 digits on the front of the card',
  'name-missing': 'Fill in the name on the card.',
  insecure: 'Cards can only be typed in over a secure connection (https).',
  'challenge-title': 'Is it you who is paying?',
  'challenge-text': 'Your bank wants to be sure. This is a rehearsal: choose what happens.',
  'challenge-pay': 'To be paid: {amount}',
  pass: 'Yes, it is me',
  fail: 'No, refuse it',
  abandon: 'Go back without answering',
  'challenge-done': 'Thank you. You are taken back.',
  'challenge-gone': 'This question is over.',
} as const

export type FrameText = keyof typeof en
export type FrameTexts = Readonly<Record<FrameText, string>>
