import type { Message } from './message.ts'

/** Written after the rules and first read with the rules as they were. */
export const moreChats: readonly Message[] = [
  {
    country: 'SG',
    layout: 'lines',
    text: `hi im sending to my mum
Mrs Chua Bee Hoon
blk 55 lengkok bahru
#17-391
150055
her hp is 9444 5566
collect $18.80`,
    expected: {
      name: 'Mrs Chua Bee Hoon',
      phone: '+6594445566',
      address: 'blk 55 lengkok bahru, 150055',
      unit: '#17-391',
      amount: 18.8,
    },
  },
  {
    country: 'MY',
    layout: 'chat',
    text: `[9:02 AM, 11/14/2026] Aina Bakes: Boleh bagi detail penghantaran?
[9:10 AM, 11/14/2026] Kak Ros: Rosnah Salleh
[9:10 AM, 11/14/2026] Kak Ros: 22-1 Jalan Prima 7, Metro Prima, 52100 Kepong
[9:11 AM, 11/14/2026] Kak Ros: 019-8765432
[9:11 AM, 11/14/2026] Kak Ros: brownies 2 kotak`,
    expected: {
      name: 'Rosnah Salleh',
      phone: '+60198765432',
      address: '22-1 Jalan Prima 7, Metro Prima, 52100 Kepong',
      description: 'brownies 2 kotak',
    },
  },
  {
    country: 'PH',
    layout: 'labelled',
    text: `FULL NAME: Cristina M. Flores
ADDRESS: Unit 1502 Sunrise Tower, Ayala Ave., Makati City
CONTACT NUMBER: 0945-678-1234
ORDER: Bilao ng pancit (medium)
TOTAL: 650.00
MOP: COD`,
    expected: {
      name: 'Cristina M. Flores',
      phone: '+639456781234',
      address: 'Sunrise Tower, Ayala Ave., Makati City',
      unit: 'Unit 1502',
      amount: 650,
      description: 'Bilao ng pancit (medium)',
    },
  },
  {
    country: 'TH',
    layout: 'lines',
    text: `รบกวนส่งให้ด้วยค่ะ
ธนพร สุขสันต์
234 ม.5 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000
Tel 098-765-4321
COD 325`,
    expected: {
      name: 'ธนพร สุขสันต์',
      phone: '+66987654321',
      address: '234 ม.5 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000',
      amount: 325,
    },
  },
  {
    country: 'MM',
    layout: 'lines',
    text: `မမေသူ
ဖုန်း ၀၉၂၅၀၁၁၂၂၃၃
အမှတ် ၇၇၊ ၃၅ လမ်း၊ ကျောက်တံတားမြို့နယ်
ကျသင့်ငွေ ၂၈၀၀၀ ကျပ်`,
    expected: {
      name: 'မမေသူ',
      phone: '+959250112233',
      address: 'အမှတ် ၇၇၊ ၃၅ လမ်း၊ ကျောက်တံတားမြို့နယ်',
      amount: 28000,
    },
  },
  {
    country: 'HK',
    layout: 'noise',
    text: `❤️多謝支持❤️
客人姓名: 何詠詩
聯絡電話: 9777 8888
送貨地址: 將軍澳唐德街9號第3座28樓F室
貨品: 花束 x1
應付: HK$588`,
    expected: {
      name: '何詠詩',
      phone: '+85297778888',
      address: '將軍澳唐德街9號第3座',
      unit: '28樓F室',
      amount: 588,
      description: '花束 x1',
    },
  },
  {
    country: 'JP',
    layout: 'lines',
    text: `渡辺真理
〒530-0001 大阪府大阪市北区梅田1-2-3 グランドハイツ1203号室
080-5555-6666
代引 3,980円
玄関前に置いてください`,
    expected: {
      name: '渡辺真理',
      phone: '+818055556666',
      address: '〒530-0001 大阪府大阪市北区梅田1-2-3 グランドハイツ',
      unit: '1203号室',
      amount: 3980,
      notes: '玄関前に置いてください',
    },
  },
  {
    country: 'PK',
    layout: 'one-line',
    text: 'Asad Mehmood, House no 7 Street 22 Satellite Town Rawalpindi, cell 0333-9876543, parcel of 2 suits Rs.4500',
    expected: {
      name: 'Asad Mehmood',
      phone: '+923339876543',
      address: 'House no 7 Street 22 Satellite Town Rawalpindi',
      amount: 4500,
      description: '2 suits',
    },
  },
  {
    country: 'BD',
    layout: 'chat',
    text: `[14/11, 6:10 PM] Shila: আসসালামু আলাইকুম, একটা কেক লাগবে
[14/11, 6:12 PM] Shila: শিলা রহমান
[14/11, 6:12 PM] Shila: হাউস ১৪, রোড ৬, বনশ্রী, ঢাকা
[14/11, 6:13 PM] Shila: 01755443322
[14/11, 6:20 PM] Cake Ghor: মোট ১১০০ টাকা`,
    expected: {
      name: 'শিলা রহমান',
      phone: '+8801755443322',
      address: 'হাউস ১৪, রোড ৬, বনশ্রী, ঢাকা',
      amount: 1100,
    },
  },
  {
    country: 'AE',
    layout: 'mail',
    text: `From: Omar Saleh <omar@example.ae>
Sent: 14 November 2026 10:02
Subject: Flowers

Please deliver the flowers to Layla Saleh,
Apartment 905, Al Noor Building, Hamdan Street, Abu Dhabi.
Her mobile is 050 998 7766.
Total is AED 220.`,
    expected: {
      name: 'Layla Saleh',
      phone: '+971509987766',
      address: 'Al Noor Building, Hamdan Street, Abu Dhabi',
      unit: 'Apartment 905',
      amount: 220,
    },
  },
  {
    country: 'KW',
    layout: 'labelled',
    text: `الاسم : هيا العتيبي
المنطقة : الجابرية
قطعة : 4
شارع : 102
منزل : 16
الهاتف : 97654321`,
    expected: {
      name: 'هيا العتيبي',
      phone: '+96597654321',
      address: 'الجابرية, قطعة 4, شارع 102, منزل 16',
    },
  },
  {
    country: 'HU',
    layout: 'one-line',
    text: 'Név: Varga Lilla, tel: 06 70 987 6543, cím: 1024 Budapest, Keleti Károly u. 11/B, ár: 6 700 Ft, megj: kutyás ház',
    expected: {
      name: 'Varga Lilla',
      phone: '+36709876543',
      address: '1024 Budapest, Keleti Károly u. 11/B',
      amount: 6700,
      notes: 'kutyás ház',
    },
  },
  {
    country: 'SE',
    layout: 'lines',
    text: `Hej!
Oskar Blom
Vasagatan 9B
722 15 Västerås
0708 12 34 56
Att betala 185 kr
Ställ utanför dörren tack`,
    expected: {
      name: 'Oskar Blom',
      phone: '+46708123456',
      address: 'Vasagatan 9B, 722 15 Västerås',
      amount: 185,
      notes: 'Ställ utanför dörren tack',
    },
  },
  {
    country: 'PL',
    layout: 'chat',
    text: `14.11.2026, 09:15 - Ola: Cześć, 2 szt sernika poproszę
14.11.2026, 09:16 - Ola: Aleksandra Mazur, ul. Piękna 3/4, 50-001 Wrocław
14.11.2026, 09:16 - Ola: 790 111 222
14.11.2026, 09:20 - Cukiernia: razem 96 zł`,
    expected: {
      name: 'Aleksandra Mazur',
      phone: '+48790111222',
      address: 'ul. Piękna 3/4, 50-001 Wrocław',
      amount: 96,
      description: '2 szt sernika poproszę',
    },
  },
  {
    country: 'CY',
    layout: 'lines',
    text: `Χρίστος Ιωάννου
Αρχιεπισκόπου Μακαρίου 88
3020 Λεμεσός
97 654321
15,50 ευρώ μετρητά`,
    expected: {
      name: 'Χρίστος Ιωάννου',
      phone: '+35797654321',
      address: 'Αρχιεπισκόπου Μακαρίου 88, 3020 Λεμεσός',
      amount: 15.5,
    },
  },
  {
    country: 'RS',
    layout: 'one-line',
    text: 'Поштовани, Никола Симић, Булевар краља Александра 73, Београд, 062 555 444, 3.150 динара, звати пре испоруке',
    expected: {
      name: 'Никола Симић',
      phone: '+38162555444',
      address: 'Булевар краља Александра 73, Београд',
      amount: 3150,
      notes: 'звати пре испоруке',
    },
  },
]
