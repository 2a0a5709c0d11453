import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'ย้ายออเดอร์ที่คุณเรียกแบบผู้ใช้ทั่วไปเข้าบัญชีไม่สำเร็จ',
  'guest.moved': 'ออเดอร์ที่คุณเรียกแบบผู้ใช้ทั่วไปอยู่ในบัญชีของคุณแล้ว',
  'sender.title': 'รับของที่',
  'sender.hint': 'ใครมอบของให้ไรเดอร์ และที่ไหน',
  'sender.address': 'ที่อยู่รับของ',
  'sender.name': 'ชื่อของคุณ',
  'sender.phone': 'หมายเลขโทรศัพท์ของคุณ',
  'sender.email': 'อีเมลของคุณ',
  'guest.online-only': 'ผู้ใช้ทั่วไปชำระออนไลน์ด้วยบัตร',
  'guest.kept-here': 'ออเดอร์ของคุณเก็บไว้ในเบราว์เซอร์นี้ สร้างบัญชีเพื่อเก็บไว้ถาวร',
  'guest.earlier': 'ออเดอร์ก่อนหน้า:',
  'request.fault.sender-address-missing': 'กรุณาเลือกที่ที่จะรับของ',
  'request.fault.sender-name-missing': 'กรุณากรอกชื่อของคุณ',
  'request.fault.sender-phone-missing': 'กรุณากรอกหมายเลขโทรศัพท์ของคุณ',
  'request.fault.sender-phone-invalid': 'หมายเลขโทรศัพท์ของคุณดูไม่ถูกต้อง',
  'request.fault.sender-email-missing': 'กรุณากรอกอีเมลของคุณ',
  'request.fault.sender-email-invalid': 'อีเมลของคุณดูไม่ถูกต้อง',
} as const satisfies AreaOf<typeof source>
