import { expect, test } from 'vitest'
import { formatAddress } from './format.ts'

const at = (street: string, number: string, postcode: string, city: string) => ({
  street,
  number,
  postcode,
  city,
})

test.each([
  ['DE', at('Sendlinger Straße', '8', '80331', 'München'), 'Sendlinger Straße 8, 80331 München'],
  ['HU', at('Kossuth Lajos utca', '12', '1053', 'Budapest'), '1053 Budapest, Kossuth Lajos utca 12.'],
  ['SG', at('Marina Boulevard', '12', '018982', 'Singapore'), '12 Marina Boulevard, Singapore 018982'],
  ['MY', at('Jalan Ampang', '5', '50450', 'Kuala Lumpur'), '5, Jalan Ampang, 50450 Kuala Lumpur'],
  ['AE', at('شارع المطار', '7', '', 'دبي'), '7 شارع المطار، دبي'],
  ['AE', at('Airport Street', '7', '00000', 'Dubai'), '7 Airport Street, Dubai'],
  ['MM', at('ပြည်လမ်း', '၁၂', '', 'ရန်ကုန်'), '၁၂၊ ပြည်လမ်း၊ ရန်ကုန်'],
  ['JP', at('道玄坂', '2-6-2', '150-0043', '東京都'), '〒150-0043 東京都道玄坂2-6-2'],
  ['JP', at('Dogenzaka', '2-6-2', '150-0043', 'Tokyo'), '2-6-2 Dogenzaka, Tokyo 150-0043'],
  ['TW', at('信義路五段', '7', '110', '台北市'), '110 台北市信義路五段7號'],
  ['BH', at('طريق 2803', '2154', '318', 'المنامة'), 'مبنى 2154، طريق 2803، المنامة 318'],
  ['BH', at('Road 2803', '2154', '318', 'Manama'), 'Building 2154, Road 2803, Manama 318'],
  ['KW', at('قطعة 1 شارع 36', '5', '', 'مدينة الكويت'), 'قطعة 1 شارع 36، منزل 5، مدينة الكويت'],
  [
    'KW',
    at('Block 1 Street 36', '5', '13010', 'Kuwait City'),
    'Block 1 Street 36, House 5, Kuwait City 13010',
  ],
  ['PH', at('Narra Street', '12', '1008', 'Manila'), '12 Narra Street, 1008 Manila'],
  ['CZ', at('Nová Lipová', '1204/12', '110 00', 'Praha'), 'Nová Lipová 1204/12, 110 00 Praha'],
  ['HK', at('軒尼詩道', '12', '', '香港'), '香港軒尼詩道12號'],
  ['TH', at('ถนนสีลม', '50', '10500', 'กรุงเทพมหานคร'), '50 ถนนสีลม, กรุงเทพมหานคร 10500'],
])('%s', (country, parts, expected) => {
  expect(formatAddress(parts, country)).toBe(expected)
})

test('a shop comes first, and a district is shown only where it differs from the city', () => {
  const parts = { ...at('Aleksanterinkatu', '52', '', 'Helsinki'), name: 'Stockmann', locality: 'Kluuvi' }
  expect(formatAddress(parts, 'FI')).toBe('Stockmann, Aleksanterinkatu 52, Kluuvi, Helsinki')
  expect(formatAddress({ ...parts, locality: 'Helsinki' }, 'FI')).toBe(
    'Stockmann, Aleksanterinkatu 52, Helsinki',
  )
  expect(formatAddress({ ...at('', '', '', 'Helsinki'), name: 'Helsinki' }, 'FI')).toBe('Helsinki')
})
