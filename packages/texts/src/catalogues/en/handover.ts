export const handover = {
  'handover.ask': 'Ask the customer for a PIN',
  'handover.ask-hint':
    'We create a 4-digit PIN for you to pass on. The rider hands over the parcel only to someone who gives it.',
  'handover.ask-yes': 'Yes, at the door',
  'handover.pin': 'PIN for the customer',
  'handover.pin-hint':
    'Pass it on to your customer, or share the tracking link, which shows it too. The rider does not have it and asks for it at the door.',
  'handover.pin-missing': 'This parcel needs a PIN. Please ask the customer for it.',
  'handover.pin-wrong': 'That PIN is wrong. Tries left: {tries_left}.',
  'handover.pin-locked': 'Too many wrong PINs. We’ve asked the shop what to do.',
  'decision.cause.WRONG_PIN': 'Too many wrong PINs at the door',
} as const
