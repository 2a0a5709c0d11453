import type { Message } from './message.ts'

/** Written after the rules and first read with the rules as they were. */
export const mixed: readonly Message[] = [
  {
    country: 'SG',
    layout: 'one-line',
    text: 'Deliver to Ms Goh at Blk 88 Zion Road #14-05 S(160088), hp 96661234, collect $55.20 from her',
    expected: {
      name: 'Ms Goh',
      phone: '+6596661234',
      address: 'Blk 88 Zion Road S(160088)',
      unit: '#14-05',
      amount: 55.2,
    },
  },
  {
    country: 'SG',
    layout: 'lines',
    text: `arjun kumar
97778888
25 woodlands drive 16 #06-12 s730025
total 19.80 cod`,
    expected: {
      name: 'arjun kumar',
      phone: '+6597778888',
      address: '25 woodlands drive 16 s730025',
      unit: '#06-12',
      amount: 19.8,
    },
  },
  {
    country: 'MY',
    layout: 'labelled',
    text: `NAMA PENERIMA : NORHAYATI BINTI ISMAIL
NO TELEFON : 014-2223334
ALAMAT PENGHANTARAN :
NO 5 JALAN KENANGA 1/2
TAMAN SRI INDAH
70300 SEREMBAN
NEGERI SEMBILAN
JUMLAH : RM 67`,
    expected: {
      name: 'NORHAYATI BINTI ISMAIL',
      phone: '+60142223334',
      address: 'NO 5 JALAN KENANGA 1/2, TAMAN SRI INDAH, 70300 SEREMBAN, NEGERI SEMBILAN',
      amount: 67,
    },
  },
  {
    country: 'MY',
    layout: 'one-line',
    text: '微信订单 王美丽 012-9988776 吉隆坡市孟沙路 15 号 共RM56.50 不要辣',
    expected: {
      name: '王美丽',
      phone: '+60129988776',
      address: '吉隆坡市孟沙路 15 号',
      amount: 56.5,
      notes: '不要辣',
    },
  },
  {
    country: 'PH',
    layout: 'chat',
    text: `Grace Lim, [11/12/2026 10:15 AM]
Good morning! Order po ako 3 pcs leche flan

Grace Lim, [11/12/2026 10:16 AM]
Blk 3 Lot 7 Rosal St., Villa Verde Subd., Imus, Cavite
Contact no. 09173334455
Total: 1,050 pesos`,
    expected: {
      name: 'Grace Lim',
      phone: '+639173334455',
      address: 'Blk 3 Lot 7 Rosal St., Villa Verde Subd., Imus, Cavite',
      amount: 1050,
      description: '3 pcs leche flan',
    },
  },
  {
    country: 'TH',
    layout: 'lines',
    text: `ส่ง คุณนภา 0819998877
หมู่บ้านสวนสน 88/5 หมู่ 2 ถ.รามอินทรา เขตบางเขน กทม. 10220
ยอด 1,590.-`,
    expected: {
      name: 'คุณนภา',
      phone: '+66819998877',
      address: 'หมู่บ้านสวนสน 88/5 หมู่ 2 ถ.รามอินทรา เขตบางเขน กทม. 10220',
      amount: 1590,
    },
  },
  {
    country: 'TH',
    layout: 'labelled',
    text: `Name: Oliver Smith
Phone: +66 91 234 5678
Address: Room 702, The Lofts, Sukhumvit Soi 39, Bangkok 10110
COD: 1,250 THB
Please leave at reception`,
    expected: {
      name: 'Oliver Smith',
      phone: '+66912345678',
      address: 'The Lofts, Sukhumvit Soi 39, Bangkok 10110',
      unit: 'Room 702',
      amount: 1250,
      notes: 'Please leave at reception',
    },
  },
  {
    country: 'MM',
    layout: 'labelled',
    text: `နာမည် - မသီတာ
ဖုန်းနံပါတ် - 09 9876 54321
လိပ်စာ - တိုက် ၈၊ အခန်း ၅၊ အနော်ရထာလမ်း၊ ရန်ကုန်
ကျသင့်ငွေ - 45,500 ကျပ်`,
    expected: {
      name: 'မသီတာ',
      phone: '+959987654321',
      address: 'တိုက် ၈၊ အနော်ရထာလမ်း၊ ရန်ကုန်',
      unit: 'အခန်း ၅',
      amount: 45500,
    },
  },
  {
    country: 'HK',
    layout: 'one-line',
    text: '收件：李嘉欣 / 62223333 / 觀塘開源道60號8樓 / 代收$320',
    expected: { name: '李嘉欣', phone: '+85262223333', address: '觀塘開源道60號', unit: '8樓', amount: 320 },
  },
  {
    country: 'TW',
    layout: 'chat',
    text: `15:20\t小美\t我要訂2盒鳳梨酥
15:21\t小美\t陳小美 0955-123-456
15:21\t小美\t高雄市前鎮區中山二路5號12樓
15:22\t甜甜屋\t總共760元喔`,
    expected: {
      name: '陳小美',
      phone: '+886955123456',
      address: '高雄市前鎮區中山二路5號',
      unit: '12樓',
      amount: 760,
      description: '2盒鳳梨酥',
    },
  },
  {
    country: 'JP',
    layout: 'one-line',
    text: '山本太郎 080-1111-2222 東京都港区芝公園4-2-8 合計2,850円',
    expected: { name: '山本太郎', phone: '+818011112222', address: '東京都港区芝公園4-2-8', amount: 2850 },
  },
  {
    country: 'PK',
    layout: 'lines',
    text: `Order for Hamza Sheikh
0345 5556667
H# 112, St# 9, F-8/3, Islamabad
Bill 3200
pay cash on delivery`,
    expected: {
      name: 'Hamza Sheikh',
      phone: '+923455556667',
      address: 'H# 112, St# 9, F-8/3, Islamabad',
      amount: 3200,
    },
  },
  {
    country: 'BD',
    layout: 'one-line',
    text: 'নাম সুমন মিয়া, মোবাইল ০১৫৫২৩৩৪৪৫৫, ঠিকানা ২৫ মিরপুর রোড, ঢাকা, বিল ৮৫০ টাকা',
    expected: {
      name: 'সুমন মিয়া',
      phone: '+8801552334455',
      address: '২৫ মিরপুর রোড, ঢাকা',
      amount: 850,
    },
  },
  {
    country: 'AE',
    layout: 'lines',
    text: `📍 Villa 22, Street 4, Mirdif, Dubai
☎️ +971 50 765 4321
👩 Reem
Total 310 dirhams`,
    expected: {
      name: 'Reem',
      phone: '+971507654321',
      address: 'Villa 22, Street 4, Mirdif, Dubai',
      amount: 310,
    },
  },
  {
    country: 'SA',
    layout: 'lines',
    text: `ابغى توصيل لو سمحت
خالد العتيبي 0533344455
حي العليا شارع الملك فهد بجانب البنك
180 ريال كاش`,
    expected: {
      name: 'خالد العتيبي',
      phone: '+966533344455',
      address: 'حي العليا شارع الملك فهد بجانب البنك',
      amount: 180,
    },
  },
  {
    country: 'EG',
    layout: 'labelled',
    text: `اسم المستلم : ياسمين فؤاد
رقم الموبايل : ٠١٥٥٢٢٢٣٣٤٤
العنوان : ٨ ش النيل، الدقي
قيمة الأوردر : ٥٢٥ جنيه`,
    expected: { name: 'ياسمين فؤاد', phone: '+201552223344', address: '٨ ش النيل، الدقي', amount: 525 },
  },
  {
    country: 'KW',
    layout: 'one-line',
    text: 'مرام العنزي ٦٦٧٧٨٨٩٩ حولي قطعة ٣ شارع ٧ منزل ١٤',
    expected: { name: 'مرام العنزي', phone: '+96566778899', address: 'حولي قطعة ٣ شارع ٧ منزل ١٤' },
  },
  {
    country: 'OM',
    layout: 'labelled',
    text: `Name: Salim Al Balushi
GSM: 9234 5678
Address: Way 3021, Building 12, Al Khuwair, Muscat
Amount: OMR 4.750`,
    expected: {
      name: 'Salim Al Balushi',
      phone: '+96892345678',
      address: 'Way 3021, Building 12, Al Khuwair, Muscat',
      amount: 4.75,
    },
  },
  {
    country: 'HU',
    layout: 'chat',
    text: `2026. 11. 12. 14:03 - Réka: Sziasztok! Szeretnék rendelni 3 db pogácsát
2026. 11. 12. 14:05 - Réka: Horváth Réka, 9021 Győr, Baross Gábor út 14. fszt. 2.
2026. 11. 12. 14:05 - Réka: 0620 444 5566
2026. 11. 12. 14:09 - Pékség: Összesen 1 890 Ft lesz`,
    expected: {
      name: 'Horváth Réka',
      phone: '+36204445566',
      address: '9021 Győr, Baross Gábor út 14.',
      unit: 'fszt. 2.',
      amount: 1890,
      description: '3 db pogácsát',
    },
  },
  {
    country: 'CZ',
    layout: 'one-line',
    text: 'Eva Svobodová, tel. 731 222 333, Dlouhá 12, 110 00 Praha 1, 450 Kč na dobírku',
    expected: {
      name: 'Eva Svobodová',
      phone: '+420731222333',
      address: 'Dlouhá 12, 110 00 Praha 1',
      amount: 450,
    },
  },
  {
    country: 'DE',
    layout: 'mail',
    text: `Von: Claudia Becker <c.becker@example.de>
Betreff: Bestellung Blumen

Guten Tag,

bitte liefern an:
Claudia Becker
Goethestr. 12
80336 München
Handy: 0170 9876543

Betrag: 45 Euro

Viele Grüße`,
    expected: {
      name: 'Claudia Becker',
      phone: '+491709876543',
      address: 'Goethestr. 12, 80336 München',
      amount: 45,
    },
  },
  {
    country: 'PL',
    layout: 'lines',
    text: `Agnieszka Lewandowska
os. Słoneczne 8/15
31-958 Kraków
tel. 512 333 444
za pobraniem 64,00 zł
proszę zadzwonić domofonem`,
    expected: {
      name: 'Agnieszka Lewandowska',
      phone: '+48512333444',
      address: 'os. Słoneczne 8/15, 31-958 Kraków',
      amount: 64,
      notes: 'proszę zadzwonić domofonem',
    },
  },
  {
    country: 'SE',
    layout: 'one-line',
    text: 'Karin Nilsson 0761234567 Kungsgatan 22 lgh 1101 753 21 Uppsala 275 kr swish',
    expected: {
      name: 'Karin Nilsson',
      phone: '+46761234567',
      address: 'Kungsgatan 22 753 21 Uppsala',
      unit: 'lgh 1101',
      amount: 275,
    },
  },
  {
    country: 'GR',
    layout: 'one-line',
    text: 'Όνομα: Ελένη Δήμου, κινητό: 6955112233, διεύθυνση: Τσιμισκή 50, Θεσσαλονίκη, σύνολο: 27,80€',
    expected: {
      name: 'Ελένη Δήμου',
      phone: '+306955112233',
      address: 'Τσιμισκή 50, Θεσσαλονίκη',
      amount: 27.8,
    },
  },
  {
    country: 'RS',
    layout: 'one-line',
    text: 'Ana Ilić, 0601234567, Njegoševa 15, stan 8, Beograd, 1.200 din',
    expected: {
      name: 'Ana Ilić',
      phone: '+381601234567',
      address: 'Njegoševa 15, Beograd',
      unit: 'stan 8',
      amount: 1200,
    },
  },
  {
    country: 'KH',
    layout: 'labelled',
    text: `Name: Vireak
Tel: 010 555 666
Location: https://www.openstreetmap.org/#map=18/11.55080/104.91210
Price: 15$`,
    expected: {
      name: 'Vireak',
      phone: '+85510555666',
      point: { latitude: 11.5508, longitude: 104.9121 },
      amount: 15,
    },
  },
]
