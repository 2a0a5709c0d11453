import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'รอคุณตัดสินใจ',
  'decision.missed.CANCEL': 'ไม่มีคำตอบทันเวลา: ออเดอร์ของ {name} ถูกยกเลิกโดยไม่มีค่าใช้จ่าย',
  'decision.missed.BRING_BACK': 'ไม่มีคำตอบทันเวลา: พัสดุของ {name} กำลังถูกนำกลับมาคืนคุณ คิดค่าบริการ {fee}',
  'decision.missed.BRING_BACK-free': 'ไม่มีคำตอบทันเวลา: พัสดุของ {name} กำลังถูกนำกลับมาคืนคุณโดยไม่มีค่าใช้จ่าย',
  'mail.missed.subject': 'ไม่มีคำตอบทันเวลาสำหรับออเดอร์ {order}',
  'mail.missed.action': 'เปิดออเดอร์',
  'order.locked': 'ไรเดอร์รับงานแล้วเมื่อ {time} จึงแก้ไขหรือยกเลิกออเดอร์ไม่ได้แล้ว',
  'order.edit.cancelled': 'ออเดอร์นี้ถูกยกเลิกแล้ว จึงแก้ไขไม่ได้',
  'timeline.offers': 'ไรเดอร์ที่ถามแล้ว: {count}',
  'share.message': 'สวัสดีจาก {shop} ติดตามพัสดุของคุณได้ที่นี่: {link}',
  'track.call-shop': 'โทรหาร้าน',
  'tracking.on-the-way': 'ไรเดอร์ที่กำลังเดินทาง: {count}',
  'decision.new-pin': 'หมุดของที่อยู่ใหม่',
  'track.arrives': 'คาดว่าจะถึงประมาณ {time}',
} as const satisfies AreaOf<typeof source>
