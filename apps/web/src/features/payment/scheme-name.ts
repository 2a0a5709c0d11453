/** Card schemes are brand names, equal in every language. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export const schemeName = (scheme: string): string => names[scheme] ?? scheme
