import type { Message } from './message.ts'

export const malaysia: readonly Message[] = [
  {
    country: 'MY',
    layout: 'labelled',
    text: `Nama: Siti Aminah binti Yusof
No. Tel: 012-345 6789
Alamat: No. 12, Jalan Melati 3, Taman Bunga Raya, 43000 Kajang, Selangor
Jumlah: RM 45.90
Pesanan: 2 nasi lemak ayam, 1 teh ais
Nota: Jangan tekan loceng, baby tidur`,
    expected: {
      name: 'Siti Aminah binti Yusof',
      phone: '+60123456789',
      address: 'No. 12, Jalan Melati 3, Taman Bunga Raya, 43000 Kajang, Selangor',
      amount: 45.9,
      description: '2 nasi lemak ayam, 1 teh ais',
      notes: 'Jangan tekan loceng, baby tidur',
    },
  },
  {
    country: 'MY',
    layout: 'lines',
    text: `Ahmad Faizal
B-12-3, Pangsapuri Damai, Jalan Kuching, 51200 Kuala Lumpur
0176543210
RM30 COD`,
    expected: {
      name: 'Ahmad Faizal',
      phone: '+60176543210',
      address: 'Pangsapuri Damai, Jalan Kuching, 51200 Kuala Lumpur',
      unit: 'B-12-3',
      amount: 30,
    },
  },
  {
    country: 'MY',
    layout: 'one-line',
    text: 'Salam kak, nama Zainab, alamat 25 Jalan Sultan Ismail 50250 KL, no tel 0193334455, total rm120',
    expected: {
      name: 'Zainab',
      phone: '+60193334455',
      address: '25 Jalan Sultan Ismail 50250 KL',
      amount: 120,
    },
  },
  {
    country: 'MY',
    layout: 'chat',
    text: `12/11/26, 9:40 PM - Kak Yah: Forwarded
姓名：李伟杰
电话：016-778 8990
地址：8, Jalan Bukit Bintang, 55100 Kuala Lumpur
总数：RM88
备注：放保安亭`,
    expected: {
      name: '李伟杰',
      phone: '+60167788990',
      address: '8, Jalan Bukit Bintang, 55100 Kuala Lumpur',
      amount: 88,
      notes: '放保安亭',
    },
  },
  {
    country: 'MY',
    layout: 'labelled',
    text: `Pengirim: Kedai Bunga Indah 03-2141 5566
Penerima: Farah Nadia
HP: 0112-334 5566
Alamat: Unit 7-2, Menara Seri, Jalan Ampang, 50450 KL
COD: RM1,250.00`,
    expected: {
      name: 'Farah Nadia',
      phone: '+601123345566',
      address: 'Menara Seri, Jalan Ampang, 50450 KL',
      unit: 'Unit 7-2',
      amount: 1250,
    },
  },
  {
    country: 'MY',
    layout: 'lines',
    text: `Assalamualaikum, nak order
3x karipap
1x kek batik
Hantar ke
Puan Rohani
14 Lorong Cempaka 2, 81300 Skudai
013-777 8888
Harga RM27.50, delivery RM5`,
    expected: {
      name: 'Puan Rohani',
      phone: '+60137778888',
      address: '14 Lorong Cempaka 2, 81300 Skudai',
      amount: 27.5,
      description: '3x karipap, 1x kek batik',
    },
  },
]

export const philippines: readonly Message[] = [
  {
    country: 'PH',
    layout: 'labelled',
    text: `Name: Maria Clara Santos
CP#: 0917 123 4567
Address: 45 Mabini St., Brgy. San Roque, Quezon City
Landmark: tapat ng simbahan
Total: P1,250`,
    expected: {
      name: 'Maria Clara Santos',
      phone: '+639171234567',
      address: '45 Mabini St., Brgy. San Roque, Quezon City',
      notes: 'tapat ng simbahan',
      amount: 1250,
    },
  },
  {
    country: 'PH',
    layout: 'one-line',
    text: 'Pa-deliver po kay Juan Dela Cruz, 09281234567, Unit 8C Tower 2, 120 Shaw Blvd, Mandaluyong City. COD ₱850 po',
    expected: {
      name: 'Juan Dela Cruz',
      phone: '+639281234567',
      address: 'Tower 2, 120 Shaw Blvd, Mandaluyong City',
      unit: 'Unit 8C',
      amount: 850,
    },
  },
  {
    country: 'PH',
    layout: 'labelled',
    text: `Ngalan: Lito Ramos
Numero: 0939 555 1212
Adres: 12 Colon Street, Cebu City
Bayad: 1.2k`,
    expected: {
      name: 'Lito Ramos',
      phone: '+639395551212',
      address: '12 Colon Street, Cebu City',
      amount: 1200,
    },
  },
  {
    country: 'PH',
    layout: 'chat',
    text: `[ 12 November 2026 3:15 PM ] Ate Joy: Hi sis, order ko po 2 box ensaymada
[ 12 November 2026 3:16 PM ] Ate Joy: Joy Villanueva
[ 12 November 2026 3:16 PM ] Ate Joy: 88 Katipunan Ave, Loyola Heights, QC
[ 12 November 2026 3:17 PM ] Ate Joy: 0906-222-3344 or 0998-111-2233
[ 12 November 2026 3:18 PM ] Ate Joy: paki iwan po sa guard`,
    expected: {
      name: 'Joy Villanueva',
      phone: '+639062223344',
      address: '88 Katipunan Ave, Loyola Heights, QC',
      description: '2 box ensaymada',
      notes: 'paki iwan po sa guard',
    },
  },
  {
    country: 'PH',
    layout: 'lines',
    text: `Mr. Ramon Uy
+63 917 888 9900
Lot 4 Block 9, Sampaguita St, BF Homes, Parañaque 1720
PHP 2,499.00`,
    expected: {
      name: 'Mr. Ramon Uy',
      phone: '+639178889900',
      address: 'Lot 4 Block 9, Sampaguita St, BF Homes, Parañaque 1720',
      amount: 2499,
    },
  },
]
