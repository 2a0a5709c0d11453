import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': '费用',
  'landing.price-lead': '用多少付多少，没有合约，没有最低消费。这是{country}目前的收费。',
  'landing.price-distance': '道路距离',
  'landing.price-cash': '骑手在门口收现金',
  'landing.price-fee': '运费',
  'landing.price-base': '基本费',
  'landing.price-way': '{distance}，每公里 {perKm}',
  'landing.price-way-included': '{distance}，前 {included} 已含在基本费内',
  'landing.price-cash-part': '代收现金',
  'landing.price-note': '确切费用按路程而定，确认前就会看到。',
  'landing.faq-title': '常见问题',
  'landing.share': '呼叫骑手，确认前就知道费用，一路追踪到门口。{base} 起，另计距离。',
} as const satisfies AreaOf<typeof source>
