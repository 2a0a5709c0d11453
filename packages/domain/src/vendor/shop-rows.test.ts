import { describe, expect, it } from 'vitest'
import { checkShops, readShops, type ShopRowFacts, shopColumns, shopTitles, type TypedShop } from './index.ts'

const facts: ShopRowFacts = {
  country: 'TW',
  taken: new Set(['tw-old']),
  mainBranches: new Map([['tw-old', 'TW-Old']]),
}
const good = {
  code: 'tw-tea',
  name: 'Tea house',
  email: 'Owner@Tea.test',
  phone: '02 2345 6789',
  address: '1 Zhongxiao Road, Taipei',
  latitude: '25,04',
  longitude: '121.56',
}
const check = (...rows: TypedShop['cells'][]) =>
  checkShops(
    rows.map((cells, at) => ({ row: at + 2, cells })),
    facts,
  )
const problemsOf = (cells: TypedShop['cells']) => check({ ...good, ...cells })[0]?.problems

describe('checkShops', () => {
  it('reads a row without problems as a shop', () => {
    expect(check(good)).toEqual([
      {
        row: 2,
        problems: [],
        shop: {
          code: 'tw-tea',
          name: 'Tea house',
          email: 'owner@tea.test',
          phone: '+886223456789',
          address: '1 Zhongxiao Road, Taipei',
          latitude: 25.04,
          longitude: 121.56,
          mainBranch: null,
          minutes: null,
        },
      },
    ])
  })

  it.each([
    [{ code: '' }, 'code', 'missing'],
    [{ code: 'a/b' }, 'code', 'invalid'],
    [{ code: 'TW-OLD' }, 'code', 'taken'],
    [{ name: '' }, 'name', 'missing'],
    [{ name: 'x'.repeat(200) }, 'name', 'too-long'],
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'no address' }, 'email', 'invalid'],
    [{ phone: '12' }, 'phone', 'invalid'],
    [{ latitude: '91' }, 'latitude', 'invalid'],
    [{ longitude: 'east' }, 'longitude', 'invalid'],
    [{ main_branch: 'tw-none' }, 'main_branch', 'unknown'],
    [{ main_branch: 'tw-tea' }, 'main_branch', 'no-main-branch'],
    [{ minutes: '1.5' }, 'minutes', 'invalid'],
  ] as const)('finds in %j that %s is %s', (cells, column, violation) => {
    expect(problemsOf(cells)).toEqual([{ column, violation }])
  })

  it('finds a code that two rows have, whatever its case', () => {
    const [first, second] = check(good, { ...good, code: 'TW-Tea' })
    for (const row of [first, second]) {
      expect(row?.problems).toEqual([{ column: 'code', violation: 'repeated' }])
    }
  })

  it('takes an outlet without an email below a main branch of the same file, spelled as there', () => {
    const [, outlet] = check(good, { ...good, code: 'tw-tea-2', email: '', main_branch: 'TW-TEA' })
    expect(outlet?.shop?.mainBranch).toBe('tw-tea')
  })

  it('refuses an outlet below another outlet of the file', () => {
    const [, , third] = check(
      good,
      { ...good, code: 'tw-tea-2', main_branch: 'tw-tea' },
      { ...good, code: 'tw-tea-3', main_branch: 'tw-tea-2' },
    )
    expect(third?.problems).toEqual([{ column: 'main_branch', violation: 'unknown' }])
  })
})

describe('readShops', () => {
  const cells = (texts: readonly string[]) => texts.map((text) => ({ text }))
  const head = { row: 1, cells: cells(shopColumns.map((column) => ` ${shopTitles[column].toUpperCase()}: `)) }

  it('reads the rows below the titles and leaves out empty ones', () => {
    const rows = [head, { row: 2, cells: cells(['tw-a', 'A']) }, { row: 4, cells: cells(['', ' ']) }]
    expect(readShops(rows)).toMatchObject([{ row: 2, cells: { code: 'tw-a', name: 'A' } }])
  })

  it('reads nothing where a required title is missing', () => {
    expect(readShops([{ row: 1, cells: cells(['Code', 'Name']) }])).toBeUndefined()
  })
})
