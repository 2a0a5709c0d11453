export const handover = {
  'handover.ask': 'Ask the customer for a PIN',
  'handover.ask-hint':
    'We draw 4 digits, you pass them on, and the rider hands over only to whoever says them.',
  'handover.ask-yes': 'Yes, at the door',
  'handover.pin': 'PIN for the customer',
  'handover.pin-hint':
    'Please pass it on, or share the link: it shows it too. The rider does not know it and asks for it at the door.',
  'handover.pin-missing': 'This parcel is handed over with a PIN. Please ask the customer for it.',
  'handover.pin-wrong': 'That is not the PIN. Tries left: {tries_left}.',
  'handover.pin-locked': 'The PIN was wrong too often. The shop is asked what to do.',
  'decision.cause.WRONG_PIN': 'The PIN at the door was wrong too often',
} as const
