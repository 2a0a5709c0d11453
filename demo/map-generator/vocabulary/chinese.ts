import { list, type Translations } from './vocabulary.ts'

/** Names in traditional characters, as Cantonese and as Mandarin is written in Latin letters. */
const names = list(
  ['zh', 'cantonese', 'mandarin'],
  `
  木棉|Muk Min|Mumian, 玉蘭|Yuk Lan|Yulan, 茉莉|Mut Lei|Moli, 桂花|Kwai Fa|Guihua, 梅花|Mui Fa|Meihua,
  蘭花|Lan Fa|Lanhua, 荷花|Ho Fa|Hehua, 杜鵑|To Kuen|Dujuan, 菊花|Kuk Fa|Juhua, 桃花|To Fa|Taohua,
  榕樹|Yung Shue|Rongshu, 松柏|Chung Pak|Songbai, 翠竹|Tsui Chuk|Cuizhu, 楓林|Fung Lam|Fenglin,
  柳蔭|Lau Yam|Liuyin, 樟木|Cheung Muk|Zhangmu, 荔枝|Lai Chi|Lizhi, 龍眼|Lung Ngan|Longyan,
  茶園|Cha Yuen|Chayuan, 稻香|To Heung|Daoxiang, 麥田|Mak Tin|Maitian, 青草|Tsing Cho|Qingcao,
  白鷺|Pak Lo|Bailu, 喜鵲|Hei Cheuk|Xique, 燕子|Yin Tsz|Yanzi, 黃鶯|Wong Ang|Huangying,
  孔雀|Hung Tseuk|Kongque, 海鷗|Hoi Au|Haiou, 鯉魚|Lei Yue|Liyu, 金魚|Kam Yue|Jinyu, 蝴蝶|Wu Tip|Hudie,
  螢火|Ying Fo|Yinghuo, 晨光|San Kwong|Chenguang, 朝霞|Chiu Ha|Zhaoxia, 晴雲|Ching Wan|Qingyun,
  彩虹|Choi Hung|Caihong, 明月|Ming Yuet|Mingyue, 星輝|Sing Fai|Xinghui, 清風|Tsing Fung|Qingfeng,
  春雨|Chun Yue|Chunyu, 秋水|Chau Shui|Qiushui, 瑞雪|Sui Suet|Ruixue, 碧波|Pik Po|Bibo, 海濤|Hoi To|Haitao,
  銀灘|Ngan Tan|Yintan, 金沙|Kam Sha|Jinsha, 燈塔|Tang Tap|Dengta, 帆船|Fan Shuen|Fanchuan,
  漁歌|Yue Ko|Yuge, 石橋|Shek Kiu|Shiqiao, 古井|Ku Tseng|Gujing, 鐘樓|Chung Lau|Zhonglou,
  城門|Shing Mun|Chengmen, 書院|Shue Yuen|Shuyuan, 墨香|Mak Heung|Moxiang, 棋盤|Kei Poon|Qipan,
  琴韻|Kam Wan|Qinyun, 陶瓷|To Chi|Taoci, 絲綢|Sze Chau|Sichou, 銅鐘|Tung Chung|Tongzhong,
  翡翠|Fei Tsui|Feicui, 珍珠|Chan Chu|Zhenzhu, 琥珀|Fu Pak|Hupo, 如意|Yue Yi|Ruyi, 安樂|On Lok|Anle,
  長春|Cheung Chun|Changchun, 福田|Fuk Tin|Futian, 和睦|Wo Muk|Hemu, 德善|Tak Sin|Deshan,
  明理|Ming Lei|Mingli, 勤學|Kan Hok|Qinxue, 永寧|Wing Ning|Yongning`,
)

/** The words of a city that romanises them one way or the other. */
export const chineseWords = (speech: 'cantonese' | 'mandarin'): Translations[] =>
  names.map((name) => ({ zh: name['zh'] ?? '', en: name[speech] ?? '' }))
