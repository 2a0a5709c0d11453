import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'กรุณาลงทะเบียนหรือเข้าสู่ระบบเพื่อเรียกไรเดอร์',
  'guest.name': 'ผู้ใช้ทั่วไป',
  'guest.continue': 'ใช้งานต่อแบบผู้ใช้ทั่วไป',
  'guest.ended': 'การใช้งานแบบผู้ใช้ทั่วไปสิ้นสุดแล้ว เริ่มใหม่แบบผู้ใช้ทั่วไป หรือเข้าสู่ระบบ',
  'guest.request-text': 'ผู้ใช้ทั่วไปชำระเงินออนไลน์ สร้างบัญชีเพื่อใช้ทุกวิธีชำระเงินและเก็บจุดรับของไว้',
  'guest.popup-title': 'รวมทุกออเดอร์ไว้ที่เดียว',
  'guest.popup-text': 'สร้างบัญชี แล้วออเดอร์ครั้งหน้าจะเสร็จในไม่กี่คลิก จุดรับของ ลูกค้า และออเดอร์ทั้งหมดจะถูกเก็บไว้',
  'guest.popup-register': 'สร้างบัญชี',
  'guest.popup-later': 'ภายหลัง',
  'guest.popup-never': 'ไม่ต้องถามอีก',
  'platform.title': 'กำลังเปิด',
  'platform.error.token': 'เปิดพอร์ทัลไม่ได้ด้วยข้อมูลที่หน้าเว็บต้นทางส่งมา กรุณาโหลดหน้านั้นใหม่',
  'platform.error.no-answer': 'หน้าเว็บต้นทางไม่ได้แจ้งว่าคุณเป็นใคร กรุณาโหลดหน้านั้นใหม่',
} as const satisfies AreaOf<typeof source>
