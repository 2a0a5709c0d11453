import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['km', 'en']
const t = (rows: string) => table(languages, rows)

/** Most streets have a number, the wide ones a name. */
export const cambodia: Vocabulary = {
  country: 'KH',
  centre: { latitude: 11.5564, longitude: 104.9282 },
  seed: '1',
  language: 'km',
  script: 'Khmer',
  drivesOn: 'right',
  city: { km: 'ភ្នំពេញ', en: 'Phnom Penh' },
  terrain: {
    river: { heading: 5, away: 1150, width: 420, meander: 260, island: true },
    canals: 1,
    lakes: 2,
  },
  network: { ...gridCity, gridded: 1, winding: 0.15, block: 100, motorway: 265 },
  buildings: { core: 'rows', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('ផ្លូវល្បឿនលឿនខាងលិច|Western Expressway'),
    ring: t('មហាវិថីក្រវាត់ {word}|{word} Ring Boulevard'),
    avenue: t(`
      មហាវិថី{word}|{word} Boulevard
      វិថី{word}|{word} Avenue`),
    shore: t('ផ្លូវមាត់ទន្លេ{word}|{word} Riverside Street'),
    collector: t(`
      វិថី{word}|{word} Avenue
      ផ្លូវ{word}|{word} Street`),
    street: t(`
      ផ្លូវ {number}|Street {number}
      ផ្លូវ 1{number}|Street 1{number}
      ផ្លូវ 2{number}|Street 2{number}
      ផ្លូវ{word}|{word} Street`),
    lane: t(`
      ផ្លូវ 3{number}|Street 3{number}
      ផ្លូវ 4{number}|Street 4{number}
      ច្រក{word}|{word} Lane`),
    path: t('ផ្លូវដើរ{word}|{word} Walk'),
  },
  words: list(
    languages,
    `
    ផ្កាឈូក|Phka Chhouk, រំដួល|Romduol, ចំប៉ា|Champa, ម្លិះ|Mlis, កុលាប|Kolap, ផ្ការីក|Phka Rik, ត្នោត|Thnaot,
    ដូង|Doung, ស្វាយ|Svay, ខ្នុរ|Khnor, មៀន|Mean, ធុរេន|Thuren, ក្រូច|Krouch, អំពិល|Ampil, ពោធិ៍|Pou, ជ្រៃ|Chrey,
    គគីរ|Koki, បេង|Beng, ឫស្សី|Russei, ឈូកស|Chhouk Sar, មាស|Meas, ប្រាក់|Prak, មរកត|Morokot, ពេជ្រ|Pich,
    ចន្ទ|Chan, ផ្កាយ|Phkay, សូរិយា|Soriya, អរុណ|Arun, រស្មី|Reaksmey, ភ្លៀង|Phlieng, ខ្យល់|Khyal, ត្រី|Trei,
    ហង្ស|Hang, ក្ងោក|Kngaok, ព្រាប|Preap, សេក|Sek, ដំរី|Damrei, ក្តាន់|Kdan, មេអំបៅ|Me Ambov, អំពិលអំពែក|Ampil Ampek,
    ទូក|Tuk, ក្ដោង|Kdaong, ស្ពាន|Spean, ប៉ម|Pom, ជាងទង|Cheang Tong, ជាងមាស|Cheang Meas, តម្បាញ|Tambanh,
    ឆ្នាំង|Chhnang, សិលា|Sela, ខ្សាច់|Khsach, សន្តិភាព|Santepheap, មេត្តា|Metta, ករុណា|Karuna, សាមគ្គី|Samaki,
    បញ្ញា|Panha, វិជ្ជា|Vichea, រុងរឿង|Rung Roeung, សុខសាន្ត|Sok San, ចម្រើន|Chamroeun`,
  ),
  districts: t(`
    ផ្សារចាស់|Phsar Chas
    មាត់ទន្លេ|Moat Tonle
    បឹងឈូក|Boeng Chhouk
    ទួលត្នោត|Tuol Thnaot
    ដីហុយ|Dei Hoy
    ស្ទឹងមាស|Stueng Meas
    ជ្រោយស្វាយ|Chroy Svay
    វាលស្រូវ|Veal Srov
    ទឹកថ្លាថ្មី|Tuek Thla Thmei
    កំពង់ទូក|Kampong Tuk
    អូររំដួល|Ou Romduol
    ភូមិជាងទង|Phum Cheang Tong
    ព្រៃស|Prey Sar Thmei
    សួនចំប៉ា|Suon Champa`),
  water: {
    river: { km: 'ទន្លេមាស', en: 'Tonle Meas' },
    lakes: t('បឹង{word}|Boeng {word}'),
    island: { km: 'កោះ{word}', en: 'Koh {word}' },
    canal: { km: 'ព្រែក{word}', en: 'Prek {word}' },
  },
  parks: t(`
    សួនច្បារ{word}|{word} Garden
    ឧទ្យាន{word}|{word} Park`),
  squares: t('ទីលាន{word}|{word} Square'),
  grounds: {
    school: t(`
      សាលាបឋមសិក្សា{word}|{word} Primary School
      វិទ្យាល័យ{word}|{word} High School`),
    campus: t('សាកលវិទ្យាល័យ{word}|{word} University'),
    hospital: t('មន្ទីរពេទ្យ{word}|{word} Hospital'),
    cemetery: t('ទីបញ្ចុះសព{word}|{word} Cemetery'),
    sports: t('ពហុកីឡដ្ឋាន{word}|{word} Stadium'),
    market: t('ផ្សារទំនើប{word}|{word} Mall'),
  },
  stations: {
    main: { km: 'ស្ថានីយរថភ្លើង', en: 'Central Railway Station' },
    other: { km: 'ស្ថានីយ{place}', en: '{place} Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | កាហ្វេ{word} | {word} Coffee
    amenity=restaurant | 8 | ភោជនីយដ្ឋាន{word} | {word} Restaurant
    amenity=fast_food | 6 | គុយទាវ{word} | {word} Noodles
    amenity=fast_food | 4 | បាយសាច់ជ្រូក{word} | {word} Pork Rice
    shop=supermarket | 3 | ផ្សារទំនើបតូច{word} | {word} Supermarket
    shop=convenience | 8 | ហាងលក់ទំនិញ{word} | {word} Mart
    shop=bakery | 5 | ហាងនំ{word} | {word} Bakery
    shop=clothes | 5 | ហាងសម្លៀកបំពាក់{word} | {word} Clothes
    shop=tailor | 3 | កាត់ដេរ{word} | {word} Tailor
    shop=jewelry | 3 | ហាងមាស{word} | {word} Gold Shop
    shop=florist | 3 | ហាងផ្កា{word} | {word} Flowers
    shop=mobile_phone | 4 | ហាងទូរស័ព្ទ{word} | {word} Phone Shop
    shop=motorcycle | 3 | ម៉ូតូ{word} | {word} Motorbikes
    shop=hairdresser | 4 | អ៊ុតសក់{word} | {word} Salon
    shop=books | 2 | បណ្ណាគារ{word} | {word} Bookshop
    amenity=pharmacy | 5 | ឱសថស្ថាន{word} | {word} Pharmacy
    amenity=clinic | 4 | គ្លីនិក{word} | {word} Clinic
    amenity=bank | 2 | ធនាគារ{word} | {word} Bank
    amenity=post_office | 1 | ប្រៃសណីយ៍{place} | {place} Post Office
    tourism=hotel | 4 | សណ្ឋាគារ{word} | {word} Hotel
    amenity=place_of_worship religion=buddhist | 3 | វត្ត{word} | Wat {word}
    office=company | 3 | ក្រុមហ៊ុន{word} | {word} Company`,
  ),
  buildingNames: t('អគារ{word}|{word} Building'),
  numbering: 'sides',
  letters: 'ABCDEF',
  postcode: { kind: 'district', first: '1202', start: 1, digits: 2, last: '' },
}
