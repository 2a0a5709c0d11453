import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': '您以訪客身分下的訂單無法移到您的帳號。',
  'guest.moved': '您以訪客身分下的訂單已在您的帳號中。',
  'sender.title': '取件處',
  'sender.hint': '誰把包裹交給外送員、在哪裡交。',
  'sender.address': '取件地址',
  'sender.name': '您的姓名',
  'sender.phone': '您的電話號碼',
  'sender.email': '您的電子郵件',
  'guest.online-only': '訪客以信用卡線上付款。',
  'guest.kept-here': '您的訂單保存在這個瀏覽器裡。建立帳號即可長期保留。',
  'guest.earlier': '先前的訂單：',
  'request.fault.sender-address-missing': '請選擇在哪裡取件',
  'request.fault.sender-name-missing': '請填寫您的姓名',
  'request.fault.sender-phone-missing': '請填寫您的電話號碼',
  'request.fault.sender-phone-invalid': '您的電話號碼似乎不正確',
  'request.fault.sender-email-missing': '請填寫您的電子郵件',
  'request.fault.sender-email-invalid': '您的電子郵件似乎不正確',
} as const satisfies AreaOf<typeof source>
