import type { Message } from './message.ts'

/** Written after the rules and first read with the rules as they were. */
export const chats: readonly Message[] = [
  {
    country: 'SG',
    layout: 'chat',
    text: `[14/11/26, 11:20:05] Mdm Teo: Hi boss, 3 packets of pineapple tarts
[14/11/26, 11:20:40] Mdm Teo: send to 412 Yishun Ring Road #08-1234 (S)760412
[14/11/26, 11:21:02] Mdm Teo: my helper will take, her number 8111 9999
[14/11/26, 11:22:15] Tart House: $54 total, cod`,
    expected: {
      name: 'Mdm Teo',
      phone: '+6581119999',
      address: '412 Yishun Ring Road (S)760412',
      unit: '#08-1234',
      amount: 54,
      description: '3 packets of pineapple tarts',
    },
  },
  {
    country: 'SG',
    layout: 'labelled',
    text: `ORDER FORM
Customer's Name - Hafiz Rahman
Customer's Phone - 98123456
Block/Street - 301 Clementi Avenue 4
Unit - #03-88
Postcode - 120301
Amount - S$31.00
Special request - less sugar`,
    expected: {
      name: 'Hafiz Rahman',
      phone: '+6598123456',
      address: '301 Clementi Avenue 4, 120301',
      unit: '#03-88',
      amount: 31,
      notes: 'less sugar',
    },
  },
  {
    country: 'MY',
    layout: 'lines',
    text: `Salam, saya nak cod
Muhammad Haziq
No 18 Jln Dahlia 4/3
Bandar Seri Putra
43000 Bangi
011-2345 6789
total semua rm 73.40`,
    expected: {
      name: 'Muhammad Haziq',
      phone: '+601123456789',
      address: 'No 18 Jln Dahlia 4/3, Bandar Seri Putra, 43000 Bangi',
      amount: 73.4,
    },
  },
  {
    country: 'PH',
    layout: 'one-line',
    text: 'Anna Reyes 0915 444 3322, 7 Acacia Street Brgy Bagumbayan Taguig, 2 pcs ube cake total 980 pesos, pakitawag pag malapit na',
    expected: {
      name: 'Anna Reyes',
      phone: '+639154443322',
      address: '7 Acacia Street Brgy Bagumbayan Taguig',
      amount: 980,
      description: '2 pcs ube cake',
      notes: 'pakitawag pag malapit na',
    },
  },
  {
    country: 'TH',
    layout: 'one-line',
    text: 'คุณอรทัย แสงทอง 77/8 หมู่บ้านพฤกษา ซ.ลาดพร้าว 101 แขวงคลองจั่น เขตบางกะปิ กทม 10240 โทร 083-222-1111 ยอด 780 บาท',
    expected: {
      name: 'คุณอรทัย แสงทอง',
      phone: '+66832221111',
      address: '77/8 หมู่บ้านพฤกษา ซ.ลาดพร้าว 101 แขวงคลองจั่น เขตบางกะปิ กทม 10240',
      amount: 780,
    },
  },
  {
    country: 'TH',
    layout: 'labelled',
    text: `ผู้รับ: ณัฐพล วงศ์ใหญ่
เบอร์ 0927776655
จัดส่งที่: 15/3 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200
สินค้า: กาแฟดริป 3 กล่อง
ราคา 450฿`,
    expected: {
      name: 'ณัฐพล วงศ์ใหญ่',
      phone: '+66927776655',
      address: '15/3 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
      amount: 450,
      description: 'กาแฟดริป 3 กล่อง',
    },
  },
  {
    country: 'HK',
    layout: 'lines',
    text: `你好，想訂一個生日蛋糕
鍾太
九龍灣宏開道8號其士商業中心15樓
5123 6789
下午三點後送`,
    expected: {
      name: '鍾太',
      phone: '+85251236789',
      address: '九龍灣宏開道8號其士商業中心',
      unit: '15樓',
    },
  },
  {
    country: 'TW',
    layout: 'one-line',
    text: '收件人 蔡宗翰 電話 0937222111 地址 桃園市中壢區中正路200號3樓 金額 1,560 元',
    expected: {
      name: '蔡宗翰',
      phone: '+886937222111',
      address: '桃園市中壢區中正路200號',
      unit: '3樓',
      amount: 1560,
    },
  },
  {
    country: 'JP',
    layout: 'labelled',
    text: `■お届け先
氏名: 伊藤 美咲
TEL: 03-3456-7890
〒104-0061
東京都中央区銀座5-6-7 銀座ビル3階
■代金 5,400円`,
    expected: {
      name: '伊藤 美咲',
      phone: '+81334567890',
      address: '〒104-0061, 東京都中央区銀座5-6-7 銀座ビル',
      unit: '3階',
      amount: 5400,
    },
  },
  {
    country: 'PK',
    layout: 'labelled',
    text: `Customer: Mrs. Ayesha Tariq
Cell # 0312-4445556
Delivery Address: 24-A, Main Boulevard, Johar Town, Lahore
COD amount PKR 3,499
Instructions: gate number 2 se aana`,
    expected: {
      name: 'Mrs. Ayesha Tariq',
      phone: '+923124445556',
      address: '24-A, Main Boulevard, Johar Town, Lahore',
      amount: 3499,
      notes: 'gate number 2 se aana',
    },
  },
  {
    country: 'BD',
    layout: 'lines',
    text: `ফারজানা ইসলাম
০১৩০৫৬৬৭৭৮৮
বাড়ি নং ৩, রোড নং ১২, নিকুঞ্জ ২, ঢাকা
মোট বিল ১,৩৫০ টাকা
গেটে এসে কল দিবেন`,
    expected: {
      name: 'ফারজানা ইসলাম',
      phone: '+8801305667788',
      address: 'বাড়ি নং ৩, রোড নং ১২, নিকুঞ্জ ২, ঢাকা',
      amount: 1350,
      notes: 'গেটে এসে কল দিবেন',
    },
  },
  {
    country: 'AE',
    layout: 'chat',
    text: `12/11/2026, 18:20 - Maryam: مساء الخير
12/11/2026, 18:21 - Maryam: مريم الكعبي
12/11/2026, 18:21 - Maryam: الشارقة، المجاز 3، برج الندى، شقة 1504
12/11/2026, 18:22 - Maryam: 0502223344
12/11/2026, 18:25 - Rose Shop: المجموع 210 درهم`,
    expected: {
      name: 'مريم الكعبي',
      phone: '+971502223344',
      address: 'الشارقة، المجاز 3، برج الندى',
      unit: 'شقة 1504',
      amount: 210,
    },
  },
  {
    country: 'EG',
    layout: 'one-line',
    text: 'محتاجة اوردر لو سمحت باسم دينا ممدوح على ٤ شارع الهرم الجيزة تليفون ٠١٠٩٩٨٨٧٧٦٦ المبلغ ٢٨٠ جنيه',
    expected: {
      name: 'دينا ممدوح',
      phone: '+201099887766',
      address: '٤ شارع الهرم الجيزة',
      amount: 280,
    },
  },
  {
    country: 'SA',
    layout: 'labelled',
    text: `👤 الاسم: عبدالله الحربي
📱 جوال: +966 50 111 2233
📍 الموقع: https://maps.app.goo.gl/?q=21.5433,39.1728
💰 الإجمالي: 95.50 ريال`,
    expected: {
      name: 'عبدالله الحربي',
      phone: '+966501112233',
      point: { latitude: 21.5433, longitude: 39.1728 },
      amount: 95.5,
    },
  },
  {
    country: 'HU',
    layout: 'lines',
    text: `Kiss Bence
Bp., 1117 Fehérvári út 23. II. em. 5.
06302223334
kaputelefon: 25
fizetés: 4 290 Ft készpénz`,
    expected: {
      name: 'Kiss Bence',
      phone: '+36302223334',
      address: 'Bp., 1117 Fehérvári út 23.',
      unit: 'II. em. 5.',
      notes: 'kaputelefon: 25',
      amount: 4290,
    },
  },
  {
    country: 'CZ',
    layout: 'chat',
    text: `[12.11.26 14:03] Lenka: Dobrý den, mohu objednat 2 ks dortů?
[12.11.26 14:05] Lenka: Lenka Horáková, Nádražní 44, Ostrava 702 00
[12.11.26 14:05] Lenka: 608 111 222`,
    expected: {
      name: 'Lenka Horáková',
      phone: '+420608111222',
      address: 'Nádražní 44, Ostrava 702 00',
      description: '2 ks dortů',
    },
  },
  {
    country: 'DE',
    layout: 'one-line',
    text: 'Lieferung an Thomas Weber, Hauptstr. 9, 60311 Frankfurt, Tel. 069 1234567, 23,50€ bar',
    expected: {
      name: 'Thomas Weber',
      phone: '+49691234567',
      address: 'Hauptstr. 9, 60311 Frankfurt',
      amount: 23.5,
    },
  },
  {
    country: 'PL',
    layout: 'labelled',
    text: `Odbiorca: Tomasz Kowalczyk
Tel: +48 600 700 800
Ulica: Marszałkowska 10 lok. 7
Miasto: Warszawa
Kwota: 150 zł`,
    expected: {
      name: 'Tomasz Kowalczyk',
      phone: '+48600700800',
      address: 'Marszałkowska 10, Warszawa',
      unit: 'lok. 7',
      amount: 150,
    },
  },
  {
    country: 'FI',
    layout: 'one-line',
    text: 'Tilaus: 2 kpl pizza, Sanna Korhonen, Aleksanterinkatu 7 C 21, 33100 Tampere, p. 044 555 6677, 31,80 e',
    expected: {
      name: 'Sanna Korhonen',
      phone: '+358445556677',
      address: 'Aleksanterinkatu 7, 33100 Tampere',
      unit: 'C 21',
      amount: 31.8,
      description: '2 kpl pizza',
    },
  },
  {
    country: 'GR',
    layout: 'chat',
    text: `12/11/26, 2:03 μ.μ. - Σοφία: Καλησπέρα, θα ήθελα 2 πίτες
12/11/26, 2:04 μ.μ. - Σοφία: Πατησίων 80, 2ος όροφος, Αθήνα
12/11/26, 2:04 μ.μ. - Σοφία: 6981234567`,
    expected: {
      name: 'Σοφία',
      phone: '+306981234567',
      address: 'Πατησίων 80, Αθήνα',
      unit: '2ος όροφος',
      description: '2 πίτες',
    },
  },
]
