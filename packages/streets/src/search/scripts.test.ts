import { describe, expect, test } from 'vitest'
import { firstAnswer, type TestCity } from './test-city.ts'

const dubai: TestCity = {
  country: 'AE',
  city: 'دبي|en=Dubai',
  streets: {
    'شارع الشيخ زايد|en=Sheikh Zayed Road': ['10', '12', '12A'],
    'شارع المطار|en=Airport Street': ['7'],
    'طريق أبو بكر|en=Abu Bakr Road': ['5'],
  },
}
const karachi: TestCity = {
  country: 'PK',
  city: 'کراچی|en=Karachi',
  streets: { 'شاہراہ فیصل|en=Shahrah-e-Faisal': ['21'], 'گلی نمبر ۳|en=Street 3': ['4'] },
}
const bangkok: TestCity = {
  country: 'TH',
  city: 'กรุงเทพมหานคร|en=Bangkok',
  streets: {
    'ถนนสุขุมวิท|en=Sukhumvit Road': ['99', '101'],
    'ซอยสุขุมวิท 11|en=Soi Sukhumvit 11': ['3'],
    'ถนนสีลม|en=Silom Road': ['50'],
  },
}
const phnomPenh: TestCity = {
  country: 'KH',
  city: 'ភ្នំពេញ|en=Phnom Penh',
  streets: { 'មហាវិថីព្រះនរោត្តម|en=Preah Norodom Boulevard': ['12'], 'ផ្លូវ ២៧១|en=Street 271': ['44', '12'] },
}
const yangon: TestCity = {
  country: 'MM',
  city: 'ရန်ကုန်|en=Yangon',
  streets: { 'ပြည်လမ်း|en=Pyay Road': ['15'], 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း|en=Bogyoke Aung San Road': ['၁၂'] },
}
const dhaka: TestCity = {
  country: 'BD',
  city: 'ঢাকা|en=Dhaka',
  streets: { 'মিরপুর রোড|en=Mirpur Road': ['৭'], 'সাত মসজিদ সড়ক|en=Satmasjid Road': ['30'] },
}
const vientiane: TestCity = {
  country: 'LA',
  city: 'ວຽງຈັນ|en=Vientiane',
  streets: { 'ຖະໜົນລ້ານຊ້າງ|en=Lane Xang Avenue': ['8'], 'ຖະໜົນສາມແສນໄທ|en=Samsenthai Road': ['2'] },
}
const tokyo: TestCity = {
  country: 'JP',
  city: '東京都|en=Tokyo',
  postcode: '150-0043',
  streets: { '道玄坂|en=Dogenzaka': ['2-6-2'] },
  undrawn: { 宇田川町二丁目: ['4-8'] },
}
const suginami: TestCity = {
  country: 'JP',
  city: '東京都|en=Tokyo',
  postcode: '168-0011',
  districts: ['桜坂二丁目|en=Sakurazaka 2-chome'],
  undrawn: { 桜坂二丁目: ['4-8'] },
}
const taipei: TestCity = {
  country: 'TW',
  city: '臺北市|en=Taipei',
  districts: ['信義區|en=Xinyi District'],
  streets: { 信義路四段: ['7'], '信義路五段|en=Section 5, Xinyi Road': ['7', '9'] },
}
const singapore: TestCity = {
  country: 'SG',
  city: 'Singapore|zh=新加坡',
  postcode: '018956',
  streets: { 'Marina Boulevard|zh=滨海林荫道': ['12'] },
  pois: { 'Marina Bay Sands|zh=滨海湾金沙': { street: 0, number: '12' } },
}
const athens: TestCity = {
  country: 'GR',
  city: 'Αθήνα|en=Athens',
  streets: { 'Λεωφόρος Βασιλίσσης Σοφίας': ['4'], 'Οδός Ερμού': ['12', '12Α'] },
}
const belgrade: TestCity = {
  country: 'RS',
  city: 'Београд|sr-Latn=Beograd',
  streets: { 'Улица кнеза Милоша': ['12'], 'Džordža Vašingtona': ['3'] },
}
const helsinki: TestCity = {
  country: 'FI',
  city: 'Helsinki|sv=Helsingfors',
  postcode: '00100',
  streets: { 'Mannerheimintie|sv=Mannerheimvägen': ['1', '10', '12'], 'Ainonkatu|sv=Ainogatan': ['4'] },
}
const budapest: TestCity = {
  country: 'HU',
  city: 'Budapest',
  postcode: '1053',
  streets: { 'Kossuth Lajos utca': ['12', '14/A'], 'Teréz körút': ['5'] },
}
const munich: TestCity = {
  country: 'DE',
  city: 'München|en=Munich',
  postcode: '80331',
  streets: { 'Sendlinger Straße': ['8'], Müllerstraße: ['3', '5a'], 'Straße des 17. Juni': ['135'] },
}

const cases: readonly (readonly [TestCity, string, string])[] = [
  [dubai, 'شارع الشيخ زايد 12', '12 شارع الشيخ زايد، دبي'],
  [dubai, 'الشَّيْخ زايـد', 'شارع الشيخ زايد، دبي'],
  [dubai, 'شيخ زاىد ١٢', '12 شارع الشيخ زايد، دبي'],
  [dubai, 'طريق ابو بكر 5 دبي', '5 طريق أبو بكر، دبي'],
  [karachi, 'شاهراه فيصل 21', '21 شاہراہ فیصل، کراچی'],
  [karachi, 'گلی نمبر 3', 'گلی نمبر ۳، کراچی'],
  [bangkok, 'สุขุมวิท', 'ถนนสุขุมวิท, กรุงเทพมหานคร'],
  [bangkok, 'สุขุมวิท ๙๙', '99 ถนนสุขุมวิท, กรุงเทพมหานคร'],
  [bangkok, 'ซ.สุขุมวิท11', 'ซอยสุขุมวิท 11, กรุงเทพมหานคร'],
  [bangkok, 'สุขุมวืท', 'ถนนสุขุมวิท, กรุงเทพมหานคร'],
  [bangkok, '50 ถนนสีลมกรุงเทพ', '50 ถนนสีลม, กรุงเทพมหานคร'],
  [phnomPenh, 'នរោត្តម', 'មហាវិថីព្រះនរោត្តម, ភ្នំពេញ'],
  [phnomPenh, 'ផ្ទះលេខ ១២ ផ្លូវ ២៧១', '12, ផ្លូវ ២៧១, ភ្នំពេញ'],
  [phnomPenh, '#44 Street 271', '44, ផ្លូវ ២៧១, ភ្នំពេញ'],
  [yangon, 'ပြည်', 'ပြည်လမ်း၊ ရန်ကုန်'],
  [yangon, '12 ဗိုလ်ချုပ်အောင်ဆန်း', '၁၂၊ ဗိုလ်ချုပ်အောင်ဆန်းလမ်း၊ ရန်ကုန်'],
  [dhaka, 'মিরপুর রোড 7', '৭, মিরপুর রোড, ঢাকা'],
  [dhaka, 'মিরপর রোড', 'মিরপুর রোড, ঢাকা'],
  [vientiane, 'ລ້ານຊ້າງ 8', '8 ຖະໜົນລ້ານຊ້າງ, ວຽງຈັນ'],
  [tokyo, '道玄坂2-6-2', '〒150-0043 東京都道玄坂2-6-2'],
  [tokyo, 'dogenzaka 2-6-2', '〒150-0043 東京都道玄坂2-6-2'],
  [tokyo, '宇田川町2-4-8', '〒150-0043 東京都宇田川町二丁目4-8'],
  [suginami, 'sakurazaka 2-4-8', '〒168-0011 東京都桜坂二丁目4-8'],
  [suginami, '桜坂2-4-8', '〒168-0011 東京都桜坂二丁目4-8'],
  [taipei, '台北市信義區信義路五段7號', '臺北市信義區信義路五段7號'],
  [taipei, '信義路5段7號', '臺北市信義區信義路五段7號'],
  [taipei, '信义路四段', '臺北市信義路四段'],
  [athens, 'Βασιλισσης Σοφιας 4', 'Λεωφόρος Βασιλίσσης Σοφίας 4, Αθήνα'],
  [athens, 'ερμου 12α', 'Οδός Ερμού 12Α, Αθήνα'],
  [athens, 'ermou 12', 'Οδός Ερμού 12, Αθήνα'],
  [belgrade, 'kneza miloša 12', 'Улица кнеза Милоша 12, Београд'],
  [belgrade, 'кнеза Милоша', 'Улица кнеза Милоша, Београд'],
  [belgrade, 'djordja vasingtona 3', 'Džordža Vašingtona 3, Београд'],
  [helsinki, 'Mannerheimintie 12', 'Mannerheimintie 12, 00100 Helsinki'],
  [helsinki, 'mannerheimvägen 12', 'Mannerheimintie 12, 00100 Helsinki'],
  [helsinki, '12 manerheimintie', 'Mannerheimintie 12, 00100 Helsinki'],
  [helsinki, 'mannerheimin tie 12', 'Mannerheimintie 12, 00100 Helsinki'],
  [helsinki, 'Ainonk. 4, 00100 Helsinki', 'Ainonkatu 4, 00100 Helsinki'],
  [budapest, 'Kossuth Lajos u. 14/a', '1053 Budapest, Kossuth Lajos utca 14/A.'],
  [budapest, '1053 Budapest, Kossuth Lajos utca 12.', '1053 Budapest, Kossuth Lajos utca 12.'],
  [budapest, 'terez krt 5', '1053 Budapest, Teréz körút 5.'],
  [munich, 'sendlingerstr. 8', 'Sendlinger Straße 8, 80331 München'],
  [munich, 'mueller strasse 5 a', 'Müllerstraße 5a, 80331 München'],
  [munich, 'strasse des 17 juni 135', 'Straße des 17. Juni 135, 80331 München'],
]

describe('the first answer, as the country writes it', () => {
  test.each(cases)('%# %#', (city, query, expected) => {
    expect(firstAnswer(city, query)).toBe(expected)
  })
})

test('part of an unspaced name finds the whole', () => {
  expect(firstAnswer(singapore, '滨海湾', 'zh')).toBe('滨海湾金沙, 12 滨海林荫道, 新加坡')
  expect(firstAnswer(singapore, '海湾金', 'en')).toBe('Marina Bay Sands, 12 Marina Boulevard, Singapore')
  // Traditional characters meet the simplified name.
  expect(firstAnswer(singapore, '濱海灣', 'en')).toBe('Marina Bay Sands, 12 Marina Boulevard, Singapore')
})

test('labels come in the language asked for', () => {
  expect(firstAnswer(helsinki, 'Ainonkatu 4', 'sv-FI')).toBe('Ainogatan 4, 00100 Helsingfors')
  expect(firstAnswer(dubai, 'شارع المطار 7', 'en')).toBe('7 Airport Street, Dubai')
  expect(firstAnswer(belgrade, 'Београд', 'sr-Latn')).toBe('Beograd')
  expect(firstAnswer(suginami, '桜坂2-4-8', 'en')).toBe('4-8 Sakurazaka 2-chome, Tokyo 168-0011')
})
