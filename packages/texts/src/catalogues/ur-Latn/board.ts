import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Is dauran yeh order badal gaya hai. Barah-e-karam isay dobara dekhein.',
  'error.board-stops-changed':
    'Is dauran is rider ke stops badal gaye hain. Barah-e-karam unhein dobara dekhein.',
  'error.board-order-state': 'Order ke mojooda status mein yeh mumkin nahi.',
  'error.board-same-rider': 'Yeh order pehle hi is rider ke paas hai.',
  'error.board-rider-suspended': 'Yeh rider suspended hai ya ja chuka hai.',
  'error.board-rider-off-duty': 'Yeh rider duty par nahi.',
  'error.board-rider-full':
    'Is rider ke paas mazeed parcel ki jagah nahi, ya parcel sawari ke liye bohat bara hai.',
  'error.board-rider-documents': 'Is rider ka koi document nahi bheja gaya ya us ki muddat khatam hai.',
  'error.board-rider-cash': 'Is order ke saath rider ke paas ijazat se zyada cash hoga.',
  'error.board-rider-advance': 'Is order ke saath rider dukaanon ko ijazat se zyada raqam dega.',
  'error.board-paid-by-rider':
    'Rider is parcel ki raqam dukaan ko de chuka hai, is liye koi aur rider isay nahi le sakta.',
  'error.transfer-gone': 'Yeh parcel ab kisi aur ko nahi diya ja sakta.',
} as const satisfies AreaOf<typeof source>
