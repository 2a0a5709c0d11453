import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'ওই কোডের একটি ভেন্ডর আগেই আছে।',
  'error.flag-unknown': 'এমন কোনো ফ্ল্যাগ নেই।',
  'error.parameter-invalid': 'এই সেটিংয়ে ওই মান চলে না।',
  'error.account-not-found': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'error.platform-vendor': 'ওই ভেন্ডরগুলোর একটি এই দেশে নেই।',
  'error.service-hours-format': 'এই ধরনে লিখতে হবে: dddd:dddd (২৪ ঘণ্টার জন্য 0000:2359)',
  'error.service-hours-range': 'সেবার সময় 0 থেকে 2359-এর মধ্যে হতে হবে',
  'flags.unavailable': 'কিছু সেটিং আনা যায়নি, তাই পোর্টালের কিছু অংশ এখন না-ও থাকতে পারে।',
} as const satisfies AreaOf<typeof source>
