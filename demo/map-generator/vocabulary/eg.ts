import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { ringCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const egypt: Vocabulary = {
  ...arabic,
  country: 'EG',
  centre: { latitude: 30.0444, longitude: 31.2357 },
  seed: '1',
  city: { ar: 'القاهرة', en: 'Cairo' },
  // The article is El there.
  words: arabic.words.map((word) => ({ ...word, en: (word['en'] ?? '').replace(/^Al /u, 'El ') })),
  terrain: {
    river: { heading: 5, away: -750, width: 330, meander: 350, island: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...ringCity, motorway: 95, gridded: 0.6, winding: 0.35, tram: false },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'slabs' },
  streets: {
    motorway: t('محور الصعيد|Saeed Axis'),
    ring: t('الطريق الدائري {word}|{word} Ring Road'),
    avenue: t(`
      شارع {word}|{word} Street
      طريق {word}|{word} Road`),
    shore: t('كورنيش {word}|Corniche {word}'),
    collector: t(`
      شارع {word}|{word} Street
      شارع قصر {word}|Qasr {word} Street`),
    street: t(`
      شارع {word}|{word} Street
      شارع باب {word}|Bab {word} Street
      شارع سوق {word}|Souq {word} Street
      شارع جنينة {word}|Geninet {word} Street
      شارع سكة {word}|Sekket {word} Street`),
    lane: t(`
      حارة {word}|Haret {word}
      عطفة {word}|Atfet {word}
      زقاق {word}|Zuqaq {word}`),
    path: t('ممشى {word}|{word} Walk'),
  },
  districts: t(`
    المدينة العتيقة|Old City
    باب النحاس|Bab El Nahas
    جزيرة الريحان|Rayhan Island
    حدائق الفل|Jasmine Gardens
    بولاق النيل|Boulaq El Nil
    شبرا الورد|Shubra El Ward
    روض البردي|Papyrus Meadow
    منيل القصب|Manial El Qasab
    عين السواقي|Ain El Sawaqi
    العباسية البحرية|North Abbasiya Gardens
    مصر الفخار|Misr El Fakhar
    نزلة النخل|Nazlet El Nakhl
    دار الحمام|Dar El Hamam
    كفر الطواحين|Kafr El Tawahin`),
  water: { river: { ar: 'النيل', en: 'Nile' }, ...arabicWater },
  numbering: 'sides',
  letters: 'أبجدهو',
  postcode: { kind: 'district', first: '115', start: 11, digits: 2, last: '' },
}
