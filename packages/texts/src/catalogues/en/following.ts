/** Following an order: what the shop is asked, told, and may pass on. */
export const following = {
  'list.needs-you': 'Needs you',
  'decision.missed.CANCEL': 'No answer in time: the order for {name} was cancelled, free of charge.',
  'decision.missed.BRING_BACK':
    'No answer in time: the parcel for {name} is coming back to you. {fee} was charged.',
  'decision.missed.BRING_BACK-free':
    'No answer in time: the parcel for {name} is coming back to you, free of charge.',
} as const
