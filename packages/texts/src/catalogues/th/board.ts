import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'ออเดอร์นี้เปลี่ยนไปในระหว่างนั้น กรุณาดูอีกครั้ง',
  'error.board-stops-changed': 'จุดแวะของไรเดอร์คนนี้เปลี่ยนไปในระหว่างนั้น กรุณาดูอีกครั้ง',
  'error.board-order-state': 'ทำเช่นนั้นในสถานะปัจจุบันของออเดอร์ไม่ได้',
  'error.board-same-rider': 'ไรเดอร์คนนี้มีออเดอร์นี้อยู่แล้ว',
  'error.board-rider-suspended': 'ไรเดอร์คนนี้ถูกระงับหรือออกไปแล้ว',
  'error.board-rider-off-duty': 'ไรเดอร์คนนี้ไม่ได้เปิดรับงาน',
  'error.board-rider-full': 'ไรเดอร์คนนี้ไม่มีที่ว่างสำหรับพัสดุอีกชิ้น หรือพัสดุใหญ่เกินไปสำหรับยานพาหนะ',
  'error.board-rider-documents': 'เอกสารของไรเดอร์คนนี้ขาดหรือหมดอายุ',
  'error.board-rider-cash': 'ถ้ารับออเดอร์นี้ ไรเดอร์จะมีเงินสดเกินที่กำหนด',
  'error.board-rider-advance': 'ถ้ารับออเดอร์นี้ ไรเดอร์จะจ่ายให้ร้านเกินที่กำหนด',
  'error.board-paid-by-rider': 'ไรเดอร์จ่ายเงินค่าพัสดุนี้ให้ร้านแล้ว ไรเดอร์คนอื่นจึงรับต่อไม่ได้',
  'error.transfer-gone': 'พัสดุนี้เปลี่ยนมือไม่ได้แล้ว',
} as const satisfies AreaOf<typeof source>
