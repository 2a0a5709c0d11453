import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': '您以访客身份下的订单无法移到您的账户。',
  'guest.moved': '您以访客身份下的订单已在您的账户中。',
  'sender.title': '取件处',
  'sender.hint': '谁把包裹交给骑手、在哪里交。',
  'sender.address': '取件地址',
  'sender.name': '您的姓名',
  'sender.phone': '您的电话号码',
  'sender.email': '您的电邮',
  'guest.online-only': '访客以银行卡网上付款。',
  'guest.kept-here': '您的订单保存在这个浏览器里。创建账户即可永久保留。',
  'guest.earlier': '先前的订单：',
  'request.fault.sender-address-missing': '请选择在哪里取件',
  'request.fault.sender-name-missing': '请填写您的姓名',
  'request.fault.sender-phone-missing': '请填写您的电话号码',
  'request.fault.sender-phone-invalid': '您的电话号码似乎不正确',
  'request.fault.sender-email-missing': '请填写您的电邮',
  'request.fault.sender-email-invalid': '您的电邮似乎不正确',
} as const satisfies AreaOf<typeof source>
