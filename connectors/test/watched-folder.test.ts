import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../apps/server/test/core.ts'
import { ordersWorkbook } from '../../apps/server/test/orders-workbook.ts'
import { type Connector, createConnector } from './connector-process.ts'
import { type ShopWorld, startShopWorld } from './shop-world.ts'

/** The long form kills more often: `CONNECTOR_KILLS=50`. */
const KILLS = Number(process.env['CONNECTOR_KILLS'] ?? 4)
/** A limit for a busy machine. */
const KILLS_MS = Math.max(300_000, KILLS * 20_000)
const mapping = {
  collection_point: 'SHOP',
  columns: {
    name: ['First', 'Last'],
    phone: 'Tel',
    address: ['Street', 'Town'],
    amount: 'Total',
    payment: 'Paid with',
    description: 'Goods',
    check_age: 'Adults only',
    reference: 'Receipt',
  },
  payments: { KORT: 'paid', KONTANT: 'cash_on_delivery', PAID: 'paid' },
}
const HEAD = 'First;Last;Tel;Street;Town;Total;Paid with;Goods;Adults only;Receipt'
const line = (
  number: number,
  change: { readonly street?: string; readonly paid?: string; readonly goods?: string } = {},
) =>
  [
    ...['Elsa', 'Berg', '0701234567', change.street ?? `Storgatan ${number}`, 'Stockholm', '249,50'],
    ...[change.paid ?? 'KORT', change.goods ?? `Parcel ${number}`, number === 2 ? 'yes' : ''],
    `R-${number}`,
  ].join(';')
const csv = (...lines: string[]) => `\uFEFF${[HEAD, ...lines].join('\r\n')}\r\n`

let world: ShopWorld
let connector: Connector
let env: Record<string, string>
beforeAll(async () => {
  world = await startShopWorld(mapping)
  env = { ...world.env, BECKON_SETTLE_SECONDS: '0.2' }
  connector = createConnector('watched-folder', env)
  await connector.start()
})
afterEach(() => {
  const written = connector.raw.join('\n')
  for (const personal of ['Elsa', 'Berg', '0701234567', 'Storgatan', 'bkn_'])
    expect(written).not.toContain(personal)
})
afterAll(async () => {
  await connector.stop()
  await world.stop()
})

const put = (name: string, content: string | Uint8Array) => writeFileSync(join(world.folder, name), content)
const path = (...names: string[]) => join(world.folder, ...names)
async function taken(folder: 'done' | 'failed', name: string): Promise<string[]> {
  await until(() => !existsSync(path(name)) && existsSync(path(folder, name)))
  const [, ...lines] = readFileSync(path(folder, `${name}.result.csv`), 'utf8')
    .trimEnd()
    .split('\r\n')
  return lines
}
const deliveriesOf = async (goods: string) =>
  (await world.orders()).filter(({ goods: { description } }) => description.includes(goods))

describe('the connector of a watched folder', () => {
  it('requests a delivery for each row of a CSV file, and moves it with its result', async () => {
    put(
      'monday.csv',
      csv(line(1, { paid: 'KONTANT' }), line(2), '', line(3, { goods: '"Parcel ""3""; large"' })),
    )
    const result = await taken('done', 'monday.csv')
    expect(result.map((row) => row.split(',').slice(0, 2).join(' '))).toEqual([
      '2 ordered',
      '3 ordered',
      '5 ordered',
    ])
    expect(await deliveriesOf('Parcel 1')).toMatchObject([
      {
        id: result[0]?.split(',')[2],
        customer: { name: 'Elsa Berg', phone: '+46701234567' },
        dropoff: { address: 'Storgatan 1, Stockholm' },
        goods: { value: { amount: 24_950, currency: 'SEK' }, payment: 'cash_on_delivery' },
        check_age: false,
        reference: 'R-1',
      },
    ])
    expect(await deliveriesOf('Parcel 2')).toMatchObject([{ check_age: true, goods: { payment: 'paid' } }])
    expect(await deliveriesOf('Parcel "3"; large')).toHaveLength(1)
  })

  it('requests nothing for a file that comes again under another name', async () => {
    put('again.csv', readFileSync(path('done', 'monday.csv')))
    await taken('done', 'again.csv')
    expect(await deliveriesOf('Parcel 1')).toHaveLength(1)
  })

  it('leaves an earlier file of the same name as it is', async () => {
    const first = readFileSync(path('done', 'monday.csv'), 'utf8')
    put('monday.csv', csv(line(4)))
    await until(async () => (await deliveriesOf('Parcel 4')).length === 1 && !existsSync(path('monday.csv')))
    expect(readFileSync(path('done', 'monday.csv'), 'utf8')).toBe(first)
    expect(readdirSync(path('done')).filter((name) => /^monday\..*csv$/u.test(name))).toHaveLength(4)
  })

  it('orders the good rows of a file, and writes the remedy of each bad one beside it', async () => {
    put('mixed.csv', csv(line(5), line(6, { street: 'Nowhere 1' }), line(7, { paid: 'SWISH' })))
    const result = await taken('failed', 'mixed.csv')
    expect(result).toEqual([
      expect.stringMatching(/^2,ordered,/u),
      expect.stringMatching(/^3,error,,address-unknown,"?the address is not found/u),
      expect.stringMatching(/^4,error,,payment,"?The payment is not in ""payments"" of the mapping/u),
    ])
    expect(result.join('\n')).not.toMatch(/Elsa|0701234567|Storgatan/u)
  })

  it('requests only the missing rows when the same file comes after a change of the mapping', async () => {
    await connector.stop()
    world.write(
      'mapping.json',
      JSON.stringify({ ...mapping, payments: { ...mapping.payments, SWISH: 'paid' } }),
    )
    await connector.start()
    put('second.csv', readFileSync(path('failed', 'mixed.csv')))
    expect(await taken('failed', 'second.csv')).toEqual([
      expect.stringMatching(/^2,ordered,/u),
      expect.stringMatching(/^3,error,/u),
      expect.stringMatching(/^4,ordered,/u),
    ])
    expect(await deliveriesOf('Parcel 5')).toHaveLength(1)
    expect(await deliveriesOf('Parcel 7')).toHaveLength(1)
  })

  it('requests a delivery for each row of a workbook', async () => {
    const titles = ['Name', 'Phone', 'Address', 'Amount', 'Payment', 'Description']
    const rows = [8, 9].map((number) => [
      'Elsa Berg',
      '0701234567',
      `Storgatan ${number}`,
      '99',
      'PAID',
      `Box ${number}`,
    ])
    put('till.xlsx', await ordersWorkbook(titles, rows))
    expect(await taken('done', 'till.xlsx')).toHaveLength(2)
    expect(await deliveriesOf('Box 8')).toMatchObject([{ goods: { value: { amount: 9900 } } }])
  })

  it.each([
    ['titles.csv', 'First;Phone\r\nElsa;070', /^0,error,,file\.columns,.*"Last"".*titles/u],
    ['quote.csv', csv('"Elsa;Berg'), /^0,error,,file\.quote,/u],
    ['picture.xlsx', 'no workbook', /^0,error,,bulk\.file-invalid,/u],
    ['large.csv', 'x'.repeat(5_300_000), /^0,error,,file\.too-large,/u],
  ])('moves the file %s to failed with the reason', async (name, content, reason) => {
    put(name, content)
    expect(await taken('failed', name)).toEqual([expect.stringMatching(reason)])
  })

  it('cancels the uploads with which it has files checked, so that no person places them, too', async () => {
    const uploads = await world.beckon.bulkUploads.list('SHOP')
    expect(new Set(uploads.map(({ state }) => state))).toEqual(new Set(['cancelled']))
  })

  it('cancels an upload that a killed process left', async () => {
    await connector.stop()
    const name = `connector-${readFileSync(path('.state', 'installation'), 'utf8').slice(0, 8)}.xlsx`
    const workbook = await ordersWorkbook(
      ['Name', 'Phone', 'Address'],
      [['Elsa Berg', '0701234567', 'Storgatan 1']],
    )
    const left = await world.beckon.bulkUploads.create('SHOP', new File([Uint8Array.from(workbook)], name))
    await until(async () => (await world.beckon.bulkUploads.get(left.id)).state === 'checked')
    await connector.start()
    expect((await world.beckon.bulkUploads.get(left.id)).state).toBe('cancelled')
  })

  it('shows fees and errors in a dry run, and requests and moves nothing', async () => {
    await connector.stop()
    put('dry.csv', csv(line(10, { goods: 'Dry' }), line(11, { street: 'Nowhere 1' })))
    const { code, output } = await createConnector('watched-folder', env).run('--dry-run')
    expect([code, output.trimEnd().split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(/^dry\.csv row 2: would be ordered, fee \d+\.\d\d SEK$/u),
        expect.stringMatching(/^dry\.csv row 3: error address-unknown: /u),
      ],
    ])
    expect(existsSync(path('dry.csv'))).toBe(true)
    expect(await deliveriesOf('Dry')).toEqual([])
  })

  it(
    `requests each delivery once, whatever moment of ${KILLS} it is killed at`,
    async () => {
      // Also where it runs alone.
      await connector.stop()
      await connector.start()
      const numbers = Array.from({ length: 12 }, (_, index) => index + 12)
      put('kills.csv', csv(...numbers.map((number) => line(number, { goods: `Kill ${number}.` }))))
      for (let kill = 0; kill < KILLS; kill += 1) {
        const written = connector.lines.length
        // At another point of the work each time.
        await until(
          () => connector.lines.length > written + (kill % 3) || existsSync(path('done', 'kills.csv')),
        )
        await connector.stop('SIGKILL')
        await connector.start()
      }
      expect(await taken('done', 'kills.csv')).toHaveLength(12)
      for (const number of numbers) expect(await deliveriesOf(`Kill ${number}.`)).toHaveLength(1)
    },
    KILLS_MS,
  )
})
