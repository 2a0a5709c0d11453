import { fold } from '../../paste/index.ts'
import type { BulkPayment } from '../columns.ts'

/** Common names of each payment method, besides its own. Compared folded, letters and digits only. */
const words: Readonly<Record<BulkPayment, string>> = {
  PAID: 'paid|already paid|prepaid|pre-paid|yes paid|paid already|settled|fully paid|bank transfer|transferred|bezahlt|bereits bezahlt|vorausbezahlt|fizetve|kifizetve|már fizetve|előre fizetve|zaplaceno|již zaplaceno|zapłacone|opłacone|już zapłacone|plaćeno|već plaćeno|плаћено|већ плаћено|πληρωμένο|εξοφλημένο|έχει πληρωθεί|betald|betalt|redan betald|redan betalt|allerede betalt|maksettu|jo maksettu|maksettu etukäteen|ennakkoon maksettu|مدفوع|مدفوع مسبقا|مدفوعة|تم الدفع|مدفوع بالفعل|ادا شدہ|ادا کر دیا|پہلے ہی ادا شدہ|ada shuda|paid hai|পরিশোধিত|পেইড|আগেই পরিশোধিত|已付|已付款|已支付|已繳|已缴|付清|付訖|支払済|支払い済み|支払済み|お支払い済み|決済済み|ชำระแล้ว|จ่ายแล้ว|โอนแล้ว|ชำระเงินแล้ว|ຈ່າຍແລ້ວ|ຊຳລະແລ້ວ|បានបង់|បានបង់ប្រាក់|បង់រួច|បង់រួចហើយ|ပေးပြီး|ငွေပေးပြီး|ငွေချေပြီး|ပေးချေပြီး|sudah dibayar|sudah bayar|telah dibayar|dibayar|bayad na|bayad|nabayaran na|nabayran na',
  CASH_ON_DELIVERY:
    'cash on delivery|cod|c.o.d|cash|collect cash|cash payment|pay on delivery|payment on delivery|on delivery|unpaid|not paid|collect|to collect|pay by cash|utánvét|utánvétes|utánvét készpénzben|készpénzben|készpénz|készpénzes|fizetés átvételkor|átvételkor|nachnahme|bar|barzahlung|zahlung bei lieferung|bei lieferung|dobírka|hotově|hotovost|na dobírku|pobranie|za pobraniem|gotówka|płatność przy odbiorze|pouzeće|pouzećem|gotovina|поузеће|поузећем|готовина|плаћање поузећем|αντικαταβολή|μετρητά|μετρητά κατά την παράδοση|postförskott|kontant|kontanter|efterkrav|kontant ved levering|postiennakko|käteinen|käteisellä|käteismaksu|käteinen toimitettaessa|maksu toimitettaessa|maksu toimituksessa|maksu toimituksen yhteydessä|الدفع عند الاستلام|نقدًا عند التسليم|نقدا عند التسليم|نقدًا|الدفع عند التسليم|عند التسليم|عند الاستلام|نقدا|نقداً|نقدي|كاش|دفع عند الاستلام|كاش عند الاستلام|کیش آن ڈیلیوری|نقد|کیش|naqad|ক্যাশ অন ডেলিভারি|ক্যাশ|নগদ|বাকি|貨到付款|货到付款|現金|现金|代收|到付|代引|代引き|代金引換|現金払い|着払い|เก็บเงินปลายทาง|ปลายทาง|เงินสด|เก็บปลายทาง|ເກັບເງິນປາຍທາງ|ເງິນສົດ|ປາຍທາງ|បង់ពេលទទួល|សាច់ប្រាក់|បង់ប្រាក់ពេលទទួល|យកលុយ|အိမ်ရောက်ငွေချေ|ပစ္စည်းရောက်ငွေချေ|ငွေသား|bayar semasa penghantaran|tunai|bayaran tunai|bayar tunai|kaliwaan|cash sa delivery|bayad sa pag-abot|cash pag-abot|barzahlung bei lieferung|hotově při doručení|gotówka przy odbiorze|μετρητά με την παράδοση|kontant vid leverans|bayaran tunai semasa hantaran|代金引換（現金）|貨到付現|貨到付款（現金）|货到付款（现金）',
  ONLINE_PAYMENT:
    'online payment|online|pay online|card|credit card|debit card|by card|card payment|online fizetés|bankkártya|kártya|kártyás|online-zahlung|onlinezahlung|karte|kreditkarte|platba online|online platba|karta|kartou|płatność online|kartą|online plaćanje|karticom|kartica|онлајн|онлајн плаћање|картицом|картица|ηλεκτρονική πληρωμή|κάρτα|με κάρτα|online betalning|kort|kortbetalning|online betaling|kortbetaling|verkkomaksu|verkossa|kortti|kortilla|korttimaksu|الدفع الإلكتروني|دفع إلكتروني|الدفع اونلاين|اونلاين|بطاقة|بطاقة ائتمان|آن لائن ادائیگی|آن لائن|کارڈ|অনলাইন পেমেন্ট|অনলাইন|কার্ড|線上付款|在线支付|線上支付|网上支付|網上付款|网上付款|信用卡|刷卡|オンライン決済|オンライン|カード|クレジットカード|カード決済|ออนไลน์|ชำระออนไลน์|บัตร|บัตรเครดิต|ชำระเงินออนไลน์|ອອນລາຍ|ຊຳລະອອນລາຍ|ບັດ|អនឡាញ|បង់តាមអនឡាញ|កាត|អនឡាញ|အွန်လိုင်း|ကတ်|အွန်လိုင်းငွေပေးချေမှု|bayaran dalam talian|dalam talian|kad|kad kredit|online na bayad|bayad online|πληρωμή online',
}

const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '')

const paymentOf = new Map<string, BulkPayment>()
for (const [payment, known] of Object.entries(words) as [BulkPayment, string][]) {
  for (const word of [payment, ...known.split('|')]) paymentOf.set(squeeze(word), payment)
}

/** Returns the payment method of a row; undefined for an unknown or ambiguous one. */
export function readPayment(text: string): BulkPayment | undefined {
  if (text.length > 60) return undefined
  const whole = paymentOf.get(squeeze(text))
  if (whole) return whole
  // "Cash (COD)", "Paid / online": all parts must mean the same.
  const parts = text.split(/[()/|,;–-]+/u).filter((part) => /[\p{L}\p{Nd}]/u.test(part))
  const found = new Set(parts.map((part) => paymentOf.get(squeeze(part))))
  return found.size === 1 ? [...found][0] : undefined
}
