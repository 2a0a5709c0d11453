import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'কী-টি অসম্পূর্ণ বা টাইপে ভুল আছে।',
  'keys.error.invalid': 'কী-টি এখানে চলে না।',
  'keys.error.scope': 'এই কী দিয়ে এই কল করা যায় না।',
  'keys.error.not-found': 'কী-টি আর নেই।',
  'keys.error.changed': 'অন্য কেউ কী-টি বদলেছেন। সেভ করার আগে আবার দেখে নিন।',
  'keys.error.ended': 'কী-টি শেষ করা হয়েছে।',
  'keys.error.too-many': 'কী অনেক বেশি। যেটি আর ব্যবহার হয় না সেটি শেষ করুন।',
  'keys.error.network-invalid': 'এটি কোনো নেটওয়ার্ক নয়। একটি ঠিকানা বা 203.0.113.0/24-এর মতো পরিসর লিখুন।',
  'keys.error.collection-point': 'কী শুধু আপনার ব্যবসার পিকআপ পয়েন্টের জন্য।',
  'keys.error.time-invalid': 'পরের কোনো সময় বেছে নিন। পুরোনো কী সর্বোচ্চ সাত দিন চলে।',
} as const satisfies AreaOf<typeof source>
