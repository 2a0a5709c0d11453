import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'এর মধ্যে অর্ডারটি বদলেছে। আবার দেখে নিন।',
  'error.board-stops-changed': 'এর মধ্যে এই রাইডারের স্টপ বদলেছে। আবার দেখে নিন।',
  'error.board-order-state': 'অর্ডারের এখনকার অবস্থায় এটি সম্ভব নয়।',
  'error.board-same-rider': 'অর্ডারটি আগেই এই রাইডারের কাছে আছে।',
  'error.board-rider-suspended': 'এই রাইডার স্থগিত আছেন, বা চলে গেছেন।',
  'error.board-rider-off-duty': 'এই রাইডার ডিউটিতে নেই।',
  'error.board-rider-full': 'এই রাইডারের কাছে আরেকটি পার্সেলের জায়গা নেই, বা পার্সেলটি বাহনের জন্য বেশি বড়।',
  'error.board-rider-documents': 'এই রাইডারের কোনো ডকুমেন্ট দেওয়া হয়নি, বা মেয়াদ শেষ।',
  'error.board-rider-cash': 'এই অর্ডার নিলে রাইডারের কাছে সীমার চেয়ে বেশি নগদ থাকবে।',
  'error.board-rider-advance': 'এই অর্ডার নিলে রাইডার দোকানকে সীমার চেয়ে বেশি টাকা দেবেন।',
  'error.board-paid-by-rider': 'রাইডার এই পার্সেলের টাকা দোকানকে দিয়েছেন, তাই অন্য রাইডার এটি নিতে পারবেন না।',
  'error.transfer-gone': 'পার্সেলটি আর হাতবদল করা যাবে না।',
} as const satisfies AreaOf<typeof source>
