/** Most telephone numbers: such a text stays as it is. */
const ASCII = /^[ -~]*$/u

/** The text with the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string =>
  ASCII.test(text) ? text : [...text.normalize('NFKC')].map(plainDigit).join('')

/** Arabic-Indic, Bengali, Thai … digits are digits too. */
function plainDigit(letter: string): string {
  if (!/\p{Nd}/u.test(letter)) return letter
  const code = letter.codePointAt(0) ?? 0
  let zero = code
  // Digits of a script stand together in tens.
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}
