import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': '料金',
  'landing.price-lead': '使った分だけのお支払いで、契約も最低利用額もありません。現在の{country}の料金です。',
  'landing.price-distance': '道のり',
  'landing.price-cash': '配達員が玄関で現金を受け取る',
  'landing.price-fee': '配達料',
  'landing.price-base': '基本料金',
  'landing.price-way': '{distance}（1 kmあたり{perKm}）',
  'landing.price-way-included': '{distance}（最初の{included}は基本料金に含まれます）',
  'landing.price-cash-part': '現金の回収',
  'landing.price-note': '正確な配達料は道のりによって決まります。確定前に表示されます。',
  'landing.faq-title': 'よくある質問',
  'landing.share': '配達を依頼し、確定前に料金を確かめ、玄関に届くまで荷物を追えます。{base}＋距離料金から。',
} as const satisfies AreaOf<typeof source>
