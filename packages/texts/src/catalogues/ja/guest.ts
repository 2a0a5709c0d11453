import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'ゲストとしての依頼をアカウントに移せませんでした。',
  'guest.moved': 'ゲストとしての注文がアカウントに移りました。',
  'sender.title': '集荷先',
  'sender.hint': '配達員に荷物を渡す方と場所です。',
  'sender.address': '集荷先の住所',
  'sender.name': 'お名前',
  'sender.phone': '電話番号',
  'sender.email': 'メールアドレス',
  'guest.online-only': 'ゲストのお支払いはオンラインのカード払いのみです。',
  'guest.kept-here': '注文はこのブラウザに保存されています。アカウントを作成すると、ずっと残せます。',
  'guest.earlier': '以前の注文：',
  'request.fault.sender-address-missing': '荷物の集荷先を選んでください',
  'request.fault.sender-name-missing': 'お名前を入力してください',
  'request.fault.sender-phone-missing': '電話番号を入力してください',
  'request.fault.sender-phone-invalid': '電話番号が正しくないようです',
  'request.fault.sender-email-missing': 'メールアドレスを入力してください',
  'request.fault.sender-email-invalid': 'メールアドレスが正しくないようです',
} as const satisfies AreaOf<typeof source>
