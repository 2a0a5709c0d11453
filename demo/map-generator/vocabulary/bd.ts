import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['bn', 'en']
const t = (rows: string) => table(languages, rows)

export const bangladesh: Vocabulary = {
  country: 'BD',
  centre: { latitude: 23.8103, longitude: 90.4125 },
  seed: '1',
  language: 'bn',
  script: 'Bengali',
  drivesOn: 'left',
  city: { bn: 'ঢাকা', en: 'Dhaka' },
  terrain: {
    river: { heading: 300, away: 1550, width: 210, meander: 500, island: false },
    canals: 2,
    lakes: 3,
  },
  network: { ...gridCity, motorway: 5, gridded: 0.75, winding: 0.4, block: 92 },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'rows' },
  streets: {
    motorway: t('উত্তর এক্সপ্রেসওয়ে|North Expressway'),
    ring: t('{word} রিং রোড|{word} Ring Road'),
    avenue: t(`
      {word} এভিনিউ|{word} Avenue
      {word} সরণি|{word} Sarani`),
    shore: t('{word} বেড়িবাঁধ সড়ক|{word} Embankment Road'),
    collector: t(`
      {word} সড়ক|{word} Road
      {word} রোড|{word} Road`),
    street: t(`
      {street} সড়ক {number}|{street} Road {number}
      {word} সড়ক|{word} Road
      {word} পাড়া সড়ক|{word} Para Road
      {word} স্ট্রিট|{word} Street
      উত্তর {word} সড়ক|North {word} Road`),
    lane: t(`
      {word} লেন|{word} Lane
      {word} গলি|{word} Goli
      {word} বাই লেন|{word} By Lane`),
    path: t('{word} হাঁটাপথ|{word} Walk'),
  },
  words: list(
    languages,
    `
    শাপলা|Shapla, কৃষ্ণচূড়া|Krishnachura, বকুল|Bakul, শিউলি|Shiuli, কদম|Kadam, গোলাপ|Golap, জুঁই|Jui, চাঁপা|Champa,
    কামিনী|Kamini, হাসনাহেনা|Hasnahena, পলাশ|Palash, শিমুল|Shimul, বটতলা|Bottola, আমতলা|Amtola, কাঁঠাল|Kathal,
    লিচু|Lichu, নারিকেল|Narikel, তালপুকুর|Talpukur, সুপারি|Supari, বাঁশবাগান|Bashbagan, ধানসিঁড়ি|Dhansiri,
    সরিষা|Sorisha, দোয়েল|Doel, কোকিল|Kokil, ময়না|Moyna, টিয়া|Tia, শালিক|Shalik, বাবুই|Babui, মাছরাঙা|Machhranga,
    হরিণ|Horin, প্রজাপতি|Projapoti, জোনাকি|Jonaki, ইলিশ|Ilish, মেঘমালা|Meghmala, বৃষ্টি|Brishti, কুয়াশা|Kuasha,
    শিশির|Shishir, রোদেলা|Rodela, সূর্যমুখী|Surjomukhi, চন্দ্রিমা|Chandrima, তারা|Tara, রংধনু|Rongdhonu, ভোর|Bhor,
    বসন্ত|Boshonto, শরৎ|Shorot, ফাল্গুন|Falgun, নৌকা|Nouka, বৈঠা|Boitha, তাঁতি|Tanti, কামার|Kamar, পটুয়া|Potua,
    নকশি|Nokshi, মসলিন|Muslin, মুক্তা|Mukta, প্রবাল|Probal, সোনালি|Sonali, রূপালি|Rupali, পান্না|Panna, বাউল|Baul,
    কবিতা|Kobita, একতারা|Ektara, শান্তি|Shanti, আশা|Asha, মৈত্রী|Moitree, প্রভাতী|Probhati, আলোক|Alok, প্রদীপ|Prodip`,
  ),
  districts: t(`
    পুরাতন বাজার|Old Bazar
    শাপলা নগর|Shapla Nagar
    নদীর ঘাট|River Ghat
    বকুলতলা|Bakultola
    কুমারপাড়া|Kumarpara
    উত্তর কদমপুর|North Kadampur
    মেঘনগর|Meghnagar
    তাঁতিবাড়ি|Tantibari
    জোনাকি আবাসিক|Jonaki Residential Area
    ধানকুঞ্জ|Dhankunja
    শিমুলবাগ|Shimulbag
    দোয়েল চত্বর|Doel Chattar
    মসলিনপুর|Muslinpur
    পূর্ব শালবন|East Shalban`),
  water: {
    river: { bn: 'রূপসী নদী', en: 'Ruposhi River' },
    lakes: t('{word} দিঘি|{word} Dighi'),
    island: { bn: '{word} চর', en: '{word} Char' },
    canal: { bn: '{word} খাল', en: '{word} Khal' },
  },
  parks: t(`
    {word} উদ্যান|{word} Park
    {word} বাগান|{word} Garden`),
  squares: t('{word} চত্বর|{word} Square'),
  grounds: {
    school: t(`
      {word} প্রাথমিক বিদ্যালয়|{word} Primary School
      {word} উচ্চ বিদ্যালয়|{word} High School`),
    campus: t('{word} বিশ্ববিদ্যালয়|{word} University'),
    hospital: t('{word} হাসপাতাল|{word} Hospital'),
    cemetery: t('{word} কবরস্থান|{word} Graveyard'),
    sports: t('{word} খেলার মাঠ|{word} Playground'),
    market: t('{word} শপিং মল|{word} Shopping Mall'),
  },
  stations: {
    main: { bn: 'কেন্দ্রীয় রেলস্টেশন', en: 'Central Railway Station' },
    other: { bn: '{place} রেলস্টেশন', en: '{place} Railway Station' },
    metro: { bn: '{place} মেট্রো স্টেশন', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 7 | {word} চা ঘর | {word} Tea House
    amenity=restaurant | 8 | {word} রেস্তোরাঁ | {word} Restaurant
    amenity=fast_food | 6 | {word} বিরিয়ানি | {word} Biryani
    amenity=fast_food | 4 | {word} ফুচকা | {word} Fuchka
    shop=supermarket | 3 | {word} সুপারশপ | {word} Super Shop
    shop=convenience | 9 | {word} স্টোর | {word} Store
    shop=bakery | 5 | {word} বেকারি | {word} Bakery
    shop=pastry | 5 | {word} মিষ্টান্ন ভাণ্ডার | {word} Sweets
    shop=clothes | 5 | {word} বস্ত্রালয় | {word} Clothes
    shop=tailor | 4 | {word} টেইলার্স | {word} Tailors
    shop=jewelry | 3 | {word} জুয়েলার্স | {word} Jewellers
    shop=florist | 3 | {word} ফুলঘর | {word} Flowers
    shop=mobile_phone | 4 | {word} টেলিকম | {word} Telecom
    shop=books | 3 | {word} বইঘর | {word} Books
    shop=hairdresser | 3 | {word} সেলুন | {word} Salon
    amenity=pharmacy | 5 | {word} ফার্মেসি | {word} Pharmacy
    amenity=clinic | 3 | {word} ক্লিনিক | {word} Clinic
    amenity=bank | 2 | {word} ব্যাংক | {word} Bank
    amenity=post_office | 1 | {place} ডাকঘর | {place} Post Office
    tourism=hotel | 3 | {word} হোটেল | {word} Hotel
    amenity=place_of_worship religion=muslim | 3 | {word} জামে মসজিদ | {word} Mosque
    office=company | 3 | {word} ট্রেডার্স | {word} Traders`,
  ),
  buildingNames: t('{word} ভবন|{word} Bhaban'),
  numbering: 'slashes',
  postcode: { kind: 'district', first: '12', start: 5, digits: 2, last: '' },
}
