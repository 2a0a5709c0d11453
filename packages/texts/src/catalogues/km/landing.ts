import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'តម្លៃប៉ុន្មាន',
  'landing.price-lead': 'បង់តាមការប្រើ៖ គ្មានកិច្ចសន្យា គ្មានអប្បបរមា។ នេះជាតម្លៃសម្រាប់ {country} ថ្ងៃនេះ។',
  'landing.price-distance': 'ចម្ងាយតាមផ្លូវ',
  'landing.price-cash': 'អ្នកដឹកយកសាច់ប្រាក់នៅមាត់ទ្វារ',
  'landing.price-fee': 'ថ្លៃដឹក',
  'landing.price-base': 'ដំបូង',
  'landing.price-way': '{distance} {perKm} ក្នុងមួយគីឡូម៉ែត្រ',
  'landing.price-way-included': '{distance}; {included} ដំបូងរួមក្នុងថ្លៃដំបូង',
  'landing.price-cash-part': 'ការយកសាច់ប្រាក់',
  'landing.price-note': 'ថ្លៃដឹកគិតតាមផ្លូវរបស់កម្មង់នីមួយៗ ហើយនៅដដែលរហូតអ្នកដាក់។',
  'landing.faq-title': 'សំណួរ',
  'landing.share': 'ហៅអ្នកដឹក មើលថ្លៃមុនបញ្ជាក់ ហើយតាមដានកញ្ចប់ដល់មាត់ទ្វារ។ ចាប់ពី {base} ក្នុងមួយដង។',
} as const satisfies AreaOf<typeof source>
