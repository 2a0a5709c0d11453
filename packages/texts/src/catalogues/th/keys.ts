import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'คีย์นี้ไม่ครบหรือพิมพ์ผิด',
  'keys.error.invalid': 'คีย์นี้ใช้ที่นี่ไม่ได้',
  'keys.error.scope': 'คีย์นี้ไม่มีสิทธิ์เรียกใช้คำสั่งนี้',
  'keys.error.not-found': 'ไม่มีคีย์นี้แล้ว',
  'keys.error.changed': 'มีคนอื่นแก้ไขคีย์นี้ กรุณาดูอีกครั้งก่อนบันทึก',
  'keys.error.ended': 'คีย์นี้สิ้นสุดแล้ว',
  'keys.error.too-many': 'มีคีย์มากเกินไป ยกเลิกคีย์ที่ไม่ใช้แล้ว',
  'keys.error.network-invalid': 'นี่ไม่ใช่เครือข่าย กรอกที่อยู่หรือช่วง เช่น 203.0.113.0/24',
  'keys.error.collection-point': 'คีย์ใช้ได้กับจุดรับของในธุรกิจของคุณเท่านั้น',
  'keys.error.time-invalid': 'เลือกเวลาที่ช้ากว่านี้ คีย์เก่าใช้ได้ไม่เกินเจ็ดวัน',
} as const satisfies AreaOf<typeof source>
