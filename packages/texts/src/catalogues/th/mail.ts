import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'คุณได้รับข้อความนี้เพราะมีการใช้ข้อมูลติดต่อนี้กับ {sender}',
  'mail.confirm.subject': 'ยืนยันบัญชี {sender} ของคุณ',
  'mail.confirm.text': 'ยินดีต้อนรับสู่ {sender} กรุณายืนยันว่าที่อยู่นี้เป็นของคุณ แล้วคุณจะเข้าสู่ระบบและเรียกไรเดอร์คนแรกได้',
  'mail.confirm.validity': 'ลิงก์ใช้ได้ {hours} ชั่วโมง และใช้ได้ครั้งเดียว หากคุณไม่ได้สร้างบัญชีนี้ ไม่ต้องดำเนินการใด ๆ',
  'mail.confirm.action': 'ยืนยันบัญชี',
  'mail.reset.subject': 'รหัสสำหรับตั้งรหัสผ่านใหม่ของ {sender}',
  'mail.reset.text': 'กรอกรหัสนี้ในหน้าที่คุณขอรหัสผ่านใหม่',
  'mail.reset.validity':
    'ใช้ได้ {minutes} นาที เราจะไม่โทรถามรหัสนี้จากคุณเด็ดขาด หากคุณไม่ได้ขอรหัส ไม่ต้องดำเนินการใด ๆ รหัสผ่านของคุณยังเหมือนเดิม',
  'mail.changed.subject': 'รหัสผ่าน {sender} ของคุณถูกเปลี่ยนแล้ว',
  'mail.changed.text': 'รหัสผ่านของบัญชีคุณถูกเปลี่ยนเมื่อ {at} อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
  'mail.changed.not-you': 'หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ทันทีที่ “ลืมรหัสผ่านใช่ไหม”',
  'mail.invited.subject': 'คุณได้รับเชิญให้เข้าร่วม {vendor}',
  'mail.invited.text': '{by} เชิญคุณให้เรียกและติดตามไรเดอร์ของ {vendor} ผ่าน {sender}',
  'mail.invited.validity': 'คำเชิญใช้ได้ {days} วัน หากคุณไม่ได้รอคำเชิญนี้ ไม่ต้องดำเนินการใด ๆ',
  'mail.invited.action': 'ตอบรับคำเชิญ',
  'mail.rider-invited.subject': 'เป็นไรเดอร์กับ {sender}',
  'mail.rider-invited.text': 'เปิดลิงก์นี้ในโทรศัพท์ของคุณเพื่อเริ่มเป็นไรเดอร์กับ {sender}',
  'mail.rider-invited.validity': 'ลิงก์ใช้ได้ {hours} ชั่วโมง และใช้ได้ครั้งเดียว',
  'mail.rider-invited.action': 'เริ่มงาน',
  'mail.rider-code.subject': 'รหัสเข้าสู่ระบบ {sender} ของคุณ',
  'mail.rider-code.text': 'กรอกรหัสนี้เพื่อเข้าสู่ระบบในฐานะไรเดอร์',
  'mail.rider-code.validity':
    'รหัสใช้ได้ {minutes} นาที เราจะไม่โทรถามรหัสนี้จากคุณเด็ดขาด หากคุณไม่ได้ขอรหัส ไม่ต้องดำเนินการใด ๆ',
  'mail.payment.subject': 'การชำระเงินของคุณกับ {sender}',
  'mail.payment.paid': 'ธนาคารของคุณชำระเงินค่าออเดอร์ {order} แล้ว สั่งออเดอร์เรียบร้อย',
  'mail.payment.unpaid': 'ธนาคารของคุณไม่ได้ชำระเงินค่าออเดอร์ {order} ไม่มีการหักเงิน ไรเดอร์จะมาเมื่อคุณชำระเงินใหม่เท่านั้น',
  'mail.payment.paid-back': 'ธนาคารของคุณชำระเงินค่าออเดอร์ {order} หลังจากออเดอร์สิ้นสุดแล้ว เราจะคืนเงินเข้าบัตรของคุณ',
  'mail.removed.subject': 'คุณไม่ได้ดูแล {vendor} อีกต่อไป',
  'mail.removed.text': 'เจ้าของ {vendor} ได้ยกเลิกสิทธิ์ของคุณ',
} as const satisfies AreaOf<typeof source>
