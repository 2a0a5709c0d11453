import type { Message } from './message.ts'

/** Of the countries that had the fewest messages. */
export const moreGulf: readonly Message[] = [
  {
    country: 'BH',
    layout: 'labelled',
    text: `Name: Fatima Al Khalifa
Phone: 3612 3456
Address: Villa 12, Road 2803, Block 428, Seef
Amount: BD 7.500
Note: call at the gate`,
    expected: {
      name: 'Fatima Al Khalifa',
      phone: '+97336123456',
      address: 'Villa 12, Road 2803, Block 428, Seef',
      amount: 7.5,
      notes: 'call at the gate',
    },
  },
  {
    country: 'BH',
    layout: 'lines',
    text: `Yousif Hassan
+973 3998 7766
Building 55, Road 1705, Block 317, Manama
BD 12`,
    expected: {
      name: 'Yousif Hassan',
      phone: '+97339987766',
      address: 'Building 55, Road 1705, Block 317, Manama',
      amount: 12,
    },
  },
  {
    country: 'BH',
    layout: 'labelled',
    text: `الاسم: مريم الدوسري
الجوال: 36778899
العنوان: المحرق، طريق 15، مجمع 203
المبلغ: 4.250 دينار`,
    expected: {
      name: 'مريم الدوسري',
      phone: '+97336778899',
      address: 'المحرق، طريق 15، مجمع 203',
      amount: 4.25,
    },
  },
  {
    country: 'BH',
    layout: 'one-line',
    text: 'Name: Ali Mohsen, Phone: 33445566, Address: House 9, Road 33, Riffa, Total: 9.900 BD',
    expected: {
      name: 'Ali Mohsen',
      phone: '+97333445566',
      address: 'House 9, Road 33, Riffa',
      amount: 9.9,
    },
  },
  {
    country: 'JO',
    layout: 'labelled',
    text: `الاسم: ليلى حداد
الهاتف: 0791234567
العنوان: عمان، شارع الرينبو، عمارة 14
المبلغ: 15 دينار
ملاحظات: اتصل قبل الوصول`,
    expected: {
      name: 'ليلى حداد',
      phone: '+962791234567',
      address: 'عمان، شارع الرينبو، عمارة 14',
      amount: 15,
      notes: 'اتصل قبل الوصول',
    },
  },
  {
    country: 'JO',
    layout: 'labelled',
    text: `Customer name: Omar Nasser
Mobile: 079 555 1234
Address: Mecca Street 88, Amman
Total: 22.500 JOD`,
    expected: {
      name: 'Omar Nasser',
      phone: '+962795551234',
      address: 'Mecca Street 88, Amman',
      amount: 22.5,
    },
  },
  {
    country: 'JO',
    layout: 'one-line',
    text: 'Name: Rana Khoury, Mobile: 0788112233, Address: Zahran Street 5, Amman, COD: 18 JD',
    expected: {
      name: 'Rana Khoury',
      phone: '+962788112233',
      address: 'Zahran Street 5, Amman',
      amount: 18,
    },
  },
  {
    country: 'JO',
    layout: 'lines',
    text: `Tareq Saleh
0777889900
Gardens Street 31
11118 Amman
11.750 JOD`,
    expected: {
      name: 'Tareq Saleh',
      phone: '+962777889900',
      address: 'Gardens Street 31, 11118 Amman',
      amount: 11.75,
    },
  },
  {
    country: 'OM',
    layout: 'labelled',
    text: `الاسم: سالم البلوشي
الجوال: 92123456
العنوان: مسقط، الخوير، شارع 33، بناية 12
المبلغ: 6.500 ريال`,
    expected: {
      name: 'سالم البلوشي',
      phone: '+96892123456',
      address: 'مسقط، الخوير، شارع 33، بناية 12',
      amount: 6.5,
    },
  },
  {
    country: 'OM',
    layout: 'labelled',
    text: `Name: Aisha Al Harthy
Phone: +968 9534 5678
Address: Villa 7, Way 2235, Qurum, Muscat
Amount: OMR 14.200
Note: ring the bell`,
    expected: {
      name: 'Aisha Al Harthy',
      phone: '+96895345678',
      address: 'Villa 7, Way 2235, Qurum, Muscat',
      amount: 14.2,
      notes: 'ring the bell',
    },
  },
  {
    country: 'OM',
    layout: 'one-line',
    text: 'Name: Khalid Said, Mobile: 99887766, Address: Building 4, Street 18, Ruwi, Total: 5 OMR',
    expected: {
      name: 'Khalid Said',
      phone: '+96899887766',
      address: 'Building 4, Street 18, Ruwi',
      amount: 5,
    },
  },
  {
    country: 'OM',
    layout: 'lines',
    text: `Hamed Al Rawahi
9123 4567
Al Khoudh Street 12, Seeb
OMR 3.900`,
    expected: {
      name: 'Hamed Al Rawahi',
      phone: '+96891234567',
      address: 'Al Khoudh Street 12, Seeb',
      amount: 3.9,
    },
  },
  {
    country: 'QA',
    layout: 'labelled',
    text: `الاسم: جاسم المري
الجوال: 55123456
العنوان: الدوحة، منطقة 45، شارع 210، فيلا 9
المبلغ: 120 ريال`,
    expected: {
      name: 'جاسم المري',
      phone: '+97455123456',
      address: 'الدوحة، منطقة 45، شارع 210، فيلا 9',
      amount: 120,
    },
  },
  {
    country: 'QA',
    layout: 'labelled',
    text: `Name: Noora Al Thani
Mobile: 6612 3456
Address: Zone 66, Street 850, Building 14, West Bay
COD: QAR 85
Note: leave at reception`,
    expected: {
      name: 'Noora Al Thani',
      phone: '+97466123456',
      address: 'Zone 66, Street 850, Building 14, West Bay',
      amount: 85,
      notes: 'leave at reception',
    },
  },
  {
    country: 'QA',
    layout: 'one-line',
    text: 'Name: Rashid Mansoor, Phone: 33445566, Address: Al Sadd Street 40, Doha, Amount: 60 QAR',
    expected: {
      name: 'Rashid Mansoor',
      phone: '+97433445566',
      address: 'Al Sadd Street 40, Doha',
      amount: 60,
    },
  },
  {
    country: 'QA',
    layout: 'lines',
    text: `Maya Fernandes
+974 7788 9900
Building 22, Street 330, Al Wakrah
QAR 145.50`,
    expected: {
      name: 'Maya Fernandes',
      phone: '+97477889900',
      address: 'Building 22, Street 330, Al Wakrah',
      amount: 145.5,
    },
  },
  {
    country: 'KW',
    layout: 'labelled',
    text: `Name: Bader Al Sabah
Mobile: 9988 7766
Address: Block 5, Street 12, House 30, Salmiya
Total: KD 8.750`,
    expected: {
      name: 'Bader Al Sabah',
      phone: '+96599887766',
      address: 'Block 5, Street 12, House 30, Salmiya',
      amount: 8.75,
    },
  },
]
