import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': '費用',
  'landing.price-lead': '用多少付多少，沒有合約，沒有最低消費。這是{country}目前的收費。',
  'landing.price-distance': '道路距離',
  'landing.price-cash': '騎手在門口收現金',
  'landing.price-fee': '送遞費',
  'landing.price-base': '基本費',
  'landing.price-way': '{distance}，每公里 {perKm}',
  'landing.price-way-included': '{distance}，前 {included} 已含在基本費內',
  'landing.price-cash-part': '代收現金',
  'landing.price-note': '確切費用按路程而定，確認前就會看到。',
  'landing.faq-title': '常見問題',
  'landing.share': '呼叫騎手，確認前就知道費用，一路追蹤到門口。{base} 起，另計距離。',
} as const satisfies AreaOf<typeof source>
