import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'มีร้านค้าที่ใช้รหัสนี้แล้ว',
  'error.flag-unknown': 'ไม่มีแฟล็กนี้',
  'error.parameter-invalid': 'ค่านี้ใช้กับการตั้งค่านี้ไม่ได้',
  'error.account-not-found': 'ไม่มีบัญชีนี้',
  'error.platform-vendor': 'ร้านค้าบางแห่งไม่มีอยู่ในประเทศนี้',
  'error.service-hours-format': 'รูปแบบต้องเป็น dddd:dddd (0000:2359 คือ 24 ชั่วโมง)',
  'error.service-hours-range': 'เวลาให้บริการต้องอยู่ระหว่าง 0 ถึง 2359',
  'flags.unavailable': 'โหลดการตั้งค่าบางส่วนไม่สำเร็จ บางส่วนของพอร์ทัลอาจหายไปชั่วคราว',
  'error.text-unknown': 'ไม่มีข้อความนี้ในภาษานี้',
  'error.text-invalid': 'ใช้ข้อความนี้ตรงนั้นไม่ได้',
  'text.fault.empty': 'ข้อความต้องไม่ว่างเปล่า และต้องไม่มีช่องว่างที่ต้นหรือท้าย',
  'text.fault.placeholders': 'ชื่อในวงเล็บปีกกาต้องตรงกับข้อความภาษาอังกฤษ',
  'text.fault.marks': 'ข้อความต้องไม่มีโค้ดมาร์กอัปหรืออักขระควบคุม',
  'text.fault.long': 'ข้อความยาวเกินที่ว่างของตำแหน่งนี้',
} as const satisfies AreaOf<typeof source>
