import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'การจัดส่งที่นี่ใช้เวลานานขึ้นประมาณ {duration} จนถึง {time}',
  'pressure.paused': 'ไรเดอร์ไม่รับออเดอร์ใหม่ที่นี่จนถึง {time}',
  'pressure.zone-closed': 'ไรเดอร์รับของที่นี่ตั้งแต่ {from} ถึง {to}',
  'pressure.radius': 'ไรเดอร์ที่นี่ส่งได้ไกลสุด {distance} จนถึง {time}',
  'pressure.full': 'ไรเดอร์ที่นี่ไม่ว่างทุกคน กรุณาลองใหม่ในอีกไม่กี่นาที หรือหลัง {time}',
  'pressure.surcharge': 'มีค่าบริการเพิ่ม {amount} ที่นี่จนถึง {time}',
  'request.fee-surcharge': 'ค่าบริการช่วงคนใช้มาก',
  'bulk.problem.paused': 'ขณะนี้ไรเดอร์ไม่รับออเดอร์ใหม่ที่จุดรับของนี้',
  'bulk.problem.zone-closed': 'ไรเดอร์ไม่รับของที่นี่ในเวลานี้',
  'bulk.problem.radius': 'ไกลเกินไปในช่วงที่ไรเดอร์ว่างน้อย',
  'bulk.problem.full': 'ไรเดอร์ที่นี่ไม่ว่างทุกคน ลองใหม่ในอีกไม่กี่นาที',
  'error.measure-not-found': 'ไม่มีมาตรการนี้ หรือสิ้นสุดแล้ว',
  'error.measure-invalid': 'กรุณาตรวจค่าและเวลาของมาตรการ',
} as const satisfies AreaOf<typeof source>
