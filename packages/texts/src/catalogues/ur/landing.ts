import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'کتنا خرچ آتا ہے',
  'landing.price-lead':
    'جتنا استعمال اتنی ادائیگی: نہ معاہدہ، نہ کم از کم حد۔ یہ {country} کے آج کے نرخ ہیں۔',
  'landing.price-distance': 'سڑک کا فاصلہ',
  'landing.price-cash': 'رائیڈر دروازے پر نقد لیتا ہے',
  'landing.price-fee': 'ڈیلیوری فیس',
  'landing.price-base': 'بنیادی فیس',
  'landing.price-way': '{distance}، {perKm} فی کلومیٹر',
  'landing.price-way-included': '{distance}؛ پہلے {included} بنیادی فیس میں شامل ہیں',
  'landing.price-cash-part': 'نقد وصولی',
  'landing.price-note': 'درست فیس آپ کے راستے پر منحصر ہے۔ تصدیق سے پہلے نظر آتی ہے۔',
  'landing.faq-title': 'سوالات',
  'landing.share':
    'رائیڈر منگوائیں، تصدیق سے پہلے فیس دیکھیں اور پارسل کو دروازے تک دیکھتے رہیں۔ {base} سے، فاصلے کے ساتھ۔',
} as const satisfies AreaOf<typeof source>
