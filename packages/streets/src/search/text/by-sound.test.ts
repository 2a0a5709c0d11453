import { expect, test } from 'vitest'
import { phoneticKey } from './phonetic-key.ts'
import { firstAnswer, type TestCity } from '../test-city.ts'

/** Streets that the map names in one script only, beside how people write them in the other. */
const streets: Readonly<Record<string, readonly (readonly [own: string, latin: string])[]>> = {
  AE: [
    ['شارع النخيل', 'Al Nakheel Street'],
    ['شارع الياسمين', 'Yasmeen St'],
    ['طريق القمر', 'Al Qamar Road'],
    ['شارع المرجان', 'Al Marjan Street'],
  ],
  PK: [
    ['گلاب اسٹریٹ', 'Gulab Street'],
    ['شاہراہ چنبیلی', 'Shahrah-e-Chambeli'],
    ['نرگس روڈ', 'Nargis Road'],
  ],
  TH: [
    ['ถนนกุหลาบ', 'Kulap Road'],
    ['ถนนดอกบัว', 'Thanon Dok Bua'],
    ['ซอยพิกุล', 'Soi Phikun'],
    ['ถนนจันทรา', 'Chanthra Road'],
  ],
  KH: [
    ['ផ្លូវផ្កាឈូក', 'Phka Chhouk Street'],
    ['មហាវិថីរំដួល', 'Romduol Boulevard'],
    ['ផ្លូវត្នោត', 'Thnaot Street'],
  ],
  LA: [
    ['ຖະໜົນກຸຫຼາບ', 'Koulap Road'],
    ['ຖະໜົນຈຳປາ', 'Champa Road'],
    ['ຮ່ອມດອກບົວ', 'Dok Boua Lane'],
  ],
  MM: [
    ['ပိတောက်လမ်း', 'Padauk Street'],
    ['သဇင်လမ်း', 'Thazin Road'],
    ['ခေါင်းလောင်းလမ်း', 'Khaung Laung Street'],
  ],
  BD: [
    ['শাপলা সড়ক', 'Shapla Road'],
    ['বকুল রোড', 'Bakul Road'],
    ['প্রজাপতি সড়ক', 'Projapoti Road'],
  ],
  RS: [
    ['Храстова', 'Hrastova'],
    ['Ћилибарска', 'Ćilibarska'],
  ],
  GR: [
    ['Γιασεμιού', 'Giasemiou'],
    ['Καστανιάς', 'Kastanias'],
  ],
  TW: [
    ['玉蘭路', 'Yulan Road'],
    ['明月街', 'Mingyue Street'],
  ],
}

const cityOf = (country: string, names: readonly string[]): TestCity => ({
  country,
  city: 'Town',
  streets: Object.fromEntries(names.map((name) => [name, ['4', '12']])),
})

test.each(Object.entries(streets))(
  '%s: an address in Latin letters finds the street that has only its own, and the other way round',
  (country, pairs) => {
    const own = cityOf(
      country,
      pairs.map(([name]) => name),
    )
    const latin = cityOf(
      country,
      pairs.map(([, name]) => name),
    )
    for (const [name, typed] of pairs) {
      expect(firstAnswer(own, `${typed} 12`), typed).toContain(name)
      expect(firstAnswer(own, `${typed} 12`), typed).toMatch(/12|၁၂/u)
      expect(firstAnswer(latin, `${name} 12`), name).toContain(typed)
    }
  },
)

test('a street that has both names is found by them and not by what sounds like them', () => {
  const town: TestCity = { country: 'TH', city: 'Town', streets: { 'ถนนกุหลาบ|en=Rose Road': ['12'] } }
  expect(firstAnswer(town, 'Rose Road 12')).toContain('ถนนกุหลาบ')
  expect(firstAnswer(town, 'Kulap 12')).not.toContain('ถนนกุหลาบ')
})

test.each([
  ['الذهب', 'dhahab'],
  ['จันทร์', 'chanth'],
  ['ပိတောက်', 'padauk'],
  ['စိမ်း', 'sein'],
  ['চাঁপা', 'chapa'],
  ['ຊ້າງ', 'xang'],
])('%s sounds like %s', (own, latin) => {
  expect(phoneticKey(own)).toBe(phoneticKey(latin))
})
