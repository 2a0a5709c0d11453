/**
 * Major units, of digits with points and commas. Of two different marks the last is the decimal one; one before exactly
 * three digits divides thousands, unless the currency has three `decimals` or only a zero is before it.
 */
export function decimalOf(digits: string, decimals: number): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits)
  const mark = digits.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const behind = digits.length - last - 1
  const isRepeated = digits.indexOf(mark) !== last
  const isLone = !digits.includes(other) && !/^0+[.,]/u.test(digits)
  const isThousands = isRepeated || (behind === 3 && decimals < 3 && isLone)
  if (isThousands) return Number(digits.replace(/[.,]/gu, ''))
  return Number(`${digits.slice(0, last).replace(/[.,]/gu, '')}.${digits.slice(last + 1)}`)
}
