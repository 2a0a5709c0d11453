import { describe, expect, it } from 'vitest'
import { readPastedOrder } from '../index.ts'

const read = (text: string) => readPastedOrder(text, { country: 'SG', currency: 'SGD', amountRequired: true })

describe('a message in plain sentences', () => {
  const response = 'Hi, 2 boxes kueh to Siti Rahman pls, 12 Garden Road S540146. 9123 4567 tmr 3pm, $24 cash'

  it('a sentence with receiver, time and payment is read', () => {
    const order = read(response)
    expect(order.name?.value).toBe('Siti Rahman')
    expect(order.description?.value).toBe('2 boxes kueh')
    expect(order.time?.value).toEqual({ inDays: 1, minute: 15 * 60 })
    expect(order.payment?.value).toBe('CASH_ON_DELIVERY')
    expect(order.address?.value).toBe('12 Garden Road S540146')
    expect(order.notes).toBeNull()
  })

  it.each([
    ['tmr 3pm', 1, 900],
    ['tomorrow at 10.30am', 1, 630],
    ['today 18:15', 0, 1095],
    ['esok pukul 3 petang', 1, 900],
    ['3pm tomorrow', 1, 900],
    ['morgen um 15:30', 1, 930],
    ['heute 18 Uhr', 0, 1080],
    ['明天下午3點', 1, 900],
    ['明日 14時', 1, 840],
    ['zítra v 9:00', 1, 540],
    ['αύριο στις 17:30', 1, 1050],
    ['غدا الساعة 5 مساء', 1, 1020],
    ['พรุ่งนี้ เวลา 10.30', 1, 630],
    ['tmr 12am', 1, 0],
    ['tmr 12pm', 1, 720],
  ])('reads the time of "%s"', (text, inDays, minute) => {
    expect(read(`12 Garden Road, ${text}, 9123 4567`).time?.value).toEqual({ inDays, minute })
  })

  it.each(['tomorrow', '3pm', 'tmr 3', 'today 25:00', 'tomorrow 3 boxes', 'morgenstern 15:30'])(
    'reads no time in "%s"',
    (text) => expect(read(`12 Garden Road, ${text}, 9123 4567`).time).toBeNull(),
  )

  it.each([
    ['cod', true],
    ['total $38.50 cash on delivery', true],
    ['代引', true],
    ['เก็บเงินปลายทาง', true],
    ['already paid', false],
    ['cash? no, bank transfer', false],
    ['cashew nuts', false],
  ])('takes "%s" for cash on delivery: %s', (text, isCash) =>
    expect(read(`Mai Tan, 12 Garden Road, ${text}`).payment !== null).toBe(isCash),
  )

  it.each(['for Marina Bay Road', 'to Garden Road 12', 'to be sent'])(
    'takes no place for a person: %s',
    (text) => expect(read(`2 cakes ${text}, 9123 4567`).name).toBeNull(),
  )
})
