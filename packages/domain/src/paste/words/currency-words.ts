import type { Currency } from '../../money/index.ts'

/** Spellings of each currency, beside its code. Shared ones (a dollar sign, a riyal) are listed at each. */
export const currencyWords: Readonly<Record<Currency, string>> = {
  AED: 'dhs|dh|dhs.|dirham|dirhams|درهم|دراهم|د.إ|درهما',
  BDT: '৳|tk|tk.|taka|টাকা|টা|/-|bdt.',
  BHD: 'bd|b.d|b.d.|dinar|dinars|دينار|د.ب|دنانير',
  CZK: 'kč|kc|korun|,-|,- kč|,-kč|kčs',
  DKK: 'kr|kr.|kroner|,-',
  EGP: 'le|l.e|l.e.|e£|pounds|جنيه|ج.م|ج|جنية|جنيهات',
  EUR: '€|euro|euros|eur.|e|ευρώ|ευρω|evro',
  HKD: '$|hk$|hkd$|元|蚊|圓|dollars|港幣|港元',
  HUF: 'ft|ft.|forint|,-|,- ft|,-ft|huf.',
  JOD: 'jd|j.d|j.d.|dinar|dinars|دينار|د.أ|دنانير|ليرة',
  JPY: '¥|￥|円|yen|えん',
  KHR: '៛|riel|riels|រៀល',
  KWD: 'kd|k.d|k.d.|dinar|dinars|دينار|د.ك|دنانير',
  LAK: '₭|kip|kips|ກີບ',
  MMK: 'ks|ks.|k|kyat|kyats|ကျပ်',
  MYR: 'rm|rm.|ringgit|令吉|马币',
  NOK: 'kr|kr.|kroner|,-',
  OMR: 'ro|r.o|r.o.|rial|rials|riyal|ريال|ر.ع|ريالات',
  PHP: '₱|p|php.|peso|pesos|piso',
  PKR: 'rs|rs.|rupees|rupee|rupay|rupaye|/-|روپے|روپیہ|روپیے|₨',
  PLN: 'zł|zl|złotych|zlotych',
  QAR: 'qr|q.r|q.r.|riyal|riyals|ريال|ر.ق|ريالات',
  RSD: 'din|din.|dinara|дин|дин.|динара|рсд',
  SAR: 'sr|s.r|s.r.|riyal|riyals|ريال|ر.س|ريالات|﷼',
  SEK: 'kr|kr.|kronor|:-|,-',
  SGD: '$|s$|sgd$|dollars|bucks|sing|元|块',
  THB: '฿|บาท|baht|บ.|บ|.-',
  TWD: '$|nt$|nt|ntd|元|塊|圓|台幣|新台幣',
  USD: '$|us$|usd$|dollars|dollar|ដុល្លារ',
}

/** Money of elsewhere, which is no amount here. */
export const otherCurrencies = '₹|inr|vnd|đ|cny|rmb|gbp|£|krw|₩|idr|rp|chf|try|₺|rub|₽|btc'
