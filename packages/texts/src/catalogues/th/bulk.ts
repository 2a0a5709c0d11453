import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'รูปแบบไฟล์ไม่ถูกต้อง',
  'bulk.file-too-large': 'ไฟล์ต้องมีขนาดไม่เกิน 5 MB',
  'bulk.busy': 'กำลังประมวลผลไฟล์นี้อยู่ กรุณาลองอีกครั้งในอีกสักครู่',
  'bulk.over': 'ไฟล์นี้เสร็จสิ้นแล้ว แก้ไขแถวไม่ได้อีก',
  'bulk.nothing-to-place': 'ไม่มีแถวใดในไฟล์นี้ที่สั่งได้',
  'bulk.columns-missing': 'ระบุว่าชื่อ หมายเลขโทรศัพท์ และที่อยู่อยู่ในคอลัมน์ใด',
} as const satisfies AreaOf<typeof source>
