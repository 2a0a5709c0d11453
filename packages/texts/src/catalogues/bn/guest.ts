import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'গেস্ট হিসেবে করা আপনার অর্ডার অ্যাকাউন্টে নেওয়া যায়নি।',
  'guest.moved': 'গেস্ট হিসেবে করা আপনার অর্ডার এখন আপনার অ্যাকাউন্টে।',
  'sender.title': 'পিকআপের জায়গা',
  'sender.hint': 'রাইডারের হাতে জিনিসটি কে কোথায় দেবেন।',
  'sender.address': 'পিকআপের ঠিকানা',
  'sender.name': 'আপনার নাম',
  'sender.phone': 'আপনার ফোন নম্বর',
  'sender.email': 'আপনার ইমেইল',
  'guest.online-only': 'গেস্টরা কার্ড দিয়ে অনলাইনে পেমেন্ট করেন।',
  'guest.kept-here': 'আপনার অর্ডার এই ব্রাউজারে আছে। স্থায়ীভাবে রাখতে অ্যাকাউন্ট খুলুন।',
  'guest.earlier': 'আগের অর্ডার:',
  'request.fault.sender-address-missing': 'জিনিসটি কোথা থেকে নেওয়া হবে বেছে নিন',
  'request.fault.sender-name-missing': 'আপনার নাম লিখুন',
  'request.fault.sender-phone-missing': 'আপনার ফোন নম্বর লিখুন',
  'request.fault.sender-phone-invalid': 'আপনার ফোন নম্বর ঠিক মনে হচ্ছে না',
  'request.fault.sender-email-missing': 'আপনার ইমেইল লিখুন',
  'request.fault.sender-email-invalid': 'আপনার ইমেইল ঠিক মনে হচ্ছে না',
} as const satisfies AreaOf<typeof source>
