import type { Message } from './message.ts'

export const singapore: readonly Message[] = [
  {
    country: 'SG',
    layout: 'labelled',
    text: `Name: Tan Mei Ling
Contact: 9123 4567
Address: Blk 210 Serangoon North Ave 4 #04-12 S550210
Total: $38.50
Note: leave with guard house`,
    expected: {
      name: 'Tan Mei Ling',
      phone: '+6591234567',
      address: 'Blk 210 Serangoon North Ave 4 S550210',
      unit: '#04-12',
      amount: 38.5,
      notes: 'leave with guard house',
    },
  },
  {
    country: 'SG',
    layout: 'lines',
    text: `Rachel Lim
81234567
18 Tampines Street 45
#11-203
Singapore 529999
$25`,
    expected: {
      name: 'Rachel Lim',
      phone: '+6581234567',
      address: '18 Tampines Street 45, Singapore 529999',
      unit: '#11-203',
      amount: 25,
    },
  },
  {
    country: 'SG',
    layout: 'one-line',
    text: 'Hi! Priya Nair, 9876 5432, 5 Jurong West Ave 1 #02-08 Singapore 640005, 2x chicken rice, COD $12',
    expected: {
      name: 'Priya Nair',
      phone: '+6598765432',
      address: '5 Jurong West Ave 1 Singapore 640005',
      unit: '#02-08',
      amount: 12,
      description: '2x chicken rice',
    },
  },
  {
    country: 'SG',
    layout: 'chat',
    text: `[12/11, 14:03] Mai Tran: hello can deliver today?
[12/11, 14:03] Bake My Day: yes sis, address pls
[12/11, 14:04] Mai Tran: 33 Bedok North Road #09-77 Singapore 460033
[12/11, 14:04] Mai Tran: +65 8765 4321
[12/11, 14:05] Bake My Day: ok total $64.90`,
    expected: {
      name: 'Mai Tran',
      phone: '+6587654321',
      address: '33 Bedok North Road Singapore 460033',
      unit: '#09-77',
      amount: 64.9,
    },
  },
  {
    country: 'SG',
    layout: 'lines',
    text: `To: Auntie Rose
Hp 91112222
https://maps.google.com/?q=1.3521,103.8198
call when reach, condo gate 2
pay $15 cash`,
    expected: {
      name: 'Auntie Rose',
      phone: '+6591112222',
      point: { latitude: 1.3521, longitude: 103.8198 },
      notes: 'call when reach, condo gate 2',
      amount: 15,
    },
  },
  {
    country: 'SG',
    layout: 'mail',
    text: `From: Daniel Koh <daniel.koh@example.com>
To: orders@cakeshop.example
Subject: Cake order
Date: Thu, 12 Nov 2026 09:14:00 +0800

Hi,

Please deliver to:
Daniel Koh
10 Bukit Batok Crescent #15-01
Singapore 658079
Phone: +65 9333 4444
Order: 1 chocolate cake, 12 candles
Amount: SGD 78.00

Thanks`,
    expected: {
      name: 'Daniel Koh',
      phone: '+6593334444',
      address: '10 Bukit Batok Crescent, Singapore 658079',
      unit: '#15-01',
      amount: 78,
      description: '1 chocolate cake, 12 candles',
    },
  },
  {
    country: 'SG',
    layout: 'noise',
    text: `🙏🙏 Order pls 😊
👤 Nur Aisyah
📱 8222 3333
🏠 Blk 5 Toa Payoh Lorong 8 #07-31
💰 $42
📝 no chilli`,
    expected: {
      name: 'Nur Aisyah',
      phone: '+6582223333',
      address: 'Blk 5 Toa Payoh Lorong 8',
      unit: '#07-31',
      amount: 42,
      notes: 'no chilli',
    },
  },
  {
    country: 'SG',
    layout: 'labelled',
    text: `Delivery details
---------------
*Sender:* Lotus Florist, 6222 1234
*Recipient:* Mdm Wong Siew Lan
*Recipient HP:* 9000 1111
*Delivery Address:* 77 Holland Drive
*Unit No:* #20-456
*Postal Code:* 270077
*Items:* 1 bouquet, 1 card
*COD:* nil`,
    expected: {
      name: 'Mdm Wong Siew Lan',
      phone: '+6590001111',
      address: '77 Holland Drive, 270077',
      unit: '#20-456',
      description: '1 bouquet, 1 card',
    },
  },
  {
    country: 'SG',
    layout: 'labelled',
    text: `姓名：陈美玲
电话：9345 6789
地址：淡滨尼 21 街 201 座 #05-11
金额：$28
备注：请先打电话`,
    expected: {
      name: '陈美玲',
      phone: '+6593456789',
      address: '淡滨尼 21 街 201 座',
      unit: '#05-11',
      amount: 28,
      notes: '请先打电话',
    },
  },
]
