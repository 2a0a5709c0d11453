import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'តម្លៃប៉ុន្មាន',
  'landing.price-lead': 'បង់តាមការប្រើ៖ គ្មានកិច្ចសន្យា គ្មានកម្រិតអប្បបរមា។ នេះជាតម្លៃសម្រាប់ {country} គិតត្រឹមថ្ងៃនេះ។',
  'landing.price-distance': 'ចម្ងាយតាមផ្លូវ',
  'landing.price-cash': 'អ្នកដឹកប្រមូលសាច់ប្រាក់នៅមាត់ទ្វារ',
  'landing.price-fee': 'ថ្លៃដឹក',
  'landing.price-base': 'ថ្លៃដឹកដំបូង',
  'landing.price-way': '{distance} តម្លៃ {perKm} ក្នុងមួយគីឡូម៉ែត្រ',
  'landing.price-way-included': '{distance} ដោយ {included} ដំបូងរួមក្នុងថ្លៃដឹកដំបូងហើយ',
  'landing.price-cash-part': 'ការប្រមូលសាច់ប្រាក់',
  'landing.price-note': 'ថ្លៃពិតប្រាកដអាស្រ័យលើផ្លូវ។ អ្នកឃើញវាមុនបញ្ជាក់។',
  'landing.faq-title': 'សំណួរដែលសួរញឹកញាប់',
  'landing.share': 'ហៅអ្នកដឹក មើលថ្លៃមុនបញ្ជាក់ ហើយតាមដានកញ្ចប់ដល់មាត់ទ្វារ។ ចាប់ពី {base} បូកតាមចម្ងាយ។',
} as const satisfies AreaOf<typeof source>
