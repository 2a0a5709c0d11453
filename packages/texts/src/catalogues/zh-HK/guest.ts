import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': '您以訪客身份下的訂單無法移到您的帳戶。',
  'guest.moved': '您以訪客身份下的訂單已在您的帳戶中。',
  'sender.title': '取件處',
  'sender.hint': '誰把包裹交給騎手、在哪裏交。',
  'sender.address': '取件地址',
  'sender.name': '您的姓名',
  'sender.phone': '您的電話號碼',
  'sender.email': '您的電郵',
  'guest.online-only': '訪客以信用卡網上付款。',
  'guest.kept-here': '您的訂單保存在這個瀏覽器裏。建立帳戶即可永久保留。',
  'guest.earlier': '先前的訂單：',
  'request.fault.sender-address-missing': '請選擇在哪裏取件',
  'request.fault.sender-name-missing': '請填寫您的姓名',
  'request.fault.sender-phone-missing': '請填寫您的電話號碼',
  'request.fault.sender-phone-invalid': '您的電話號碼似乎不正確',
  'request.fault.sender-email-missing': '請填寫您的電郵',
  'request.fault.sender-email-invalid': '您的電郵似乎不正確',
} as const satisfies AreaOf<typeof source>
