import { expect, it } from 'vitest'
import { asciiSet, ByteText } from './byte-text.ts'

it('texts are appended as their UTF-8, however many there are', () => {
  const bytes = new ByteText()
  const texts = ['', 'Ana', '陈美玲', 'محمد', '😀', '\ud800', 'x'.repeat(5_000)]
  for (const rounds of [1, 40, 3]) {
    const written = Array.from({ length: rounds }, () => texts).flat()
    for (const one of written) bytes.add(one)
    expect(bytes.take().equals(Buffer.from(written.join('')))).toBe(true)
  }
  expect(bytes.take()).toHaveLength(0)
})

it.each([
  ['', true],
  ['abc ~', true],
  ['a,b', false],
  [',', false],
  ['aé', false],
  ['a\u0080', false],
  ['陈', false],
])('the text %j is appended whole where all of its characters are allowed: %s', (text, isAllowed) => {
  const bytes = new ByteText()
  bytes.add('<')
  expect(
    bytes.addAllowed(
      text,
      asciiSet((character) => character !== ','),
    ),
  ).toBe(isAllowed)
  expect(bytes.take().toString()).toBe(isAllowed ? `<${text}` : '<')
})

const amounts = [0, 1, -1, 5, 9, 10, 99, 100, 101, -100, 2550, 1005, -2505, 1_000_000, 123_456_789_012]

it.each([0, 2, 3])('amounts with %d decimals are written as their decimal number', (decimals) => {
  const bytes = new ByteText()
  for (const minor of amounts) {
    bytes.addDecimal(minor, decimals)
    expect(bytes.take().toString()).toBe((minor / 10 ** decimals).toFixed(decimals))
    bytes.addDecimal(minor, decimals, { isShort: true })
    expect(bytes.take().toString()).toBe(String(minor / 10 ** decimals))
  }
})

it('parts of a text, bytes and whole numbers are appended as they are', () => {
  const bytes = new ByteText()
  bytes.addAscii('2026-11-24 09:30:15', 0, 16)
  bytes.addBytes(Buffer.from('</v>'))
  bytes.addBytes(Buffer.from('<t xml:space="preserve">'))
  bytes.addInteger(7, 3)
  expect(bytes.take().toString()).toBe('2026-11-24 09:30</v><t xml:space="preserve">007')
})
