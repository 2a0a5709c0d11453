const ZERO = 48
const POINT = 46
const MINUS = 45
/** So few are copied faster one by one. */
const FEW_BYTES = 16
/** The most bytes of a UTF-16 unit in UTF-8. */
const UNIT_BYTES = 3
/** The most bytes of a safe integer with its sign and point. */
const NUMBER_BYTES = 24

/**
 * A text that is built as the bytes of its UTF-8. Files of millions of cells are written without a string for each, which
 * would be collected and encoded again.
 */
export class ByteText {
  #bytes = Buffer.allocUnsafe(65_536)
  #length = 0

  /** Appends a text of any characters. */
  add(text: string): void {
    this.#reserve(text.length * UNIT_BYTES)
    this.#length += this.#bytes.write(text, this.#length)
  }

  /** Appends the part of a text that has ASCII characters only. */
  addAscii(text: string, from = 0, to = text.length): void {
    this.#reserve(to - from)
    const bytes = this.#bytes
    let at = this.#length
    for (let index = from; index < to; index += 1) bytes[at++] = text.charCodeAt(index)
    this.#length = at
  }

  /**
   * Appends the part of a text, if all its characters are among those allowed; where one is not, appends nothing and
   * returns false.
   */
  addAllowed(text: string, allowed: AsciiSet, from = 0, to = text.length): boolean {
    this.#reserve(to - from)
    const bytes = this.#bytes
    let at = this.#length
    for (let index = from; index < to; index += 1) {
      const code = text.charCodeAt(index)
      // Beyond ASCII the set has nothing.
      if (allowed[code] !== 1) return false
      bytes[at++] = code
    }
    this.#length = at
    return true
  }

  addBytes(added: Uint8Array): void {
    this.#reserve(added.length)
    const bytes = this.#bytes
    const at = this.#length
    if (added.length > FEW_BYTES) bytes.set(added, at)
    else for (let index = 0; index < added.length; index += 1) bytes[at + index] = added[index] ?? 0
    this.#length += added.length
  }

  /** Appends a whole number, with zeros before it up to `digits`. */
  addInteger(value: number, digits = 1): void {
    this.#reserve(NUMBER_BYTES)
    let rest = Math.abs(value)
    if (value < 0) this.#bytes[this.#length++] = MINUS
    const count = Math.max(digits, digitsOf(rest))
    for (let at = this.#length + count - 1; at >= this.#length; at -= 1) {
      const tens = Math.floor(rest / 10)
      this.#bytes[at] = ZERO + rest - tens * 10
      rest = tens
    }
    this.#length += count
  }

  /** Appends a whole number of hundredths, thousandths and so on, with its `decimals`, or those before zeros only. */
  addDecimal(value: number, decimals: number, { isShort = false } = {}): void {
    this.#reserve(NUMBER_BYTES)
    const scale = 10 ** decimals
    const whole = Math.floor(Math.abs(value) / scale)
    let rest = Math.abs(value) - whole * scale
    let digits = decimals
    if (isShort) {
      while (digits > 0 && rest % 10 === 0) {
        rest /= 10
        digits -= 1
      }
    }
    if (value < 0) this.#bytes[this.#length++] = MINUS
    this.addInteger(whole)
    if (digits === 0) return
    this.#bytes[this.#length++] = POINT
    this.addInteger(rest, digits)
  }

  /** The bytes since the last call. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return taken
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe((this.#length + count) * 2)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

function digitsOf(value: number): number {
  let count = 1
  for (let limit = 10; value >= limit; limit *= 10) count += 1
  return count
}

/** A place for each ASCII character: 1 where the set has it. */
export type AsciiSet = Uint8Array

export const asciiSet = (has: (character: string) => boolean): AsciiSet =>
  asciiTable((character) => (has(character) ? 1 : 0))

/** A number for each ASCII character. */
export const asciiTable = (of: (character: string) => number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => of(String.fromCharCode(code)))
