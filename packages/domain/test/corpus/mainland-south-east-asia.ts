import type { Message } from './message.ts'

export const thailand: readonly Message[] = [
  {
    country: 'TH',
    layout: 'labelled',
    text: `ชื่อ: สมหญิง ใจดี
เบอร์โทร: 081-234-5678
ที่อยู่: 99/12 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพ 10110
รวม: 350 บาท
หมายเหตุ: ฝากไว้กับ รปภ.`,
    expected: {
      name: 'สมหญิง ใจดี',
      phone: '+66812345678',
      address: '99/12 ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพ 10110',
      amount: 350,
      notes: 'ฝากไว้กับ รปภ.',
    },
  },
  {
    country: 'TH',
    layout: 'labelled',
    text: `ชื่อ คุณมานะ
โทร ๐๘๙ ๑๒๓ ๔๕๖๗
ที่อยู่ ๑๒๐ ถนนเจริญกรุง แขวงบางรัก กรุงเทพฯ ๑๐๕๐๐
ยอดรวม ๑,๒๐๐ บาท`,
    expected: {
      name: 'คุณมานะ',
      phone: '+66891234567',
      address: '๑๒๐ ถนนเจริญกรุง แขวงบางรัก กรุงเทพฯ ๑๐๕๐๐',
      amount: 1200,
    },
  },
  {
    country: 'TH',
    layout: 'one-line',
    text: 'สมชาย 0861112233 บ้านเลขที่ 5/7 หมู่ 3 ต.บางพลี อ.บางพลี จ.สมุทรปราการ 10540 เก็บปลายทาง 590',
    expected: {
      name: 'สมชาย',
      phone: '+66861112233',
      address: 'บ้านเลขที่ 5/7 หมู่ 3 ต.บางพลี อ.บางพลี จ.สมุทรปราการ 10540',
      amount: 590,
    },
  },
  {
    country: 'TH',
    layout: 'chat',
    text: `2026/11/12(พฤ.)
14:03\tปุ้ย\tส่งวันนี้ได้ไหมคะ
14:05\tร้านขนมหวาน\tได้ค่ะ ขอที่อยู่ด้วยค่ะ
14:06\tปุ้ย\tห้อง 1205 อาคาร B คอนโดลุมพินี ถนนพระราม 9 กรุงเทพ 10310
14:07\tปุ้ย\t0954443322`,
    expected: {
      name: 'ปุ้ย',
      phone: '+66954443322',
      address: 'อาคาร B คอนโดลุมพินี ถนนพระราม 9 กรุงเทพ 10310',
      unit: 'ห้อง 1205',
    },
  },
  {
    country: 'TH',
    layout: 'lines',
    text: `คุณวิภา รักเรียน
45 ซอยอารีย์ 4 ถนนพหลโยธิน
แขวงสามเสนใน เขตพญาไท กรุงเทพ 10400
062-555-7788
ยอดเก็บเงินปลายทาง 480 บาท
โทรก่อนส่งนะคะ`,
    expected: {
      name: 'คุณวิภา รักเรียน',
      phone: '+66625557788',
      address: '45 ซอยอารีย์ 4 ถนนพหลโยธิน, แขวงสามเสนใน เขตพญาไท กรุงเทพ 10400',
      amount: 480,
      notes: 'โทรก่อนส่งนะคะ',
    },
  },
]

export const myanmar: readonly Message[] = [
  {
    country: 'MM',
    layout: 'labelled',
    text: `အမည်: ဒေါ်ခင်မာ
ဖုန်း: ၀၉ ၄၅၀ ၁၂၃ ၄၅၆
လိပ်စာ: အမှတ် ၁၂၊ ဗိုလ်ချုပ်လမ်း၊ ပန်းဘဲတန်းမြို့နယ်၊ ရန်ကုန်
စုစုပေါင်း: ၁၅၀၀၀ ကျပ်
မှတ်ချက်: တံခါးဝမှာထားပါ`,
    expected: {
      name: 'ဒေါ်ခင်မာ',
      phone: '+959450123456',
      address: 'အမှတ် ၁၂၊ ဗိုလ်ချုပ်လမ်း၊ ပန်းဘဲတန်းမြို့နယ်၊ ရန်ကုန်',
      amount: 15000,
      notes: 'တံခါးဝမှာထားပါ',
    },
  },
  {
    country: 'MM',
    layout: 'lines',
    text: `ကိုအောင်မြင့်
09 7788 99001
အမှတ် ၄၅၊ ပြည်လမ်း၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်
25,000 Ks`,
    expected: {
      name: 'ကိုအောင်မြင့်',
      phone: '+959778899001',
      address: 'အမှတ် ၄၅၊ ပြည်လမ်း၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်',
      amount: 25000,
    },
  },
  {
    country: 'MM',
    layout: 'one-line',
    text: 'Name - Su Su Hlaing, Ph - 09425001122, Address - No 30 Inya Road, Kamayut Township, Yangon, Total - 32000 kyats',
    expected: {
      name: 'Su Su Hlaing',
      phone: '+959425001122',
      address: 'No 30 Inya Road, Kamayut Township, Yangon',
      amount: 32000,
    },
  },
]

export const cambodia: readonly Message[] = [
  {
    country: 'KH',
    layout: 'labelled',
    text: `ឈ្មោះ៖ សុខ ដារ៉ា
លេខទូរស័ព្ទ៖ ០១២ ៣៤៥ ៦៧៨
អាសយដ្ឋាន៖ ផ្ទះលេខ ១៥ ផ្លូវ ២៧១ សង្កាត់ទឹកល្អក់ រាជធានីភ្នំពេញ
តម្លៃ៖ $12.50
ចំណាំ៖ សូមទូរស័ព្ទមុន`,
    expected: {
      name: 'សុខ ដារ៉ា',
      phone: '+85512345678',
      address: 'ផ្ទះលេខ ១៥ ផ្លូវ ២៧១ សង្កាត់ទឹកល្អក់ រាជធានីភ្នំពេញ',
      amount: 12.5,
      notes: 'សូមទូរស័ព្ទមុន',
    },
  },
  {
    country: 'KH',
    layout: 'lines',
    text: `Chan Sophea
#22, St. 310, Sangkat Boeung Keng Kang, Phnom Penh
096 777 8899
8$ (40,000 riel)`,
    expected: {
      name: 'Chan Sophea',
      phone: '+855967778899',
      address: '#22, St. 310, Sangkat Boeung Keng Kang, Phnom Penh',
      amount: 8,
    },
  },
  {
    country: 'KH',
    layout: 'chat',
    text: `Sok Dara, [12.11.2026 14:03]
https://www.google.com/maps/@11.5564,104.9282,17z

Sok Dara, [12.11.2026 14:04]
092 333 444
2 coffee, 1 cake total 6.5 usd`,
    expected: {
      name: 'Sok Dara',
      phone: '+85592333444',
      point: { latitude: 11.5564, longitude: 104.9282 },
      amount: 6.5,
      description: '2 coffee, 1 cake',
    },
  },
]

export const laos: readonly Message[] = [
  {
    country: 'LA',
    layout: 'labelled',
    text: `ຊື່: ນາງ ຄຳຫຼ້າ
ເບີໂທ: 020 5555 1234
ທີ່ຢູ່: ບ້ານ ໂພນທັນ ເມືອງ ໄຊເສດຖາ ນະຄອນຫຼວງວຽງຈັນ
ລາຄາ: 150.000 ກີບ
ໝາຍເຫດ: ໂທກ່ອນສົ່ງ`,
    expected: {
      name: 'ນາງ ຄຳຫຼ້າ',
      phone: '+8562055551234',
      address: 'ບ້ານ ໂພນທັນ ເມືອງ ໄຊເສດຖາ ນະຄອນຫຼວງວຽງຈັນ',
      amount: 150000,
      notes: 'ໂທກ່ອນສົ່ງ',
    },
  },
  {
    country: 'LA',
    layout: 'lines',
    text: `ທ້າວ ສົມພອນ
020 ໙໙໘໘ ໗໗໖໖
ບ້ານ ທົ່ງກາງ ຖະໜົນ ກຳແພງເມືອງ ວຽງຈັນ
85,000 kip`,
    expected: {
      name: 'ທ້າວ ສົມພອນ',
      phone: '+8562099887766',
      address: 'ບ້ານ ທົ່ງກາງ ຖະໜົນ ກຳແພງເມືອງ ວຽງຈັນ',
      amount: 85000,
    },
  },
  {
    country: 'LA',
    layout: 'one-line',
    text: 'Noy 02077665544 Ban Thatluang, Saysettha, Vientiane COD 120.000 LAK',
    expected: {
      name: 'Noy',
      phone: '+8562077665544',
      address: 'Ban Thatluang, Saysettha, Vientiane',
      amount: 120000,
    },
  },
]
