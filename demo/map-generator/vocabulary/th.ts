import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['th', 'en']
const t = (rows: string) => table(languages, rows)

export const thailand: Vocabulary = {
  country: 'TH',
  centre: { latitude: 13.7563, longitude: 100.5018 },
  seed: '1',
  language: 'th',
  script: 'Thai',
  drivesOn: 'left',
  city: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  terrain: {
    river: { heading: 0, away: -900, width: 210, meander: 900, island: false },
    canals: 3,
    lakes: 2,
  },
  network: {
    rings: [750, 1800],
    avenues: 7,
    gridded: 0.75,
    winding: 0.35,
    block: 96,
    motorway: 80,
    roundabouts: 2,
    tram: false,
    speeds: { motorway: 100, avenue: 60, street: 40 },
  },
  buildings: { core: 'rows', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('ทางพิเศษบูรพาวิถี|Burapha Withi Expressway'),
    ring: t('ถนนวงแหวน{word}|{word} Ring Road'),
    avenue: t(`
      ถนน{word}|{word} Road
      ถนน{word}|{word} Road
      ถนนราช{word}|Ratcha {word} Road`),
    shore: t(`
      ถนนเลียบน้ำ{word}|Liap Nam {word} Road
      ถนนท่าน้ำ{word}|Tha Nam {word} Road`),
    collector: t(`
      ถนน{word}|{word} Road
      ถนนเทศบาล{word}|Thetsaban {word} Road`),
    street: t(`
      ซอย{street} {number}|Soi {street} {number}
      ถนน{word}|{word} Road
      ซอย{word}|Soi {word}`),
    lane: t(`
      ซอย{street} {number}|Soi {street} {number}
      ตรอก{word}|Trok {word}
      ซอย{word}|Soi {word}`),
    path: t('ทางเดิน{word}|{word} Walk'),
  },
  words: t(`
    กุหลาบ|Kulap
    มะลิ|Mali
    ดอกบัว|Dok Bua
    จำปา|Champa
    จำปี|Champi
    ลั่นทม|Lanthom
    กล้วยไม้|Kluai Mai
    พิกุล|Phikun
    แก้ว|Kaeo
    บานชื่น|Ban Chuen
    ทานตะวัน|Than Tawan
    เฟื่องฟ้า|Fueang Fa
    อัญชัน|Anchan
    ชบา|Chaba
    ดาวเรือง|Dao Rueang
    สารภี|Saraphi
    ปาริชาต|Parichat
    ประดู่|Pradu
    ไผ่ทอง|Phai Thong
    มะม่วง|Mamuang
    มะขาม|Makham
    มะพร้าว|Maphrao
    ลำไย|Lamyai
    ทุเรียน|Thurian
    มังคุด|Mangkhut
    ขนุน|Khanun
    ชมพู่|Chomphu
    ส้มโอ|Som O
    ตาลโตนด|Tan Tanot
    โพธิ์ทอง|Pho Thong
    ไทรงาม|Sai Ngam
    สักทอง|Sak Thong
    จามจุรี|Chamchuri
    หางนกยูง|Hang Nok Yung
    ช้างเผือก|Chang Phueak
    หงส์ทอง|Hong Thong
    นกยูง|Nok Yung
    นกเอี้ยง|Nok Iang
    ปลาทอง|Pla Thong
    ปลาตะเพียน|Pla Taphian
    เต่าทอง|Tao Thong
    กวางทอง|Kwang Thong
    ผีเสื้อ|Phi Suea
    หิ่งห้อย|Hing Hoi
    ดวงดาว|Duang Dao
    จันทรา|Chanthra
    ตะวัน|Tawan
    อรุณ|Arun
    สายรุ้ง|Sai Rung
    สายลม|Sai Lom
    สายฝน|Sai Fon
    น้ำค้าง|Nam Khang
    น้ำทิพย์|Nam Thip
    คลื่นทะเล|Khluen Thale
    ท่าเรือ|Tha Ruea
    เรือใบ|Ruea Bai
    สะพานไม้|Saphan Mai
    ประภาคาร|Praphakhan
    โรงสี|Rong Si
    โรงทอ|Rong Tho
    ช่างเงิน|Chang Ngoen
    ช่างทอง|Chang Thong
    ช่างไม้|Chang Mai
    ช่างหล่อ|Chang Lo
    ตลาดเก่า|Talat Kao
    บ้านสวน|Ban Suan
    บ้านบาตร|Ban Bat
    บ้านดอน|Ban Don
    ทุ่งทอง|Thung Thong
    ทุ่งหญ้า|Thung Ya
    นาข้าว|Na Khao
    สวนหลวง|Suan Luang
    สวนพลู|Suan Phlu
    ร่มเย็น|Rom Yen
    ร่มรื่น|Rom Ruen
    สุขใจ|Suk Chai
    สันติ|Santi
    เมตตา|Metta
    กรุณา|Karuna
    ปัญญา|Panya
    สามัคคี|Samakkhi
    เจริญสุข|Charoen Suk
    มั่นคง|Man Khong
    รุ่งเรือง|Rung Rueang
    ไพลิน|Phailin
    มรกต|Morakot
    มุกดา|Mukda
    ไข่มุก|Khai Muk
    เงินทอง|Ngoen Thong
    ระฆังทอง|Rakhang Thong
    หอนาฬิกา|Ho Nalika
    ศิลา|Sila
    ทรายแก้ว|Sai Kaeo
    ดินทอง|Din Thong
    บึงบัว|Bueng Bua
    หนองน้ำ|Nong Nam`),
  districts: t(`
    เมืองเก่า|Old City
    บางจำปา|Bang Champa
    บ้านช่างหล่อ|Ban Chang Lo
    คลองบัว|Khlong Bua
    ท่าพิกุล|Tha Phikun
    ทุ่งตะวัน|Thung Tawan
    สวนมะลิ|Suan Mali
    หนองหงส์|Nong Hong
    บางไทรงาม|Bang Sai Ngam
    วัดระฆังทอง|Wat Rakhang Thong
    ตลาดริมน้ำ|Riverside Market
    โคกประดู่|Khok Pradu
    บึงจันทรา|Bueng Chanthra
    สะพานเงิน|Saphan Ngoen`),
  water: {
    river: { th: 'แม่น้ำสายทอง', en: 'Sai Thong River' },
    lakes: t('บึง{word}|{word} Lake'),
    island: { th: 'เกาะ{word}', en: '{word} Island' },
    canal: { th: 'คลอง{word}', en: 'Khlong {word}' },
  },
  parks: t(`
    สวน{word}|{word} Park
    สวนสาธารณะ{word}|{word} Public Park`),
  squares: t('ลาน{word}|{word} Square'),
  grounds: {
    school: t(`
      โรงเรียน{word}|{word} School
      โรงเรียน{word}วิทยา|{word} Wittaya School`),
    campus: t('มหาวิทยาลัย{word}|{word} University'),
    hospital: t('โรงพยาบาล{word}|{word} Hospital'),
    cemetery: t('สุสาน{word}|{word} Cemetery'),
    sports: t('สนามกีฬา{word}|{word} Stadium'),
    market: t('ศูนย์การค้า{word}|{word} Mall'),
  },
  stations: {
    main: { th: 'สถานีกลาง', en: 'Central Station' },
    other: { th: 'สถานีรถไฟ{place}', en: '{place} Railway Station' },
    metro: { th: 'สถานีรถไฟฟ้า{place}', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | ร้านกาแฟ{word} | {word} Coffee
    amenity=restaurant | 9 | ร้านอาหาร{word} | {word} Restaurant
    amenity=restaurant | 4 | ครัว{word} | {word} Kitchen
    amenity=fast_food | 7 | ก๋วยเตี๋ยว{word} | {word} Noodles
    amenity=fast_food | 4 | ข้าวมันไก่{word} | {word} Chicken Rice
    shop=supermarket | 3 | ซูเปอร์มาร์เก็ต{word} | {word} Supermarket
    shop=convenience | 8 | ร้าน{word} | {word} Minimart
    shop=bakery | 4 | เบเกอรี่{word} | {word} Bakery
    shop=clothes | 5 | ห้องเสื้อ{word} | {word} Clothes
    shop=florist | 3 | ร้านดอกไม้{word} | {word} Flowers
    shop=jewelry | 3 | ห้างทอง{word} | {word} Gold Shop
    shop=hairdresser | 4 | ร้านเสริมสวย{word} | {word} Salon
    shop=massage | 4 | นวดไทย{word} | {word} Thai Massage
    shop=motorcycle | 2 | ร้านมอเตอร์ไซค์{word} | {word} Motorcycles
    shop=laundry | 3 | ร้านซักรีด{word} | {word} Laundry
    shop=books | 2 | ร้านหนังสือ{word} | {word} Books
    amenity=pharmacy | 4 | ร้านขายยา{word} | {word} Pharmacy
    amenity=clinic | 3 | คลินิก{word} | {word} Clinic
    amenity=dentist | 2 | ทันตแพทย์{word} | {word} Dental
    amenity=kindergarten | 2 | โรงเรียนอนุบาล{word} | {word} Kindergarten
    amenity=bank | 2 | ธนาคาร{word} | {word} Bank
    amenity=post_office | 1 | ไปรษณีย์{place} | {place} Post Office
    amenity=marketplace | 2 | ตลาด{word} | {word} Market
    tourism=hotel | 4 | โรงแรม{word} | {word} Hotel
    tourism=museum | 1 | พิพิธภัณฑ์{word} | {word} Museum
    amenity=place_of_worship religion=buddhist | 3 | วัด{word} | Wat {word}
    office=company | 3 | บริษัท{word} | {word} Company`,
  ),
  buildingNames: t('อาคาร{word}|{word} Building'),
  numbering: 'slashes',
  postcode: { kind: 'district', first: '10', start: 10, digits: 2, last: '0' },
}
