import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { commonSettings } from '../shared/beckon.ts'
import { readMoney, writeMoney } from '../shared/money.ts'
import { readMapping } from '../shared/read-json.ts'
import { readSettings } from '../shared/settings.ts'
import { SetupError } from '../shared/setup-error.ts'
import { mappingSchema as folderMapping } from '../watched-folder/mapping.ts'
import { readCsv } from '../watched-folder/read-csv.ts'
import { deliveryOfRow } from '../watched-folder/row-delivery.ts'
import { createStableFiles, isOrderFile } from '../watched-folder/stable-files.ts'
import { mapOrder, mappingSchema as shopMapping } from '../web-shop/mapping.ts'
import { newestOf, nextStep, type OrderRecord } from '../web-shop/next-step.ts'
import { shopOrder } from '../web-shop/shop-order.ts'
import { isSigned, signatureOf } from '../web-shop/signature.ts'
import { shopOrderOf } from './fake-shop.ts'

const home = mkdtempSync(join(tmpdir(), 'beckon-connector-rules-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
function file(name: string, content: unknown): string {
  const path = join(home, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof SetupError) return error.problems
    throw error
  }
}

describe('settings of a connector', () => {
  const schema = z.object(commonSettings)
  const config = { url: 'https://sg.example.com', mapping: 'm.json', folder: 'f' }

  it('come from the file, the environment, and files of their own, in this order', () => {
    const path = file('config.json', { ...config, key_file: file('first', 'key-1') })
    expect(readSettings(schema, path, {})).toEqual({ ...config, key: 'key-1' })
    expect(readSettings(schema, path, { BECKON_KEY: 'key-2', BECKON_FOLDER: 'g' })).toMatchObject({
      key: 'key-2',
      folder: 'g',
    })
    expect(
      readSettings(schema, path, { BECKON_KEY: 'x', BECKON_KEY_FILE: file('third', ' key-3\n') }).key,
    ).toBe('key-3')
  })

  it('name each problem with its remedy', () => {
    const wrong = file('wrong.json', { url: 'sg.example.com', foldr: 'f', mapping: 'm.json' })
    expect(problemsOf(() => readSettings(schema, wrong, {}))).toEqual([
      'Setting url: must be an address without a path, e.g. https://sg.example.com',
      'Setting key: is missing: put a key into a file and name the file in BECKON_KEY_FILE',
      'Setting folder: is missing: the path of the folder',
      'Setting foldr: is no setting. Remove it, or see --help.',
    ])
    expect(problemsOf(() => readSettings(schema, undefined, { BECKON_KEY_FILE: '/none' }))).toEqual([
      'BECKON_KEY_FILE names /none, which cannot be read. Check the path and its permissions.',
    ])
    const [broken] = problemsOf(() => readSettings(schema, file('broken.json', '{"url": '), {}))
    expect(broken).toMatch(/broken\.json is no JSON .*Check quotes, commas and brackets\.$/u)
  })
})

describe('a mapping file', () => {
  it('of a web shop names each wrong field with its remedy', () => {
    const wrong = { shop: 'my shop', colection_point: 'x', payments: { cod: 'cash' }, address: ['street'] }
    const path = file('shop.json', wrong)
    expect(
      problemsOf(() => readMapping(shopMapping, path)).map((line) => line.slice(path.length + 2)),
    ).toEqual([
      'shop: must have 1 to 40 letters, digits, - or _',
      'collection_point: is missing: the id of a collection point of the key',
      'payments.cod: must be one of none, paid, cash_on_delivery, payment_on_delivery',
      'address.0: must list fields of an address: company, address_1, address_2, city, state, postcode',
      'colection_point: is no field of a mapping. Remove it, or correct its name.',
    ])
  })

  it('of a watched folder names each wrong field with its remedy', () => {
    const wrong = { collection_point: 'SHOP', columns: { name: 'Name', adress: 'Street' }, separator: '|' }
    const path = file('folder.json', wrong)
    const problems = problemsOf(() => readMapping(folderMapping, path)).join('\n')
    expect(problems).toContain('columns.phone: is missing: the title of the column with the phone number')
    expect(problems).toContain('adress: is no field. Fields are name, phone, address')
    expect(problems).toContain('separator: must be "," or ";"')
  })

  it.each([
    ['web-shop', shopMapping],
    ['watched-folder', folderMapping],
  ])('is valid in the example of %s', (name, schema) => {
    expect(problemsOf(() => readMapping(schema, `connectors/${name}/mapping.example.json`))).toEqual([])
  })
})

describe('an amount', () => {
  it.each([
    ['25', 'SGD', 2500],
    ['25.5', 'SGD', 2550],
    ['25,50', 'SGD', 2550],
    ['25.5000', 'SGD', 2550],
    ['1200', 'JPY', 1200],
    ['1.250', 'KWD', 1250],
  ])('written as %s in %s is read', (text, currency, amount) => {
    expect(readMoney(text, currency)).toEqual({ amount, currency })
  })

  it.each([
    ['1.250', 'SGD'],
    ['1,250.00', 'SGD'],
    ['25.555', 'SGD'],
    ['12.5', 'JPY'],
    ['-1', 'SGD'],
    ['S$ 5', 'SGD'],
    ['', 'SGD'],
  ])('written as "%s" in %s is refused, because it could be another one', (text, currency) => {
    expect(readMoney(text, currency)).toBeUndefined()
  })

  it('is written with the decimals of its currency', () => {
    expect([
      writeMoney({ amount: 758, currency: 'SGD' }),
      writeMoney({ amount: 758, currency: 'JPY' }),
    ]).toEqual(['7.58 SGD', '758 JPY'])
  })
})

describe('a state of an order of the shop', () => {
  const mapping = shopMapping.parse({ shop: 'a', collection_point: 'x' })
  const early = '2026-11-25T12:00:00'
  const late = '2026-11-25T12:00:01'
  const state = (status: string, time: string) =>
    shopOrder.parse(shopOrderOf(1, { status, date_modified_gmt: time }))
  const known = (change: Partial<OrderRecord>): OrderRecord => ({
    ...{ modified: early, shopStatus: 'processing', state: 'ordered', delivery: 'D' },
    ...change,
  })

  it.each([
    ['is ordered where it is new and paid', undefined, state('processing', early), false, 'create'],
    ['is noted where it is not paid', undefined, state('pending', early), false, 'note'],
    ['is ignored where it came before', known({}), state('processing', early), false, 'ignore'],
    ['is ignored where it is older', known({ modified: late }), state('cancelled', early), false, 'ignore'],
    ['is noted where a delivery was requested', known({}), state('processing', late), false, 'note'],
    ['cancels a delivery', known({}), state('refunded', late), false, 'cancel'],
    ['cancels a delivery within the same second', known({}), state('cancelled', early), false, 'cancel'],
    ['cancels an attempt of unknown outcome', undefined, state('cancelled', early), true, 'cancel'],
    ['cancels no delivery twice', known({ state: 'cancelled' }), state('refunded', late), false, 'note'],
    [
      'orders nothing in the second of its cancellation',
      known({ shopStatus: 'cancelled', state: 'seen', delivery: undefined }),
      state('processing', early),
      false,
      'ignore',
    ],
    [
      'is ordered in the second in which it was not paid yet',
      known({ shopStatus: 'pending', state: 'seen', delivery: undefined }),
      state('processing', early),
      false,
      'create',
    ],
  ] as const)('%s', (_, record, order, hasAttempt, step) => {
    expect(nextStep(mapping, record, order, hasAttempt)).toBe(step)
  })

  it('counts among several where it is the latest, and the cancelling one of the same second', () => {
    const several = [state('cancelled', early), state('processing', early), state('pending', early)]
    expect(newestOf(mapping, several)?.status).toBe('cancelled')
    expect(newestOf(mapping, [...several, state('processing', late)])?.status).toBe('processing')
  })

  it('becomes a delivery with the coordinates that the mapping names', () => {
    const withPoint = shopMapping.parse({ ...mapping, point: { latitude: '_lat', longitude: '_lng' } })
    const meta = [
      { key: '_lat', value: '59.33' },
      { key: '_lng', value: 18.06 },
    ]
    const mapped = mapOrder(
      withPoint,
      shopOrder.parse(shopOrderOf(1, { meta_data: meta, payment_method: 'cod' })),
    )
    expect(mapped).toMatchObject({
      hasPoint: true,
      delivery: {
        dropoff: {
          latitude: 59.33,
          longitude: 18.06,
          address: 'Storgatan 7, 111 20, Stockholm',
          unit: 'lgh 1203',
        },
        goods: { payment: 'cash_on_delivery' },
      },
    })
    expect(mapOrder(withPoint, shopOrder.parse(shopOrderOf(1))).hasPoint).toBe(false)
  })

  it.each([
    ['the number that the shop shows', 'INV/1042', 'INV/1042'],
    ['its id where the shop shows no number', '', '7'],
    ['its id where the number is not given', undefined, '7'],
  ])('has as its reference %s', (_, number, reference) => {
    const order = shopOrder.parse(shopOrderOf(7, { number }))
    expect(mapOrder(mapping, order).delivery.reference).toBe(reference)
  })
})

describe('the reference of a row', () => {
  const rows = folderMapping.parse({
    collection_point: 'x',
    columns: { name: 'Name', phone: 'Phone', address: 'Street', reference: 'Receipt' },
    defaults: { payment: 'paid' },
  })
  const place = { latitude: 59.33, longitude: 18.06, address: 'Storgatan 7' }
  const checked = { place, problems: [], collect_at: null } as never
  const of = (reference?: string) =>
    deliveryOfRow(rows, 'SEK', checked, { amount: '25', ...(reference === undefined ? {} : { reference }) })

  it('goes with the delivery, and is absent where the row has none', () => {
    expect(of('R-1042').reference).toBe('R-1042')
    expect(of()).not.toHaveProperty('reference')
    expect(of('')).not.toHaveProperty('reference')
  })

  it('of more than 64 characters is refused with the remedy', () => {
    expect(() => of('x'.repeat(65))).toThrow('shorten it')
  })
})

describe('the signature of a webhook', () => {
  it('is base64 of HMAC-SHA256 of the body (RFC 4231, test case 2)', () => {
    const body = Buffer.from('what do ya want for nothing?')
    const digest = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(signatureOf('Jefe', body)).toBe(Buffer.from(digest, 'hex').toString('base64'))
    expect(isSigned('Jefe', body, signatureOf('Jefe', body))).toBe(true)
    expect(isSigned('Jefe', body, signatureOf('Jefe', Buffer.from('other')))).toBe(false)
    expect(isSigned('Jefe', body, undefined)).toBe(false)
  })
})

describe('files of a watched folder', () => {
  it('are stable once size and time stayed the same', () => {
    const files = createStableFiles(1000)
    const one = { name: 'a.csv', size: 1, modifiedMs: 1 }
    expect(files.stable([one], 0)).toEqual([])
    expect(files.stable([{ ...one, size: 2 }], 900)).toEqual([])
    expect(files.stable([{ ...one, size: 2 }], 1800)).toEqual([])
    expect(files.stable([{ ...one, size: 2 }], 1900)).toEqual(['a.csv'])
    expect(files.stable([{ ...one, size: 0 }], 9000)).toEqual([])
  })

  it('are those of orders, and none that programs write on the side', () => {
    const names = ['a.csv', 'B.XLSX', '.a.csv', '~$b.xlsx', 'a.csv.result.csv', 'a.csv.part', 'notes.txt']
    expect(names.filter(isOrderFile)).toEqual(['a.csv', 'B.XLSX'])
  })

  it('have CSV cells with quotes, separators and line breaks', () => {
    expect(readCsv('a,"b ""c"", d"\r\n"e\nf",\n\ng', ',')).toEqual([
      ['a', 'b "c", d'],
      ['e\nf', ''],
      [''],
      ['g'],
    ])
  })
})
