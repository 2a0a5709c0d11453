import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { type ProgramCall, programCalls, programFailure, successStatus } from '@beckon/contract'
import { BeckonError } from '@beckon/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '../../../../../test/seed/sign-in.ts'
import { eventually } from '../../../../../test/eventually.ts'
import { until } from '../../../../../test/core.ts'
import { hasCurl, type SiteWorld, startSiteWorld } from '../../../../../test/worlds/site-world.ts'
import { differences, recordAnswer, writeAnswers } from '../../../../../test/stranger/example-answers.ts'
import { proseOf } from '../prose.ts'
import { siteFiles } from '../site.ts'
import { exampleAnswers } from './answers.ts'

const calls: readonly ProgramCall[] = Object.values(programCalls)

/** Calls for which a new order or upload has nothing to answer, with the code that is documented for it. */
const refused: Readonly<Record<string, string>> = {
  getProofPhoto: 'photo.not-found',
  getRiderPosition: 'order.no-rider',
  decideOrder: 'decision.gone',
  placeBulkUpload: 'bulk.changed',
}

const isRecording = process.env['RECORD_ANSWERS'] === '1'

let world: SiteWorld
let sections: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  sections = shownSections()
  world = await startSiteWorld()
})
afterAll(async () => {
  if (isRecording) writeAnswers()
  await world.stop()
})

/** The blocks of code of each call, as the pages show them: both requests, then the answer. */
function shownSections(): ReadonlyMap<string, readonly string[]> {
  const text = [...siteFiles()].map(([, file]) => file.text).join('')
  return new Map(
    text.split('<section>').flatMap((section): [string, readonly string[]][] => {
      const name = / id="(\w+)"/u.exec(section)?.[1]
      const blocks = [...section.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/gu)]
      return name && blocks.length >= 2 ? [[name, blocks.map(([, code = '']) => unescaped(code))]] : []
    }),
  )
}

const unescaped = (code: string): string =>
  code
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

async function newUpload(): Promise<string> {
  const { beckon } = world
  const bytes = Uint8Array.from(await world.readFile('orders.xlsx'))
  const { id } = await beckon.bulkUploads.create('test.shop', new File([bytes], 'orders.xlsx'))
  await until(async () => (await beckon.bulkUploads.get(id)).state === 'checked')
  return id
}

async function newEndpoint() {
  const body = { url: 'http://127.0.0.1:9/' }
  const made = await world.post<{ endpoint: { endpoint_id: string } }>('/api/v1/webhook-endpoints', body)
  const endpoint = made.endpoint.endpoint_id
  const sent = await world.post<{ event_id: string }>(`/api/v1/webhook-endpoints/${endpoint}/test`, {})
  // Its delivery is queued when the event is published.
  await until(async () => (await world.beckon.webhookEndpoints.deliveries(endpoint)).data.length > 0)
  return { endpoint, event: sent.event_id }
}

const person = {
  name: 'Tan',
  phone: '+6581234567',
  address: '5 Garden Road',
  latitude: 1.31,
  longitude: 103.86,
}

/** The same customer twice is refused, so others are deleted. */
async function onlyAddress(): Promise<string> {
  const { addresses } = world.beckon
  for await (const { id } of addresses.all('test.shop')) await addresses.delete('test.shop', id)
  return (await addresses.create('test.shop', person)).id
}

/** The lines with ids that exist in the place of those of the example. */
async function withIds(code: string): Promise<string> {
  let lines = code
    .replaceAll('till-1-order-1042', randomUUID())
    .replaceAll('https://shop.example.com/beckon', 'http://127.0.0.1:9/beckon')
  if (/01J9ZK3V7T4QX|eyJhbG/u.test(lines)) {
    const { id, quote } = await world.order()
    lines = lines.replaceAll('SG-SHOP-01J9ZK3V7T4QX', id).replaceAll('eyJhbGciOiJFZERTQSJ9.…', quote)
  }
  if (lines.includes('SG-SHOP-9C1E44')) lines = lines.replaceAll('SG-SHOP-9C1E44', await newUpload())
  if (lines.includes('we_4Qm')) {
    const { endpoint, event } = await newEndpoint()
    lines = lines.replaceAll('we_4Qm', endpoint).replaceAll('evt_9Xk', event)
  }
  const addressId = /(?<=['/])a1\b/gu
  if (addressId.test(lines)) lines = lines.replaceAll(addressId, await onlyAddress())
  return lines.replaceAll('SG-SHOP', 'test.shop')
}

describe('the requests of the pages', () => {
  it('are two for each call', () => {
    expect(calls.map(({ name }) => name).filter((name) => !sections.has(name))).toEqual([])
  })

  it.skipIf(!hasCurl).each(calls)('$name answers the shown command by its schema', async (call) => {
    const { status, text: printed } = await world.curl(await withIds(sections.get(call.name)?.[0] ?? ''))
    const text = call.file ? String(await world.readFile('photo.jpg')) : printed
    const code = refused[call.name]
    if (code) {
      expect(call.errors).toContain(code)
      return expect(programFailure.parse(JSON.parse(text)).error).toMatchObject({ code })
    }
    expect([status, text]).toEqual([successStatus(call), text])
    expect(call.answer.safeParse(JSON.parse(text)).error?.issues).toBeUndefined()
    if (call.file) return
    if (isRecording) recordAnswer(call.name, text)
    else expect(differences(JSON.parse(text), exampleAnswers[call.name])).toEqual([])
  })

  it.each(calls)('$name answers the shown JavaScript', async ({ name }) => {
    const answer = await runJavaScript(await withIds(sections.get(name)?.[1] ?? '')).catch(
      (error: unknown) => error,
    )
    const code = refused[name]
    if (code) return expect(answer).toMatchObject({ code })
    expect(answer).not.toBeInstanceOf(BeckonError)
    expect(answer).not.toBeInstanceOf(Error)
    expect(answer).not.toHaveProperty('error')
  })
})

/** Runs lines of a page, with the client that their guide makes. */
async function runJavaScript(code: string): Promise<unknown> {
  const source = `export default async (beckon, process, readFile) => {\n${code}\nreturn answer\n}`
  const { default: lines } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return lines(world.beckon, { env: world.env }, world.readFile)
}

describe('the answers of the pages', () => {
  it.each(calls.filter(({ file }) => !file))('$name has one with the fields of its schema alone', (call) => {
    const shown: unknown = JSON.parse(sections.get(call.name)?.[2] ?? '')
    expect(shown).toEqual(exampleAnswers[call.name])
    expect(call.answer.parse(shown)).toEqual(shown)
  })

  it('have no secret and no address of a machine', () => {
    expect(JSON.stringify(exampleAnswers)).not.toMatch(
      /127\.0\.0\.1|localhost|whsec_\w|eyJ[\w-]+\.\w|test\.shop/u,
    )
  })
})

describe('the guide', () => {
  it.skipIf(!hasCurl)('leads from the key to a cancelled order, command by command', async () => {
    const commands = blocksOf('guide', 'sh').filter((block) => block.startsWith('curl'))
    const known: Record<string, string> = { POINT: 'test.shop' }
    const answers: Record<string, unknown>[] = []
    for (const command of commands) {
      const { status, text } = await world.curl(command, known)
      const success = command.includes('/orders" ') ? 201 : 200
      expect([command, status, text]).toEqual([command, success, text])
      const answer = JSON.parse(text) as Record<string, unknown>
      answers.push(answer)
      const id = String(answer['id'])
      if (command.includes('/quotes"')) known['QUOTE'] = id
      if (command.includes('/orders" ')) known['ORDER'] = id
    }
    expect(answers).toHaveLength(6)
    expect(answers.at(-1)).toMatchObject({ status: 'cancelled' })
  })

  it('has a program that orders and cancels', async () => {
    const [program = ''] = blocksOf('guide', 'js')
    const printed = await world.runProgram(program)
    expect(printed).toMatch(/^Fee \d+ SGD\nOrder test\.shop\S+ \w+ [1-9]\d*\ncancelled\n$/u)
  })
})

describe('the other pages', () => {
  it.skipIf(!hasCurl)('have commands that make a key', async () => {
    const [login = '', make = ''] = blocksOf('keys', 'sh')
    const owner = { OWNER_EMAIL: world.email, OWNER_PASSWORD: testPassword, BUSINESS: 'shop' }
    const { result } = JSON.parse((await world.curl(login, owner)).text)
    const { AccessToken: ACCESS_TOKEN, IdToken: ID_TOKEN } = result.AuthenticationResult
    const made = JSON.parse((await world.curl(make, { ...owner, ACCESS_TOKEN, ID_TOKEN })).text)
    expect(made.result.secret).toMatch(/^bkn_test_[0-9A-Za-z]{36}$/u)
  })

  it.skipIf(!hasCurl)(
    'have commands that add an endpoint, let events be sent again and read a page',
    async () => {
      const [add = '', resend = ''] = blocksOf('webhooks', 'sh')
      const made = JSON.parse((await world.curl(add, { RECEIVER_URL: 'http://127.0.0.1:9/' })).text)
      expect(made.secret).toMatch(/^whsec_/u)
      const ENDPOINT = made.endpoint.endpoint_id
      expect(JSON.parse((await world.curl(resend, { ENDPOINT })).text)).toEqual({ resent: 0 })
      const [list = ''] = blocksOf('requests', 'sh')
      expect(JSON.parse((await world.curl(list)).text)).toHaveProperty('next_cursor')
    },
  )
})

it('the receiver of the page about webhooks accepts an event and refuses a forged one', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const made = await world.post<Added>('/api/v1/webhook-endpoints', { url })
  const [code = ''] = blocksOf('webhooks', 'js')
  const receiver = await world.startProgram(code, {
    PORT: String(port),
    BECKON_WEBHOOK_SECRET: made.secret,
  })
  try {
    await eventually(async () => {
      const forged = await fetch(url, { method: 'POST', body: '{"type":"ping"}' })
      expect(forged.status).toBe(400)
    })
    await world.post(`/api/v1/webhook-endpoints/${made.endpoint.endpoint_id}/test`, { type: 'ping' })
    await eventually(() => expect(receiver.printed()).toContain('ping'))
  } finally {
    receiver.stop()
  }
})

interface Added {
  readonly secret: string
  readonly endpoint: { readonly endpoint_id: string }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe('the site', () => {
  const open = (url: string, headers: Record<string, string> = {}) =>
    world.server.app.inject({ url, headers })

  it.each(['/developers', '/developers/', '/developers/guide?from=mail', '/developers/calls/orders'])(
    'answers %s to anyone, with the policy of the other pages',
    async (url) => {
      const { statusCode, headers } = await open(url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    },
  )

  it.each([
    ['openapi.json', 'openapi'],
    ['postman.json', 'info'],
  ])('has the file %s', async (name, field) => {
    const answer = await open(`/developers/${name}`)
    expect(answer.headers['content-type']).toMatch(/^application\/json/u)
    expect(answer.json()).toHaveProperty(field)
  })

  it('sends a page again only where it has changed', async () => {
    const { headers } = await open('/developers')
    const again = await open('/developers', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    '/developers/none',
    '/developers/not-found',
    '/developers/%3Cscript%3E',
    '/developers/..%2Fpostman.json',
  ])('answers 404 for %s without a part of the address', async (url) => {
    const { statusCode, body } = await open(url)
    expect([statusCode, body.includes('<script>')]).toEqual([404, false])
  })
})

const blocksOf = (page: string, language: string): string[] =>
  [...proseOf(page).matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gmu)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code)
