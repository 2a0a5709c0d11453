import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'আপনার উত্তর দরকার',
  'decision.missed.CANCEL': 'সময়মতো উত্তর আসেনি: {name}-এর অর্ডার কোনো খরচ ছাড়াই বাতিল হয়েছে।',
  'decision.missed.BRING_BACK': 'সময়মতো উত্তর আসেনি: {name}-এর পার্সেল আপনার কাছে ফিরে আসছে। {fee} চার্জ হয়েছে।',
  'decision.missed.BRING_BACK-free': 'সময়মতো উত্তর আসেনি: {name}-এর পার্সেল কোনো খরচ ছাড়াই আপনার কাছে ফিরে আসছে।',
} as const satisfies AreaOf<typeof source>
