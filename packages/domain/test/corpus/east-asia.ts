import type { Message } from './message.ts'

export const hongKong: readonly Message[] = [
  {
    country: 'HK',
    layout: 'labelled',
    text: `收件人：陳大文
電話：9123 4567
地址：九龍旺角彌敦道688號旺角大廈12樓B室
總數：$238
備註：請交管理處`,
    expected: {
      name: '陳大文',
      phone: '+85291234567',
      address: '九龍旺角彌敦道688號旺角大廈',
      unit: '12樓B室',
      amount: 238,
      notes: '請交管理處',
    },
  },
  {
    country: 'HK',
    layout: 'lines',
    text: `黃小明先生
香港銅鑼灣軒尼詩道500號3樓A室
61234567
貨到付款 HK$450`,
    expected: {
      name: '黃小明先生',
      phone: '+85261234567',
      address: '香港銅鑼灣軒尼詩道500號',
      unit: '3樓A室',
      amount: 450,
    },
  },
  {
    country: 'HK',
    layout: 'labelled',
    text: `Name: Karen Cheung
Tel: +852 5544 3322
Add: Flat B, 12/F, Hoi Fu Building, 88 Nathan Road, Mong Kok
Items: 2 egg tarts, 1 pineapple bun
Amt: HKD 120`,
    expected: {
      name: 'Karen Cheung',
      phone: '+85255443322',
      address: 'Hoi Fu Building, 88 Nathan Road, Mong Kok',
      unit: 'Flat B, 12/F',
      amount: 120,
      description: '2 egg tarts, 1 pineapple bun',
    },
  },
  {
    country: 'HK',
    layout: 'chat',
    text: `[12/11/2026, 2:03:44 PM] 阿欣: 唔該想落單
[12/11/2026, 2:04:10 PM] 阿欣: 蛋撻x6
[12/11/2026, 2:04:31 PM] 阿欣: 新界沙田大圍道12號5樓C室
[12/11/2026, 2:04:50 PM] 阿欣: 電話98765432`,
    expected: {
      name: '阿欣',
      phone: '+85298765432',
      address: '新界沙田大圍道12號',
      unit: '5樓C室',
      description: '蛋撻x6',
    },
  },
]

export const taiwan: readonly Message[] = [
  {
    country: 'TW',
    layout: 'labelled',
    text: `姓名：林怡君
手機：0912-345-678
地址：106台北市大安區和平東路二段50號5樓之2
金額：650元
備註：到了請打電話`,
    expected: {
      name: '林怡君',
      phone: '+886912345678',
      address: '106台北市大安區和平東路二段50號',
      unit: '5樓之2',
      amount: 650,
      notes: '到了請打電話',
    },
  },
  {
    country: 'TW',
    layout: 'lines',
    text: `王志明
０９２２３３３４４４
新北市板橋區文化路一段100巷8號
NT$1,280`,
    expected: {
      name: '王志明',
      phone: '+886922333444',
      address: '新北市板橋區文化路一段100巷8號',
      amount: 1280,
    },
  },
  {
    country: 'TW',
    layout: 'one-line',
    text: '張小姐 0988777666 台中市西屯區台灣大道三段99號 貨到付款 880元',
    expected: {
      name: '張小姐',
      phone: '+886988777666',
      address: '台中市西屯區台灣大道三段99號',
      amount: 880,
    },
  },
  {
    country: 'TW',
    layout: 'noise',
    text: `🎂🎂訂單來囉🎂🎂
訂購人：吳雅婷
收件人：吳媽媽
收件人電話：(02) 2771-2345
送貨地址：台北市松山區南京東路四段120號
商品：草莓蛋糕x1
總計：NT$ 1,150
感謝您～`,
    expected: {
      name: '吳媽媽',
      phone: '+886227712345',
      address: '台北市松山區南京東路四段120號',
      amount: 1150,
      description: '草莓蛋糕x1',
    },
  },
]

export const japan: readonly Message[] = [
  {
    country: 'JP',
    layout: 'labelled',
    text: `お名前：田中花子
電話番号：090-1234-5678
住所：〒150-0001 東京都渋谷区神宮前1-2-3 さくらマンション 405号室
合計：3,200円
備考：インターホンを鳴らさないでください`,
    expected: {
      name: '田中花子',
      phone: '+819012345678',
      address: '〒150-0001 東京都渋谷区神宮前1-2-3 さくらマンション',
      unit: '405号室',
      amount: 3200,
      notes: 'インターホンを鳴らさないでください',
    },
  },
  {
    country: 'JP',
    layout: 'lines',
    text: `佐藤健太様
東京都新宿区西新宿2丁目8番1号
０８０−９８７６−５４３２
代金引換 ¥1,980`,
    expected: {
      name: '佐藤健太様',
      phone: '+818098765432',
      address: '東京都新宿区西新宿2丁目8番1号',
      amount: 1980,
    },
  },
  {
    country: 'JP',
    layout: 'mail',
    text: `差出人: 鈴木一郎 <suzuki@example.jp>
件名: 注文について

お世話になっております。
下記の通り注文します。

【お届け先】
【氏名】鈴木一郎
【電話】070-2222-3333
【住所】大阪府大阪市北区梅田3-1-1
【品名】弁当 5個
【金額】4500円

よろしくお願いいたします。`,
    expected: {
      name: '鈴木一郎',
      phone: '+817022223333',
      address: '大阪府大阪市北区梅田3-1-1',
      amount: 4500,
      description: '弁当 5個',
    },
  },
  {
    country: 'JP',
    layout: 'chat',
    text: `2026/11/12(木)
14:03 高橋 ケーキを1個お願いします
14:04 高橋 横浜市中区山下町10-5
14:04 高橋 09055554444
14:06 パティスリー花 2,400円です`,
    expected: {
      name: '高橋',
      phone: '+819055554444',
      address: '横浜市中区山下町10-5',
      amount: 2400,
      description: 'ケーキを1個お願いします',
    },
  },
]
