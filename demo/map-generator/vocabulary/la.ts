import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['lo', 'en']
const t = (rows: string) => table(languages, rows)

/** Quarters are villages; their lanes are numbered off the road. */
export const laos: Vocabulary = {
  country: 'LA',
  centre: { latitude: 17.9757, longitude: 102.6331 },
  seed: '1',
  language: 'lo',
  script: 'Lao',
  drivesOn: 'right',
  city: { lo: 'ວຽງຈັນ', en: 'Vientiane' },
  terrain: {
    river: { heading: 305, away: -1400, width: 430, meander: 420, island: true },
    canals: 1,
    lakes: 3,
  },
  network: { ...gridCity, gridded: 0.6, winding: 0.4, motorway: 60, roundabouts: 3 },
  buildings: { core: 'rows', inner: 'houses', outer: 'houses' },
  streets: {
    motorway: t('ທາງດ່ວນເໜືອ|Northern Expressway'),
    ring: t('ຖະໜົນອ້ອມ{word}|{word} Ring Road'),
    avenue: t(`
      ຖະໜົນ{word}|{word} Avenue
      ຖະໜົນໃຫຍ່{word}|{word} Main Road`),
    shore: t('ຖະໜົນແຄມນ້ຳ{word}|{word} Riverside Road'),
    collector: t('ຖະໜົນ{word}|{word} Road'),
    street: t(`
      ຖະໜົນ{word}|{word} Road
      ຖະໜົນທົ່ງ{word}|Thong {word} Road
      ຖະໜົນໂພນ{word}|Phon {word} Road
      ຖະໜົນບ້ານ{word}|Ban {word} Road
      ຖະໜົນສວນ{word}|Souan {word} Road`),
    lane: t(`
      ຮ່ອມ{street} {number}|{street} Lane {number}
      ຮ່ອມ{word}|{word} Lane
      ຊອຍ{word}|Soi {word}`),
    path: t('ທາງຍ່າງ{word}|{word} Walk'),
  },
  words: list(
    languages,
    `
    ຈຳປາ|Champa, ດອກບົວ|Dok Boua, ກຸຫຼາບ|Koulap, ມະລິ|Mali, ດາວເຮືອງ|Dao Heuang, ທານຕະເວັນ|Than Tavan, ຄູນ|Khoun,
    ພຸດ|Phout, ຕົ້ນສົນ|Ton Son, ໄມ້ສັກ|Mai Sak, ໂພທິ|Phothi, ຕານ|Tan, ພ້າວ|Phao, ໝາກມ່ວງ|Mak Mouang, ໝາກຂາມ|Mak Kham,
    ໝາກມີ້|Mak Mi, ກ້ວຍ|Kouay, ໝາກພິລາ|Mak Phila, ເຂົ້າຫອມ|Khao Hom, ໄຜ່|Phai, ຫວາຍ|Vay, ຄຳ|Kham, ເງິນ|Ngeun,
    ແກ້ວ|Keo, ມໍລະກົດ|Molakot, ໄຂ່ມຸກ|Khai Mouk, ທອງແດງ|Thong Deng, ຈັນ|Chan, ດາວ|Dao, ຕາເວັນ|Ta Ven, ອາລຸນ|Aloun,
    ຮຸ້ງ|Houng, ຝົນ|Fon, ໝອກ|Mok, ລົມ|Lom, ນ້ຳຄ້າງ|Nam Khang, ຫາດຊາຍ|Hat Xay, ທ່າເຮືອ|Tha Heua, ເຮືອໃບ|Heua Bai,
    ປາຄຳ|Pa Kham, ຫົງ|Hong, ນົກຍູງ|Nok Nhoung, ນົກແກ້ວ|Nok Keo, ກາງເຂນ|Kang Khen, ຊ້າງເຜືອກ|Xang Pheuak, ກວາງ|Kouang,
    ແມງກະເບື້ອ|Meng Kabeua, ຫິ່ງຫ້ອຍ|Hing Hoy, ຊ່າງເງິນ|Xang Ngeun, ຊ່າງຄຳ|Xang Kham, ຊ່າງໄມ້|Xang Mai, ຕ່ຳຫູກ|Tam Houk,
    ໝໍ້ດິນ|Mo Din, ແຄນ|Khen, ຄ້ອງ|Khong, ລະຄັງ|Lakhang, ສິລາ|Sila, ຂົວໄມ້|Khoua Mai, ຫໍໂມງ|Ho Mong,
    ສັນຕິພາບ|Santiphap, ສາມັກຄີ|Samakkhi, ສຸກໃຈ|Souk Chai, ເມດຕາ|Metta, ປັນຍາ|Panya, ຈະເລີນ|Chaleun,
    ມິດຕະພາບ|Mittaphap, ຮຸ່ງເຮືອງ|Houng Heuang, ວັດທະນາ|Vatthana`,
  ),
  districts: t(`
    ບ້ານຕະຫຼາດເກົ່າ|Ban Talat Kao
    ບ້ານຈຳປາ|Ban Champa
    ບ້ານທ່າເຮືອ|Ban Tha Heua
    ບ້ານໂພນແກ້ວ|Ban Phon Keo
    ບ້ານໜອງບົວ|Ban Nong Boua
    ບ້ານທົ່ງຂາມ|Ban Thong Kham
    ບ້ານຊ່າງເງິນ|Ban Xang Ngeun
    ບ້ານສວນມ່ວງ|Ban Souan Mouang
    ບ້ານຫົງຄຳ|Ban Hong Kham
    ບ້ານດອນໄຜ່|Ban Don Phai
    ບ້ານສີຫອມ|Ban Si Hom Mai
    ບ້ານນາເຂົ້າ|Ban Na Khao
    ບ້ານວັດທອງ|Ban Vat Thong
    ບ້ານຫາດຊາຍ|Ban Hat Xay`),
  water: {
    river: { lo: 'ແມ່ນ້ຳຂອງ', en: 'Mekong' },
    lakes: t('ໜອງ{word}|Nong {word}'),
    island: { lo: 'ດອນ{word}', en: 'Don {word}' },
    canal: { lo: 'ຫ້ວຍ{word}', en: 'Houay {word}' },
  },
  parks: t(`
    ສວນ{word}|{word} Park
    ສວນສາທາລະນະ{word}|{word} Public Park`),
  squares: t('ເດີ່ນ{word}|{word} Square'),
  grounds: {
    school: t(`
      ໂຮງຮຽນປະຖົມ{word}|{word} Primary School
      ໂຮງຮຽນມັດທະຍົມ{word}|{word} Secondary School`),
    campus: t('ມະຫາວິທະຍາໄລ{word}|{word} University'),
    hospital: t('ໂຮງໝໍ{word}|{word} Hospital'),
    cemetery: t('ປ່າຊ້າ{word}|{word} Cemetery'),
    sports: t('ສະໜາມກິລາ{word}|{word} Stadium'),
    market: t('ສູນການຄ້າ{word}|{word} Mall'),
  },
  stations: {
    main: { lo: 'ສະຖານີກາງ', en: 'Central Station' },
    other: { lo: 'ສະຖານີ{place}', en: '{place} Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | ຮ້ານກາເຟ{word} | {word} Coffee
    amenity=restaurant | 9 | ຮ້ານອາຫານ{word} | {word} Restaurant
    amenity=fast_food | 6 | ເຝີ{word} | {word} Noodles
    amenity=fast_food | 4 | ຕຳໝາກຫຸ່ງ{word} | {word} Papaya Salad
    shop=supermarket | 3 | ຊຸບເປີ{word} | {word} Supermarket
    shop=convenience | 8 | ຮ້ານຄ້າ{word} | {word} Minimart
    shop=bakery | 5 | ຮ້ານເບເກີຣີ{word} | {word} Bakery
    shop=clothes | 5 | ຮ້ານເຄື່ອງນຸ່ງ{word} | {word} Clothes
    shop=fabric | 3 | ຜ້າໄໝ{word} | {word} Silk
    shop=jewelry | 3 | ຮ້ານຄຳ{word} | {word} Gold Shop
    shop=florist | 3 | ຮ້ານດອກໄມ້{word} | {word} Flowers
    shop=mobile_phone | 4 | ຮ້ານໂທລະສັບ{word} | {word} Phone Shop
    shop=motorcycle | 3 | ຮ້ານລົດຈັກ{word} | {word} Motorbikes
    shop=hairdresser | 4 | ຮ້ານເສີມສວຍ{word} | {word} Salon
    amenity=pharmacy | 4 | ຮ້ານຂາຍຢາ{word} | {word} Pharmacy
    amenity=clinic | 3 | ຄລີນິກ{word} | {word} Clinic
    amenity=bank | 2 | ທະນາຄານ{word} | {word} Bank
    amenity=post_office | 1 | ໄປສະນີ{place} | {place} Post Office
    tourism=hotel | 4 | ໂຮງແຮມ{word} | {word} Hotel
    amenity=place_of_worship religion=buddhist | 3 | ວັດ{word} | Vat {word}
    office=company | 3 | ບໍລິສັດ{word} | {word} Company`,
  ),
  buildingNames: t('ຕຶກ{word}|{word} Building'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '010', start: 10, digits: 2, last: '' },
}
