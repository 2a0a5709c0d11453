// @vitest-environment happy-dom
import type { RiderDocument } from '@beckon/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshDatabase, localChanges, fakeService, offline, refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { createDocuments, sendDocuments } from '../../platform/documents/index.ts'
import { violationsOf } from './document-form.ts'
import { Screen } from './Screen.tsx'

beforeEach(() =>
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() })),
)
afterEach(() => vi.unstubAllGlobals())

const sent = (changes: object = {}) => ({
  ...{ id: '11111111-1111-4111-8111-111111111111', kind: 'identity', expires_on: '2027-06-30' },
  ...{ media_type: 'application/pdf', sent_at: 1000, state: 'approved', reason: null, number: 'S1234567A' },
  ...changes,
})
const document = (changes: object = {}): RiderDocument =>
  ({ kind: 'identity', is_required: true, state: 'missing', sent: [], ...changes }) as RiderDocument
const show = async (listOwnDocuments: () => unknown) => {
  const made = await riderDeps({ listOwnDocuments })
  const page = await render(<Screen />, made.deps)
  await page.settle()
  return { page, ...made }
}

it('a missing document is shown with its effect on offers and a form for it', async () => {
  const { page } = await show(() => ({ result: [document()] }))
  expect(page.text()).toContain('Identity card or passport')
  expect(page.text()).toContain('Missing')
  expect(page.text()).toContain('No offers come until')
  await page.press('Send document')
  await page.press('Send document')
  expect(page.text()).toContain('Please enter the document number')
  expect(page.text()).toContain('Please take a photo or choose a file')
  await page.unmount()
})

it.each([
  [document({ state: 'valid', sent: [sent()] }), ['Valid', 'S1234567A', 'Valid until'], ['No offers come']],
  [
    document({ state: 'expiring', sent: [sent(), sent({ id: 'b', state: 'waiting' })] }),
    ['Expires soon', 'is being checked'],
    ['No offers come'],
  ],
  [
    document({ state: 'refused', sent: [sent({ state: 'refused', reason: 'too dark' })] }),
    ['Not accepted', 'Reason: too dark', 'No offers come'],
    [],
  ],
  [
    document({ state: 'waiting', sent: [sent({ state: 'waiting' })], is_required: false }),
    ['Being checked', 'Not required'],
    ['No offers come'],
  ],
])('the document %j is shown by its state', async (one, shown, hidden) => {
  const { page } = await show(() => ({ result: [one] }))
  for (const text of shown) expect(page.text()).toContain(text)
  for (const text of hidden) expect(page.text()).not.toContain(text)
  await page.unmount()
})

it('a file whose connection is lost while it arrives can be asked for again', async () => {
  const { deps } = await riderDeps({ listOwnDocuments: () => ({ result: [document({ sent: [sent()] })] }) })
  let isLost = true
  const lost = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) }))
  const open = async () => ({ ok: true, answer: isLost ? lost : new Response('%PDF') }) as const
  const page = await render(<Screen />, { ...deps, client: { ...deps.client, open } })
  await page.settle()
  await page.press('Show file')
  await page.settle()
  expect(page.text()).toContain('We could not reach the service')
  isLost = false
  await page.press('Show file')
  await page.settle()
  expect(page.place.querySelector('a[download]')?.getAttribute('href')).toBe('blob:1')
  await page.unmount()
})

it('a rider of a country without required documents sees that there is nothing to send', async () => {
  const { page } = await show(() => ({ result: [] }))
  expect(page.text()).toContain('You do not need to send any documents.')
  await page.unmount()
})

it('without a connection the last answer is shown, with what waits on the phone', async () => {
  let isOffline = false
  const { page, deps } = await show(() => (isOffline ? offline : { result: [document()] }))
  await page.unmount()
  isOffline = true
  await deps.documents.send({
    kind: 'identity',
    number: 'S1',
    expiresOn: '2027-01-01',
    file: new Blob(['card']),
  })
  const later = await render(<Screen />, deps)
  await later.settle()
  expect(later.text()).toContain('Saved on this phone')
  expect(later.text()).toContain('Try again')
  await later.unmount()
})

it.each([
  [{ number: 'S1', expiresOn: '2026-11-25', file: new Blob(['a']) }, []],
  [{ number: ' S ', expiresOn: '2026-11-24', file: undefined }, ['number', 'expires', 'file']],
  [{ number: 'S1', expiresOn: '', file: new Blob(['a']) }, ['expires']],
])('the entries %j lack %j on 2026-11-25', (entry, wrong) => {
  expect(violationsOf(entry, '2026-11-25')).toEqual(wrong)
})

async function phone(sendOwnDocument: () => unknown) {
  const [db, changes] = [await freshDatabase(), localChanges()]
  const { client, made } = fakeService({ sendOwnDocument, listOwnDocuments: () => offline })
  let ids = 0
  const newId = () => `id-${(ids += 1)}`
  const documents = createDocuments({ db, changes, client, newId, sendNow: () => undefined })
  const add = (number: string) =>
    documents.send({ kind: 'identity', number, expiresOn: '2027-01-01', file: new Blob(['card']) })
  const waiting = async () => {
    await documents.refresh()
    return documents.waiting.get()
  }
  return {
    db,
    changes,
    client,
    made,
    documents,
    add,
    waiting,
    sendNow: () => sendDocuments({ db, changes, client }),
  }
}

it('a document that waits is sent when there is a connection, with the same id each time', async () => {
  let isOffline = true
  const { add, made, waiting, sendNow, documents } = await phone(() =>
    isOffline ? offline : { result: [document({ state: 'waiting' })] },
  )
  await add('S1')
  expect(await sendNow()).toBe('failed')
  isOffline = false
  expect(await sendNow()).toBe('done')
  const puts = made.filter(({ call }) => call === 'sendOwnDocument')
  expect(puts.map(({ input }) => input.params)).toEqual([{ id: 'id-1' }, { id: 'id-1' }])
  expect(await waiting()).toEqual([])
  expect(documents.list.get()).toMatchObject([{ state: 'waiting' }])
})

it.each([
  ['sent', { result: [document({ state: 'waiting' })] }],
  ['refused', refused(422, 'document.invalid')],
])('a document that was replaced while it was %s stays until the new one is sent', async (_, answer) => {
  let again = async () => {}
  const { add, waiting, sendNow } = await phone(async () => {
    await again()
    return answer
  })
  again = async () => {
    again = async () => {}
    await add('S2')
  }
  await add('S1')
  await sendNow()
  expect(await waiting()).toMatchObject([{ id: 'id-2', number: 'S2', refused: undefined }])
})

it.each([
  [422, 'document.invalid', 1, 'done'],
  [413, 'document.too-large', 1, 'done'],
  [401, 'auth.required', 2, 'failed'],
  [429, 'request.too-many', 2, 'failed'],
])(
  'a document that is refused with %d %s is sent %d times in two attempts',
  async (status, code, times, result) => {
    const { add, made, waiting, sendNow } = await phone(() => refused(status, code))
    await add('S1')
    expect(await sendNow()).toBe(result)
    await sendNow()
    expect(made.filter(({ call }) => call === 'sendOwnDocument')).toHaveLength(times)
    expect((await waiting())[0]?.refused).toBe(times === 1 ? `error.${code}` : undefined)
  },
)
