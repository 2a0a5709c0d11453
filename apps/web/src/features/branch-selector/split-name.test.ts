import { expect, it } from 'vitest'
import { splitName } from './split-name.ts'

it.each([
  ['Fern & Kaya Bakehouse – Harbour', 'en', 'Fern & Kaya Bakehouse – ', 'Harbour'],
  ['Fern & Kaya Bakehouse – West Garden', 'en', 'Fern & Kaya Bakehouse – ', 'West Garden'],
  ['مخبز السرخس والكايا – فرع الحديقة', 'ar', 'مخبز السرخس والكايا – ', 'فرع الحديقة'],
  ['ร้านขนมปังเฟิร์นและกายา สาขาท่าเรือ', 'th', 'ร้านขนมปังเฟิร์นและกายา ', 'สาขาท่าเรือ'],
  ['Shop west', 'en', 'Shop west', ''],
  ['Donaudampfschifffahrtsgesellschaft', 'de', 'Donaudampfschifffahrtsgesellschaft', ''],
])('divides %s (%s) between two words', (name, language, head, tail) => {
  expect(splitName(name, language)).toEqual({ head, tail })
})
