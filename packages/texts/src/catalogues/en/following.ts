/** Following an order: decisions, notices, and links that the shop may pass on. */
export const following = {
  'list.needs-you': 'Needs you',
  'decision.missed.CANCEL': 'No answer in time: the order for {name} was cancelled, free of charge.',
  'decision.missed.BRING_BACK':
    'No answer in time: the parcel for {name} is coming back to you. {fee} was charged.',
  'decision.missed.BRING_BACK-free':
    'No answer in time: the parcel for {name} is coming back to you, free of charge.',
  'mail.missed.subject': 'No answer in time for order {order}',
  'mail.missed.action': 'Open order',
  'order.locked': 'A rider accepted at {time}, so the order can no longer be changed or cancelled.',
  'order.edit.cancelled': 'This order was cancelled, so it can no longer be changed.',
  'timeline.offers': 'Riders asked: {count}',
  'share.message': 'Hello from {shop}! Follow your parcel here: {link}',
  'track.call-shop': 'Call the shop',
  'tracking.on-the-way': 'Riders on the way: {count}',
  'decision.new-pin': 'Pin of the new door',
  'track.arrives': 'Arriving at about {time}',
} as const
