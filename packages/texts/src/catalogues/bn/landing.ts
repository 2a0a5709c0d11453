import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'খরচ কত',
  'landing.price-lead': 'যত ডেলিভারি তত খরচ: চুক্তি নেই, ন্যূনতম কোনো সীমা নেই। এটি {country}-এর আজকের রেট।',
  'landing.price-distance': 'রাস্তার দূরত্ব',
  'landing.price-cash': 'রাইডার দরজায় নগদ টাকা নেন',
  'landing.price-fee': 'ডেলিভারি চার্জ',
  'landing.price-base': 'মূল চার্জ',
  'landing.price-way': '{distance}, প্রতি কিমি {perKm}',
  'landing.price-way-included': '{distance}; প্রথম {included} মূল চার্জের মধ্যেই',
  'landing.price-cash-part': 'নগদ আদায়',
  'landing.price-note': 'সঠিক চার্জ আপনার পথের ওপর নির্ভর করে। নিশ্চিত করার আগেই দেখতে পাবেন।',
  'landing.faq-title': 'সাধারণ প্রশ্ন',
  'landing.share':
    'রাইডার ডাকুন, নিশ্চিত করার আগে চার্জ দেখুন, দরজায় পৌঁছানো পর্যন্ত পার্সেল ট্র্যাক করুন। {base} থেকে, সঙ্গে দূরত্বের চার্জ।',
} as const satisfies AreaOf<typeof source>
