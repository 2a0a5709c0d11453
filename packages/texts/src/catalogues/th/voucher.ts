import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'ใช้รหัสคูปองนี้ไม่ได้',
  'voucher.error.get.message': 'ดึงรายละเอียดของรหัสคูปองไม่ได้',
  'voucher.error.exists': 'มีคูปองที่ใช้รหัสนี้แล้ว',
  'voucher.error.terms': 'เงื่อนไขเหล่านี้ขัดกัน',
  'voucher.add': 'เพิ่มคูปอง',
  'voucher.code': 'รหัสคูปอง',
  'voucher.apply': 'ใช้คูปอง',
  'voucher.remove': 'นำคูปองออก',
  'voucher.replace': 'ใช้คูปองอื่น',
  'voucher.keep': 'ใช้คูปองนี้ต่อ',
  'voucher.applied': 'คูปอง {code} ลด {amount}',
  'voucher.removed': 'นำคูปองออกแล้ว',
  'voucher.line': 'คูปอง {code}',
  'voucher.gone': 'คูปอง {code} ใช้ไม่ได้แล้วและถูกนำออก กรุณาดูค่าจัดส่งอีกครั้ง',
  'voucher.stays': 'คูปอง {code} ยังใช้กับออเดอร์นี้',
  'order.fee-whole': 'ค่าจัดส่งก่อนใช้คูปอง',
  'order.voucher': 'คูปอง',
  'order.voucher-off': '{code} ลด {amount}',
} as const satisfies AreaOf<typeof source>
