import type { Message } from './message.ts'

/** Of the countries that had the fewest messages. */
export const moreSouthEastAsia: readonly Message[] = [
  {
    country: 'LA',
    layout: 'labelled',
    text: `ຊື່: ນາງ ສຸດາ
ເບີໂທ: 020 5512 3456
ທີ່ຢູ່: ບ້ານ ສີຫອມ ເມືອງ ຈັນທະບູລີ ນະຄອນຫຼວງວຽງຈັນ
ລາຄາ: 85,000 ກີບ`,
    expected: {
      name: 'ນາງ ສຸດາ',
      phone: '+8562055123456',
      address: 'ບ້ານ ສີຫອມ ເມືອງ ຈັນທະບູລີ ນະຄອນຫຼວງວຽງຈັນ',
      amount: 85000,
    },
  },
  {
    country: 'LA',
    layout: 'labelled',
    text: `Name: Somsack Vongsa
Phone: 020 9988 7766
Address: 24 Setthathirath Road, Vientiane
Total: 120,000 LAK`,
    expected: {
      name: 'Somsack Vongsa',
      phone: '+8562099887766',
      address: '24 Setthathirath Road, Vientiane',
      amount: 120000,
    },
  },
  {
    country: 'LA',
    layout: 'one-line',
    text: 'Name: Noy Phommachan, Phone: 020 5566 7788, Address: 7 Samsenthai Road, Vientiane, Total: 60,000 LAK',
    expected: {
      name: 'Noy Phommachan',
      phone: '+8562055667788',
      address: '7 Samsenthai Road, Vientiane',
      amount: 60000,
    },
  },
  {
    country: 'KH',
    layout: 'labelled',
    text: `Name: Sok Dara
Phone: 012 345 678
Address: House 45, Street 271, Phnom Penh
Total: $12.50
Note: call first`,
    expected: {
      name: 'Sok Dara',
      phone: '+85512345678',
      address: 'House 45, Street 271, Phnom Penh',
      amount: 12.5,
      notes: 'call first',
    },
  },
  {
    country: 'KH',
    layout: 'labelled',
    text: `ឈ្មោះ: ចាន់ ធីតា
ទូរស័ព្ទ: 096 123 4567
អាសយដ្ឋាន: ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ
តម្លៃ: $18`,
    expected: {
      name: 'ចាន់ ធីតា',
      phone: '+855961234567',
      address: 'ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ',
      amount: 18,
    },
  },
]
