/** Words behind a sum that is paid at the door, without its currency: "38.50 cash". */
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

/** Words for payments that are not in cash, or were made already. */
export const paidWords = [
  'paid|already paid|no cash|not cash|cashless|bank transfer|transferred|paynow|paylah|gcash|duitnow|promptpay|alipay|payme|fps|online transfer|card|no cod',
  'sudah bayar|dah bayar|dah transfer|tiada cash|bayad na|nabayaran na|atutalas|fizetve|zaplaceno|prevodem|oplacone|przelew|placeno|plaćeno|uplaćeno',
  'bezahlt|uberweisung|kein bargeld|karte|betald|betalt|swish|vipps|mobilepay|maksettu|πληρωμενο|καρτα|плаћено|картицом|karticom',
  'مدفوع|تحويل|بطاقه|بدون كاش|পরিশোধিত|বিকাশ',
]
  .join('|')
  .split('|')
