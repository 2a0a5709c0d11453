import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'ราคา',
  'landing.price-lead': 'จ่ายตามที่ใช้ ไม่มีสัญญา ไม่มีขั้นต่ำ นี่คืออัตราของ{country}ในวันนี้',
  'landing.price-distance': 'ระยะทางตามถนน',
  'landing.price-cash': 'ไรเดอร์เก็บเงินสดที่หน้าประตู',
  'landing.price-fee': 'ค่าจัดส่ง',
  'landing.price-base': 'ค่าบริการเริ่มต้น',
  'landing.price-way': '{distance} กม.ละ {perKm}',
  'landing.price-way-included': '{distance} โดย {included} แรกรวมอยู่ในค่าบริการเริ่มต้น',
  'landing.price-cash-part': 'ค่าเก็บเงินสด',
  'landing.price-note': 'ค่าจัดส่งที่แน่นอนขึ้นอยู่กับเส้นทาง คุณเห็นก่อนยืนยัน',
  'landing.faq-title': 'คำถามที่พบบ่อย',
  'landing.share': 'เรียกไรเดอร์ เห็นค่าจัดส่งก่อนยืนยัน และติดตามพัสดุจนถึงหน้าประตู เริ่มต้น {base} บวกค่าระยะทาง',
} as const satisfies AreaOf<typeof source>
