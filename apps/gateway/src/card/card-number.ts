/** The issuer's scheme, by the first digits of the card number. */
export type Scheme = 'visa' | 'mastercard' | 'amex' | 'jcb' | 'unionpay'

interface SchemeRule {
  readonly scheme: Scheme
  readonly begins: RegExp
  readonly lengths: readonly number[]
  readonly codeLength: number
}

const rules: readonly SchemeRule[] = [
  { scheme: 'amex', begins: /^3[47]/, lengths: [15], codeLength: 4 },
  { scheme: 'jcb', begins: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], codeLength: 3 },
  {
    scheme: 'mastercard',
    begins: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    codeLength: 3,
  },
  { scheme: 'unionpay', begins: /^(62|81)/, lengths: [16, 17, 18, 19], codeLength: 3 },
  { scheme: 'visa', begins: /^4/, lengths: [13, 16, 19], codeLength: 3 },
]

const ruleOf = (digits: string) => rules.find(({ begins }) => begins.test(digits))

export const schemeOf = (digits: string): Scheme | null => ruleOf(digits)?.scheme ?? null

/** How many digits the security code of this card has. */
export const codeLengthOf = (digits: string): number => ruleOf(digits)?.codeLength ?? 3

/** The most digits that a number which begins like this has. */
export const longest = (digits: string): number => Math.max(...(ruleOf(digits)?.lengths ?? [19]))

export const onlyDigits = (text: string): string =>
  // Digits of Arabic and Persian keyboards are digits too.
  text
    .replace(/[٠-٩]/g, (one) => String(one.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (one) => String(one.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')

/** In groups as it is printed on the card. */
export function grouped(digits: string): string {
  const cuts = schemeOf(digits) === 'amex' ? [4, 10] : [4, 8, 12, 16]
  return [...digits].map((one, at) => (cuts.includes(at) ? ` ${one}` : one)).join('')
}

/** The check digit, by Luhn. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, one, at) => {
    const value = Number(one) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/** Returns whether a number has a known scheme, its length and a correct check digit. */
export const isCardNumber = (digits: string): boolean =>
  ruleOf(digits)?.lengths.includes(digits.length) === true && isLuhn(digits)
