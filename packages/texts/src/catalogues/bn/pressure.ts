import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '{time} পর্যন্ত এখানে ডেলিভারিতে প্রায় {duration} বেশি লাগবে।',
  'pressure.paused': '{time} পর্যন্ত রাইডাররা এখানে নতুন অর্ডার নেন না।',
  'pressure.zone-closed': 'রাইডাররা এখানে {from} থেকে {to} পর্যন্ত পার্সেল নেন।',
  'pressure.radius': '{time} পর্যন্ত রাইডাররা এখান থেকে {distance} পর্যন্ত ডেলিভারি দেন।',
  'pressure.full': 'এখানে সব রাইডার ব্যস্ত। কয়েক মিনিট পরে বা {time}-এর পরে আবার চেষ্টা করুন।',
  'pressure.surcharge': '{time} পর্যন্ত এখানে {amount} বাড়তি চার্জ লাগবে।',
  'request.fee-surcharge': 'চাহিদা বেশি থাকার চার্জ',
  'bulk.problem.paused': 'রাইডাররা এখন এই পিকআপ পয়েন্টে নতুন অর্ডার নেন না',
  'bulk.problem.zone-closed': 'এই সময়ে রাইডাররা এখান থেকে পার্সেল নেন না',
  'bulk.problem.radius': 'কম রাইডার ফাঁকা থাকায় বেশি দূর',
  'bulk.problem.full': 'এখানে সব রাইডার ব্যস্ত। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'error.measure-not-found': 'এই ব্যবস্থা নেই, বা শেষ হয়ে গেছে।',
  'error.measure-invalid': 'ব্যবস্থাটির মান ও সময় দেখে নিন।',
} as const satisfies AreaOf<typeof source>
