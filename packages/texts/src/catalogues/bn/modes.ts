import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'রাইডার ডাকতে অ্যাকাউন্ট খুলুন বা লগ ইন করুন।',
  'guest.name': 'গেস্ট',
  'guest.continue': 'গেস্ট হিসেবে এগিয়ে যান',
  'guest.ended': 'গেস্ট হিসেবে আপনার সময় শেষ। আবার গেস্ট হিসেবে ঢুকুন, বা লগ ইন করুন।',
  'guest.request-text': 'গেস্টরা অনলাইনে পেমেন্ট করেন। পেমেন্টের সব উপায় পেতে আর পিকআপ পয়েন্ট রাখতে অ্যাকাউন্ট খুলুন।',
  'guest.popup-title': 'সব অর্ডার এক জায়গায় রাখুন',
  'guest.popup-text': 'অ্যাকাউন্ট খুলুন, পরের অর্ডার কয়েক ক্লিকেই হবে: পিকআপ পয়েন্ট, কাস্টমার আর সব অর্ডার রাখা থাকে।',
  'guest.popup-register': 'অ্যাকাউন্ট খুলুন',
  'guest.popup-later': 'পরে',
  'guest.popup-never': 'আর জিজ্ঞেস করবেন না',
  'platform.title': 'খোলা হচ্ছে',
  'platform.error.token': 'যে পেজের ভেতরে পোর্টালটি আছে, তার দেওয়া তথ্যে পোর্টাল খোলা যায়নি। ওই পেজটি রিলোড করুন।',
  'platform.error.no-answer': 'যে পেজের ভেতরে পোর্টালটি আছে, সেটি আপনি কে তা জানায়নি। ওই পেজটি রিলোড করুন।',
} as const satisfies AreaOf<typeof source>
