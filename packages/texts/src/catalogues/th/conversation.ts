import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'ข้อความกับไรเดอร์',
  'talk.empty': 'ยังไม่มีข้อความ สิ่งที่คุณพิมพ์จะถึงโทรศัพท์ของไรเดอร์ทันที',
  'talk.label': 'ข้อความถึงไรเดอร์',
  'talk.send': 'ส่ง',
  'talk.mine': 'คุณ',
  'talk.rider': 'ไรเดอร์',
  'talk.seen': 'อ่านแล้ว',
  'talk.sent': 'ส่งแล้ว',
  'talk.unseen': 'ข้อความใหม่: {count}',
  'talk.closed': 'คุณส่งข้อความถึงกันได้ระหว่างที่มีไรเดอร์ดูแลออเดอร์ และอีกหนึ่งชั่วโมงหลังสิ้นสุด',
  'talk.not-sent': 'ส่งไม่สำเร็จ ข้อความของคุณยังอยู่ กรุณาลองอีกครั้ง',
  'talk.not-loaded': 'ดึงข้อความไม่สำเร็จ',
  'talk.phrases': 'ข้อความด่วน',
  'talk.phrase.ready': 'พัสดุพร้อมแล้ว',
  'talk.phrase.wait': 'ขออีกห้านาที',
  'talk.phrase.entrance': 'กรุณามาที่ประตูด้านหลัง',
  'talk.phrase.call': 'กรุณาโทรหาลูกค้าเมื่อไปถึง',
  'talk.problem.SHOP_CLOSED': 'จุดรับของปิดอยู่',
  'talk.problem.NOT_READY': 'พัสดุยังไม่พร้อม',
  'talk.problem.DAMAGED': 'พัสดุเสียหาย',
  'talk.problem.DOES_NOT_FIT': 'พัสดุใหญ่เกินไป',
  'talk.problem.ACCIDENT': 'ไรเดอร์เกิดอุบัติเหตุ',
  'talk.problem.BREAKDOWN': 'รถของไรเดอร์เสีย',
  'talk.problem.OTHER': 'ไรเดอร์มีปัญหา',
} as const satisfies AreaOf<typeof source>
