import type { Message } from './message.ts'

/** Written after the rules and first read with the rules as they were. */
export const mixedAsia: readonly Message[] = [
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
]
