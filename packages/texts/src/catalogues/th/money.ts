import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': 'ตรวจสอบไม่ได้ว่าคุณชำระเงินออนไลน์ได้หรือไม่ กรุณาลองอีกครั้ง',
  'error.payment.init': 'การชำระเงินมีปัญหา กรุณาลองอีกครั้ง',
  'error.payment.intent-creation': 'เริ่มการชำระเงินไม่สำเร็จ กรุณาลองอีกครั้ง',
  'error.payment.off': 'ขณะนี้ชำระเงินออนไลน์ไม่ได้ กรุณาเลือกวิธีชำระเงินอื่น',
  'error.payment.wallet': 'เซสชันการชำระเงินสิ้นสุดแล้ว กรุณาลองอีกครั้ง',
  'error.payment.not-found': 'ไม่พบการชำระเงินนี้',
  'error.payment.over': 'การชำระเงินนี้จบแล้ว กรุณาเริ่มใหม่',
  'error.payment.under-way': 'การชำระเงินนี้กำลังดำเนินการ กรุณารอสักครู่',
  'error.card-not-found': 'ไม่พบบัตรนี้',
  'error.card-expired': 'บัตรนี้หมดอายุแล้ว กรุณาเลือกบัตรอื่น',
  'error.edit-paid': 'ออเดอร์นี้ชำระออนไลน์แล้ว หากต้องการส่งไปที่ที่แพงกว่า กรุณายกเลิกแล้วเรียกใหม่',
  'error.settlement-nothing': 'ไม่มีเงินสดที่ต้องเคลียร์',
} as const satisfies AreaOf<typeof source>
