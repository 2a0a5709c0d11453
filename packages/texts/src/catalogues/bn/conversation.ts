import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'রাইডারের সাথে মেসেজ',
  'talk.empty': 'এখনো কিছু লেখা হয়নি। যা লিখবেন সাথে সাথে রাইডারের ফোনে যাবে।',
  'talk.label': 'রাইডারকে আপনার মেসেজ',
  'talk.send': 'পাঠান',
  'talk.mine': 'আপনি',
  'talk.rider': 'রাইডার',
  'talk.seen': 'দেখা হয়েছে',
  'talk.sent': 'পাঠানো হয়েছে',
  'talk.unseen': 'নতুন মেসেজ: {count}',
  'talk.closed': 'অর্ডারে রাইডার থাকা পর্যন্ত এবং শেষ হওয়ার এক ঘণ্টা পর পর্যন্ত একে অপরকে লিখতে পারেন।',
  'talk.not-sent': 'যায়নি। আপনার লেখা এখানেই আছে: আবার চেষ্টা করুন।',
  'talk.not-loaded': 'মেসেজ আনা যায়নি।',
  'talk.phrases': 'তৈরি মেসেজ',
  'talk.phrase.ready': 'পার্সেল রেডি আছে।',
  'talk.phrase.wait': 'আর পাঁচ মিনিট দিন।',
  'talk.phrase.entrance': 'পেছনের গেটে আসুন।',
  'talk.phrase.call': 'পৌঁছে কাস্টমারকে ফোন দিন।',
  'talk.problem.SHOP_CLOSED': 'পিকআপ পয়েন্ট বন্ধ',
  'talk.problem.NOT_READY': 'পার্সেল রেডি নয়',
  'talk.problem.DAMAGED': 'পার্সেল নষ্ট হয়েছে',
  'talk.problem.DOES_NOT_FIT': 'পার্সেলটি বাহনে আঁটছে না',
  'talk.problem.ACCIDENT': 'রাইডার দুর্ঘটনায় পড়েছেন',
  'talk.problem.BREAKDOWN': 'রাইডারের বাহন নষ্ট হয়ে গেছে',
  'talk.problem.OTHER': 'রাইডারের একটি সমস্যা হয়েছে',
} as const satisfies AreaOf<typeof source>
