import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'এই যোগাযোগের তথ্য {sender}-এ ব্যবহার হয় বলে এই বার্তা পেয়েছেন।',
  'mail.confirm.subject': 'আপনার {sender} অ্যাকাউন্ট নিশ্চিত করুন',
  'mail.confirm.text': '{sender}-এ স্বাগতম। ঠিকানাটি যে আপনার তা নিশ্চিত করুন, তারপর লগ ইন করে প্রথম রাইডার ডাকতে পারবেন।',
  'mail.confirm.validity':
    'লিংকটি {hours} ঘণ্টা চলবে, একবারই ব্যবহার করা যাবে। এই অ্যাকাউন্ট আপনি না খুললে বার্তাটি উপেক্ষা করুন।',
  'mail.confirm.action': 'অ্যাকাউন্ট নিশ্চিত করুন',
  'mail.reset.subject': 'নতুন {sender} পাসওয়ার্ডের কোড',
  'mail.reset.text': 'যে পেজে নতুন পাসওয়ার্ড চেয়েছেন সেখানে এই কোড লিখুন।',
  'mail.reset.validity':
    'কোডটি {minutes} মিনিট চলবে। আমরা কখনো ফোনে এটি চাইব না। আপনি না চাইলে বার্তাটি উপেক্ষা করুন। আপনার পাসওয়ার্ড একই থাকবে।',
  'mail.changed.subject': 'আপনার {sender} পাসওয়ার্ড বদলানো হয়েছে',
  'mail.changed.text': '{at}-এ আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস লগ আউট হয়েছে।',
  'mail.changed.not-you': 'আপনি না করে থাকলে এখনই “পাসওয়ার্ড ভুলে গেছেন?” দিয়ে নতুন পাসওয়ার্ড দিন।',
  'mail.invited.subject': '{vendor}-এ যোগ দিতে আপনাকে আমন্ত্রণ',
  'mail.invited.text': '{by} আপনাকে {sender} দিয়ে {vendor}-এর জন্য রাইডার ডাকতে ও ট্র্যাক করতে আমন্ত্রণ জানিয়েছেন।',
  'mail.invited.validity': 'আমন্ত্রণটি {days} দিন চলবে। আপনি এটি আশা না করলে বার্তাটি উপেক্ষা করুন।',
  'mail.invited.action': 'আমন্ত্রণ গ্রহণ করুন',
  'mail.rider-invited.subject': '{sender}-এ রাইডার হিসেবে কাজ করুন',
  'mail.rider-invited.text': '{sender}-এ রাইডার হিসেবে কাজ শুরু করতে আপনার ফোনে এই লিংকটি খুলুন।',
  'mail.rider-invited.validity': 'লিংকটি {hours} ঘণ্টা চলবে, একবারই ব্যবহার করা যাবে।',
  'mail.rider-invited.action': 'কাজ শুরু করুন',
  'mail.rider-code.subject': 'আপনার {sender} লগ ইন কোড',
  'mail.rider-code.text': 'রাইডার হিসেবে লগ ইন করতে এই কোড লিখুন।',
  'mail.rider-code.validity':
    'কোডটি {minutes} মিনিট চলবে। আমরা কখনো ফোনে এটি চাইব না। আপনি না চাইলে বার্তাটি উপেক্ষা করুন।',
  'mail.payment.subject': '{sender}-এ আপনার পেমেন্ট',
  'mail.payment.paid': 'অর্ডার {order}-এর টাকা আপনার ব্যাংক দিয়েছে। অর্ডারটি নেওয়া হয়েছে।',
  'mail.payment.unpaid': 'অর্ডার {order}-এর টাকা আপনার ব্যাংক দেয়নি। কোনো টাকা কাটা হয়নি। আবার পেমেন্ট করলেই রাইডার আসবে।',
  'mail.payment.paid-back': 'অর্ডার {order} শেষ হয়ে যাওয়ার পর আপনার ব্যাংক টাকা দিয়েছে। টাকা আপনার কার্ডে ফেরত যাচ্ছে।',
  'mail.removed.subject': 'আপনি আর {vendor}-এর হয়ে কাজ করতে পারবেন না',
  'mail.removed.text': '{vendor}-এর একজন মালিক আপনার প্রবেশাধিকার বাতিল করেছেন।',
} as const satisfies AreaOf<typeof source>
