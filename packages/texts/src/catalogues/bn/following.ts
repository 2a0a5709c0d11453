import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'আপনার উত্তর দরকার',
  'decision.missed.CANCEL': 'সময়মতো উত্তর আসেনি: {name}-এর অর্ডার কোনো খরচ ছাড়াই বাতিল হয়েছে।',
  'decision.missed.BRING_BACK': 'সময়মতো উত্তর আসেনি: {name}-এর পার্সেল আপনার কাছে ফিরে আসছে। {fee} চার্জ হয়েছে।',
  'decision.missed.BRING_BACK-free': 'সময়মতো উত্তর আসেনি: {name}-এর পার্সেল কোনো খরচ ছাড়াই আপনার কাছে ফিরে আসছে।',
  'mail.missed.subject': 'অর্ডার {order}-এর উত্তর সময়মতো আসেনি',
  'mail.missed.action': 'অর্ডার খুলুন',
  'order.locked': 'রাইডার {time}-এ গ্রহণ করেছেন, তাই অর্ডারটি আর বদলানো বা বাতিল করা যাবে না।',
  'order.edit.cancelled': 'এই অর্ডার বাতিল হয়েছে, তাই আর বদলানো যাবে না।',
  'timeline.offers': 'যত রাইডারকে অনুরোধ পাঠানো হয়েছে: {count}',
  'share.message': '{shop} থেকে বলছি! আপনার পার্সেল এখানে ট্র্যাক করুন: {link}',
  'track.call-shop': 'দোকানে কল করুন',
  'tracking.on-the-way': 'পথে থাকা রাইডার: {count}',
  'decision.new-pin': 'নতুন ঠিকানার পিন',
  'track.arrives': 'আনুমানিক {time}-এ পৌঁছাবে',
} as const satisfies AreaOf<typeof source>
