import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'ขอรหัส PIN จากลูกค้า',
  'handover.ask-hint': 'ระบบสุ่มตัวเลข 4 หลัก คุณแจ้งลูกค้า แล้วไรเดอร์จะมอบของให้เฉพาะผู้ที่บอกรหัสได้',
  'handover.ask-yes': 'ใช่ ถามที่หน้าประตู',
  'handover.pin': 'รหัส PIN สำหรับลูกค้า',
  'handover.pin-hint': 'กรุณาแจ้งลูกค้า หรือแชร์ลิงก์ซึ่งแสดงรหัสด้วย ไรเดอร์ไม่ทราบรหัสและจะถามที่หน้าประตู',
  'handover.pin-missing': 'พัสดุนี้ต้องใช้รหัส PIN ในการมอบ กรุณาถามลูกค้า',
  'handover.pin-wrong': 'รหัส PIN ไม่ถูกต้อง ลองได้อีก {tries_left} ครั้ง',
  'handover.pin-locked': 'ใส่รหัส PIN ผิดหลายครั้งเกินไป กำลังถามร้านว่าจะทำอย่างไร',
  'decision.cause.WRONG_PIN': 'ใส่รหัส PIN ที่หน้าประตูผิดหลายครั้งเกินไป',
} as const satisfies AreaOf<typeof source>
