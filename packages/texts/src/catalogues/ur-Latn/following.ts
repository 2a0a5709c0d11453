import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Aap ka jawab chahiye',
  'decision.missed.CANCEL': 'Waqt par jawab nahi aaya: {name} ka order muft cancel ho gaya.',
  'decision.missed.BRING_BACK':
    'Waqt par jawab nahi aaya: {name} ka parcel aap ke paas wapas aa raha hai. {fee} charge hue.',
  'decision.missed.BRING_BACK-free':
    'Waqt par jawab nahi aaya: {name} ka parcel muft aap ke paas wapas aa raha hai.',
  'mail.missed.subject': 'Order {order} ka waqt par jawab nahi aaya',
  'mail.missed.action': 'Order kholein',
  'order.locked': 'Rider ne {time} par qubool kar liya, is liye order ab badla ya cancel nahi ho sakta.',
  'order.edit.cancelled': 'Yeh order cancel ho chuka hai, is liye ab badla nahi ja sakta.',
  'timeline.offers': 'Jin riders se poocha gaya: {count}',
  'share.message': '{shop} ki taraf se salaam! Apna parcel yahan dekhte rahein: {link}',
  'track.call-shop': 'Dukaan ko call karein',
  'tracking.on-the-way': 'Raste mein riders: {count}',
  'decision.new-pin': 'Naye darwaze ka pin',
  'track.arrives': 'Taqreeban {time} par pohanchega',
} as const satisfies AreaOf<typeof source>
