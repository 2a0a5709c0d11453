/** What people write behind a sum that is paid at the door, without naming its money: "38.50 cash". */
export const paymentWords = [
  'cash|cod|c.o.d.|cash on delivery|cash please|tunai|tunai saja|bayad|nakit',
  'készpénz|készpénzben|készpénzzel|utánvét|utánvéttel|hotově|dobírka|dobírkou|gotówka|gotówką|pobranie',
  'nachnahme|kontant|kontanter|postiennakko|käteinen|käteisellä|μετρητά|αντικαταβολή',
  'gotovina|gotovinom|pouzećem|готовина|готовином|поузећем',
  'كاش|نقدا|نقدًا|نقد|کیش|নগদ|ক্যাশ',
  'เงินสด|เก็บปลายทาง|เก็บเงินปลายทาง|ເງິນສົດ|សាច់ប្រាក់|ငွေသား|現金|现金|代引|貨到付款|货到付款',
]
  .join('|')
  .split('|')
