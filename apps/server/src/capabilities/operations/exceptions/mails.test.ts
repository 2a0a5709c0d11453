import { translatorFor } from '@beckon/texts/translate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConsole, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { seedOperator } from '../../../../test/seed/seed-operator.ts'
import { send } from '../../../../test/post.ts'
import { type ExceptionWorld, startExceptionWorld } from '../../../../test/worlds/exception-world.ts'
import type { Occasion } from '../../settings/notify/index.ts'
import { letterFor } from '../../settings/notify/message-texts.ts'
import { sendMails } from './mail/send-mails.ts'

let world: ExceptionWorld
const sent: { readonly recipient: string; readonly occasion: Occasion }[] = []
beforeAll(async () => {
  world = await startExceptionWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  sent.length = 0
})

const mail = () => {
  const { db, clock, deploymentOf } = world.server.platform
  return sendMails({
    db,
    clock,
    deploymentOf,
    linkTo: (_deployment, path) => `https://sg.example.test${path}`,
    notify: {
      send: async (_tx, { recipient }, occasion) => void sent.push({ recipient, occasion }),
      resend: async () => 0,
    },
  })
}
const choose = (mails: boolean, kind = 'no-rider') =>
  world.call('PUT', '/exception-alerts', { kind, sound: true, mail: mails })
const late = async (orders: number) => {
  for (let order = 0; order < orders; order += 1) await world.search()
  world.clock.advance(301)
  await world.look()
}
const totals = () => sent.map(({ occasion }) => (occasion.kind === 'exceptions' ? occasion.total : undefined))

describe('an email about exceptions', () => {
  it('goes once to an operator who chose it for the kind, and to no other one', async () => {
    await seedConsoleOperator(world.server, 'quiet@ops.test', [{ country: 'SG', role: 'dispatcher' }])
    await choose(true)
    await late(2)
    await mail()
    await mail()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ana@ops.test'])
    expect(sent[0]?.occasion).toMatchObject({
      kind: 'exceptions',
      total: 2,
      named: [{ kind: 'no-rider' }, { kind: 'no-rider' }],
      url: 'https://sg.example.test/console/exceptions',
    })
  })

  it('is sent by one of two processes', async () => {
    await choose(true)
    await late(1)
    await Promise.all([mail(), mail(), mail()])
    expect(totals()).toEqual([1])
  })

  it('gathers what opens within five minutes after another one', async () => {
    await choose(true)
    await late(1)
    await mail()
    await late(3)
    await mail()
    expect(totals()).toEqual([1, 3])
    sent.length = 0
    await world.search()
    await world.set('exceptionSeconds', 'no-rider=60')
    world.clock.advance(61)
    await world.look()
    await mail()
    expect(totals()).toEqual([])
    world.clock.advance(240)
    await mail()
    expect(totals()).toEqual([1])
  })

  it('is not sent to an operator who chose none', async () => {
    await choose(true)
    await choose(false)
    await late(1)
    await mail()
    expect(sent).toEqual([])
  })

  it('is not sent about an exception that ended, rests or has another owner', async () => {
    await choose(true)
    await late(3)
    const [one, two, three] = await world.open()
    const until = world.clock.now().getTime() / 1000 + 600
    await world.call('POST', `/exceptions/${one?.exception_id}/close`, { reason: 'done by phone' })
    await world.call('PUT', `/exceptions/${two?.exception_id}/snooze`, { until, reason: 'later' })
    await world.deps.db
      .updateTable('exception')
      .set({ owner_id: 'ben' })
      .where('exception_id', '=', three?.exception_id ?? '')
      .execute()
    await mail()
    expect(sent).toEqual([])
  })
})

it('names ten exceptions and counts the others', async () => {
  const occasion: Occasion = {
    kind: 'exceptions',
    url: 'https://sg.example.test/console/exceptions',
    total: 12,
    named: [{ kind: 'no-rider', subject: 'shop-AbC' }],
  }
  const letter = letterFor(occasion, await translatorFor('en'), 'Beckon')
  expect(letter).toMatchObject({
    subject: 'Exceptions that need a person: 12',
    paragraphs: ['No rider: shop-AbC', 'And more: 11'],
    action: { label: 'Open the queue', url: occasion.url },
  })
})

describe('the alerts of an operator', () => {
  it('are those of the rules until the operator chooses others, in this country only', async () => {
    const { result } = await world.call('GET', '/exception-alerts')
    expect(result).toContainEqual({ kind: 'no-rider', sound: true, mail: false })
    expect(result).toContainEqual({ kind: 'cash-short', sound: false, mail: false })
    const changed = await world.call('PUT', '/exception-alerts', {
      ...{ kind: 'no-rider', sound: false, mail: true },
    })
    expect(changed.result).toContainEqual({ kind: 'no-rider', sound: false, mail: true })
    const { headers } = await openConsole(world.server, world.ana, { country: 'MY' })
    const elsewhere = await send(world.server, 'GET', '/api/ops/v1/exception-alerts', { headers })
    expect(elsewhere.result).toContainEqual({ kind: 'no-rider', sound: true, mail: false })
  })

  it('are none of a program', async () => {
    const program = await seedOperator(world.server, 'nightly', ['SG'])
    const read = await send(world.server, 'GET', '/api/ops/v1/exception-alerts', {
      headers: program.headersIn('SG'),
    })
    expect(read.code).toBe('auth.forbidden')
  })
})
