import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountryCode, countryCodes, deployments } from '../country/index.ts'
import { corpus } from '../../test/corpus/index.ts'
import { type FoundValue, PASTE_LENGTH, type PastedOrder, readPastedOrder } from './index.ts'

const contextOf = (country: CountryCode, amountRequired = true) => ({
  country,
  currency: deployments[country].currency,
  amountRequired,
})

const read = (text: string, country: CountryCode = 'SG') => readPastedOrder(text, contextOf(country))

function foundIn(order: PastedOrder): FoundValue<unknown>[] {
  const { truncated: _, ...fields } = order
  return Object.values(fields).filter((field) => field !== null)
}

const scraps = fc.constantFrom(
  ...[
    'Name',
    'โทร',
    'العنوان',
    '電話',
    'Total',
    'COD',
    ':',
    '：',
    '\n',
    ' ',
    ',',
    '، ',
    '/',
    '-',
    '(',
    '[',
    ']',
    '#04-12',
  ],
  ...[
    '91234567',
    '+36 20 123 4567',
    '٠٥٠١٢٣٤٥٦٧',
    '12',
    '$',
    'Ft',
    '1.500,00',
    '12:30',
    '12/11/26',
    'Mai',
    '🏠',
    '\ud83c',
    'é',
  ],
  ...[
    'https://maps.google.com/?q=1.3,103.8',
    '1.3521, 103.8198',
    'Street',
    'utca',
    '2x',
    'leave',
    'a@b.co',
    '\u200f',
    '\r\n',
  ],
)
const pieces = corpus.flatMap(({ text }) => text.split(/(\s+|[,:،：])/u))
const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 50 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.constantFrom(...corpus.map(({ text }) => text)),
)
const countries = fc.constantFrom(...countryCodes)

describe('any text', () => {
  it('any text is read without an error, and the results are within it', () => {
    fc.assert(
      fc.property(texts, countries, (text, country) => {
        for (const { value, source } of foundIn(read(text, country))) {
          const [start, end] = source
          expect(0 <= start && start < end && end <= text.length).toBe(true)
          expect(value).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('reads the same with space behind it', () => {
    fc.assert(
      fc.property(texts, countries, fc.stringMatching(/^[ \n\t\r]{1,5}$/u), (text, country, space) => {
        expect(read(text + space, country)).toEqual(read(text, country))
      }),
      { numRuns: 300, examples: [['收件人電話3322', 'BH', ' ']] },
    )
  })
})

describe('a long text', () => {
  it('a text longer than the limit is read up to it and marked as cut', () => {
    const long = `${'\n'.repeat(PASTE_LENGTH)}Phone: 91234567`
    expect(read(long)).toMatchObject({ phone: null, truncated: true })
    expect(read(long.slice(PASTE_LENGTH - 100, PASTE_LENGTH + 20))).toMatchObject({ truncated: false })
    expect(read(`Name: ${'🛵'.repeat(PASTE_LENGTH)}`).truncated).toBe(true)
  })

  // Inputs that make a pattern with backtracking run forever.
  it.each([
    ...[
      '1',
      '1 ',
      '111 ',
      '111.',
      '1,',
      '0912345678 ',
      '+',
      '(',
      '[',
      '-',
      '*',
      ' ',
      '\n',
      'a',
      'Ab ',
      '🛵',
      '\u0e49',
    ],
    ...[
      'a\n',
      'a,',
      'a@',
      'a.',
      '> ',
      '[12:30',
      'name:',
      'phone no ',
      'customer ',
      'flat ',
      '#1-',
      '$1 ',
      'x1 ',
      '?q=1,',
    ],
    ...[
      'https://',
      'ที่อยู่',
      '電話',
      'my name is ',
      'street road ',
      '0912345678\n',
      '1'.repeat(99).concat(' '),
      '12 34 ',
    ],
  ])('of nothing but %j comes back', (part) => {
    const text = part.repeat(PASTE_LENGTH / part.length)
    expect(read(text).truncated).toBe(false)
    expect(read(`a${text}!`.slice(0, PASTE_LENGTH)).truncated).toBe(false)
  })
})

describe('numbers', () => {
  it.each([
    ['Total: 1.500', 'HU', 1500],
    ['Total: 1,500.00', 'SG', 1500],
    ['Total: 1.500,50', 'DE', 1500.5],
    ['Total: ٥٠ ريال', 'SA', 50],
    ['Total: 2.750', 'KW', 2.75],
    ['Total: 1,234,567', 'LA', 1_234_567],
    ['Total: 1,25,000', 'PK', 125_000],
    ["Total: 1'250", 'CZ', 1250],
    ['Total: 25rb', 'MY', 25_000],
    ['Összesen: 5 e Ft', 'HU', 5000],
    ['合計：1.5万円', 'JP', 15_000],
    ['Total: 12.345', 'JP', 12_345],
    ['Total: 12.5', 'JP', undefined],
    ['Total: 0', 'SG', undefined],
    ['Total: 100 USD', 'SG', undefined],
    ['Total: nil', 'SG', undefined],
  ] as const)('%s in %s is %s', (text, country, value) => {
    expect(read(text, country).amount?.value).toBe(value)
  })

  it('takes the total of several prices, and none where they do not add up', () => {
    expect(read('cake $10\ntea $5\n$15').amount).toMatchObject({ value: 15, confidence: 'guessed' })
    expect(read('cake $10\ntea $5').amount).toBeNull()
    expect(read('Price: $10\nTotal: $15\nDelivery fee: $20').amount?.value).toBe(15)
  })

  it('guesses no amount where none is asked', () => {
    const texts = ['2.750 KD', 'Total: 2.750 KD']
    const amounts = texts.map((text) => readPastedOrder(text, contextOf('KW', false)).amount?.value)
    expect(amounts).toEqual([undefined, 2.75])
  })
})

describe('a sum that is paid at the door', () => {
  it.each([
    ['2 cakes, 38.50 cash', 38.5],
    ['38.50 COD', 38.5],
    ['Mai Tan, 91234567, 25 cash', 25],
    ['Singapore 529999 cash', undefined],
    ['12 Garden Road #05-11 cash', undefined],
    ['3 cashew cakes', undefined],
  ])('%s', (text, amount) => {
    expect(read(text).amount?.value).toBe(amount)
  })
})

describe('a writer who gives a name', () => {
  it.each([
    ['Hi this is Mai Tan, 91234567', 'Mai Tan'],
    ['Hello! I’m Arjun Raj Nair and I want 2 cakes', 'Arjun Raj Nair'],
    ['Mai Tan here! 91234567', 'Mai Tan'],
    ['God dag, jeg heter Ingrid. 91234567', 'Ingrid'],
    ['It’s Friday today', undefined],
    ['I’m at home', undefined],
    ['this is urgent', undefined],
    ['This is Garden Road', undefined],
    ['Hi this is Mai Tan\nName: Jia Hui Lim\n91234567', 'Jia Hui Lim'],
  ])('%s', (text, name) => {
    expect(read(text).name?.value).toBe(name)
  })
})

describe('places', () => {
  it.each([
    ['https://maps.google.com/?q=1.3,103.8', 1.3, 103.8],
    ['https://www.google.com/maps/@1.3,103.8,17z', 1.3, 103.8],
    ['https://www.google.com/maps/place/X/@1.2,103.7,17z/data=!3d1.3!4d103.8', 1.3, 103.8],
    ['https://www.google.com/maps/search/?api=1&query=1.3%2C103.8', 1.3, 103.8],
    ['https://maps.apple.com/?ll=1.3,103.8', 1.3, 103.8],
    ['geo:1.3,103.8?z=17', 1.3, 103.8],
    ['https://www.openstreetmap.org/#map=17/1.3/103.8', 1.3, 103.8],
    ['https://www.openstreetmap.org/?mlat=1.3&mlon=103.8#map=17/1.2/103.7', 1.3, 103.8],
    ['come to 1.3521, 103.8198 please', 1.3521, 103.8198],
    ['-33.8688,151.2093', -33.8688, 151.2093],
  ])('%s', (text, latitude, longitude) => {
    expect(read(text).point?.value).toEqual({ latitude, longitude })
  })

  it.each(['1.30, 2.50', '91.0001, 10.0001', '0.0000, 0.0000', 'geo:95,10', '12,13'])(
    '%s is none',
    (text) => {
      expect(read(text).point).toBeNull()
    },
  )
})

it("leaves the shop's own number and name out", () => {
  const order = read('Sender: Lotus\nPhone: 62221234\nReceiver: Mei Ling\nPhone: 91234567')
  expect(order.name?.value).toBe('Mei Ling')
  expect(order.phone).toEqual({ value: '+6591234567', source: [56, 64], confidence: 'labelled' })
})
