import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'এমন কোনো ওয়েবহুক এন্ডপয়েন্ট নেই।',
  'webhook.error.event': 'ঘটনাটি নেই, বা আর রাখা হয় না।',
  'webhook.error.url': 'একটি পাবলিক https ঠিকানা লিখুন।',
  'webhook.error.limit': 'আগে একটি এন্ডপয়েন্ট মুছুন। সীমা {limit}টি।',
  'webhook.error.off': 'আগে এন্ডপয়েন্ট চালু করুন।',
  'mail.webhook.subject': 'ওয়েবহুক এন্ডপয়েন্ট বন্ধ করা হয়েছে',
  'mail.webhook.failing':
    '{host}-এর ওয়েবহুক এন্ডপয়েন্ট {endpoint} আমরা বন্ধ করেছি, কারণ এটি পাঁচ দিন কোনো ঘটনা গ্রহণ করেনি।',
  'mail.webhook.gone':
    '{host}-এর ওয়েবহুক এন্ডপয়েন্ট {endpoint} আমরা বন্ধ করেছি, কারণ এটি জানিয়েছে যে এটি আর নেই (410)।',
  'mail.webhook.next': 'ঠিক হলে আবার চালু করুন। ব্যর্থ ঘটনাগুলো আবার পাঠানো যায়, আর ৯০ দিনের সব ঘটনা আনা যায়।',
} as const satisfies AreaOf<typeof source>
