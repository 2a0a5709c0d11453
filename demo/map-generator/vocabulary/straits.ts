import { list } from './vocabulary.ts'

/** Words in street names around the straits: plants, animals, trades; English, Chinese and Malay. */
export const straitsWords = list(
  ['en', 'zh', 'ms'],
  `
  Cempaka|占帕卡|Cempaka, Kemuning|九里香|Kemuning, Melur|茉莉|Melur, Kenanga|香水树|Kenanga, Serai|香茅|Serai,
  Halia|姜|Halia, Limau|柠檬|Limau, Rambai|蓝拜|Rambai, Ciku|仁心果|Ciku, Delima|石榴|Delima,
  Pisang Mas|金蕉|Pisang Mas, Nibong|尼蓬|Nibong, Rotan|藤|Rotan, Meranti|柳安|Meranti, Jati|柚木|Jati,
  Cengal|真加|Cengal, Gaharu|沉香|Gaharu, Kayu Manis|肉桂|Kayu Manis, Pala|豆蔻|Pala, Cengkih|丁香|Cengkih,
  Lada|胡椒|Lada, Kelapa|椰子|Kelapa, Tembaga|铜|Tembaga, Perak|银|Perak, Kasturi|麝香|Kasturi,
  Kenari|金丝雀|Kenari, Merpati|鸽子|Merpati, Helang|老鹰|Helang, Camar|海鸥|Camar, Punai|绿鸠|Punai,
  Tiong|八哥|Tiong, Penyu|海龟|Penyu, Ketam|螃蟹|Ketam, Udang|虾|Udang, Todak|剑鱼|Todak, Layar|帆|Layar,
  Sauh|锚|Sauh, Dayung|桨|Dayung, Pelita|油灯|Pelita, Tanglong|灯笼|Tanglong, Payung|伞|Payung,
  Wau|风筝|Wau, Gamelan|甘美兰|Gamelan, Batik|峇迪|Batik, Songket|宋吉锦|Songket, Bayu|微风|Bayu,
  Fajar|黎明|Fajar, Senja|黄昏|Senja, Purnama|满月|Purnama, Bintang|星|Bintang, Pelangi|彩虹|Pelangi,
  Embun|露珠|Embun, Hujan|雨|Hujan, Ombak|浪|Ombak, Teluk|海湾|Teluk, Bukit Hijau|绿山|Bukit Hijau,
  Harbour|港口|Pelabuhan, Lighthouse|灯塔|Rumah Api, Garden|花园|Taman, Orchid|兰花|Orkid,
  Lotus|莲花|Teratai, Bamboo|竹|Buluh, Banyan|榕树|Ara, Frangipani|鸡蛋花|Kemboja, Hibiscus|大红花|Bunga Raya,
  Jade|翡翠|Jed, Pearl|珍珠|Mutiara, Temple|庙|Kuil, Market|市场|Pasar, Mill|磨坊|Kilang, Customs|关税|Kastam,
  Signal|信号|Isyarat, Ropewalk|绳厂|Kilang Tali, Spring|泉|Mata Air, Meadow|草场|Padang,
  Kingfisher|翠鸟|Raja Udang, Heron|苍鹭|Pucung, Otter|水獭|Memerang, Firefly|萤火虫|Kelip-kelip,
  Monsoon|季风|Monsun, Ashworth|阿什沃|Ashworth, Penrose|彭罗斯|Penrose, Fairley|费尔利|Fairley,
  Wexford|韦克斯福|Wexford, Linwood|林活|Linwood, Haverton|哈弗顿|Haverton, Seah Kim|余金|Seah Kim,
  Tan Boon|陈文|Tan Boon, Ong Hock|王福|Ong Hock, Lim Swee|林瑞|Lim Swee, Koh Guan|许源|Koh Guan`,
)
