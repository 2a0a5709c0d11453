import { expect, it, vi } from 'vitest'
import { createTextStore, loadTexts, textVersions } from './index.ts'

const { files } = vi.hoisted(() => ({ files: new Map<string, () => Promise<object | undefined>>() }))
vi.mock('../client/request-json.ts', () => ({
  requestJson: async (path: string) => {
    const tag = [...files.keys()].find((one) => path.startsWith(`/texts/portal-${one}.`))
    const body = tag === undefined ? undefined : await files.get(tag)?.()
    return body ? { ok: true, body } : { ok: false, status: 0, code: '' }
  },
  fieldOf: (body: Record<string, unknown>, name: string) => body[name],
}))

const versions = textVersions({})
const english = { 'app.load-failed': 'failed', 'action.retry': 'Retry' }
const has = (tag: string, texts: object | undefined) => files.set(tag, async () => texts)

async function store() {
  files.clear()
  has('en', english)
  const texts = await loadTexts('en', versions)
  if (!texts) throw new Error('English is there')
  return createTextStore(texts, versions)
}

it('shows a language once it is loaded, and announces it', async () => {
  const texts = await store()
  const listener = vi.fn()
  texts.subscribe(listener)
  has('ms', { ...english, 'action.retry': 'Cuba lagi' })
  await texts.show('ms')
  expect([texts.shown().locale, texts.shown().look('action.retry')]).toEqual(['ms', 'Cuba lagi'])
  expect(listener).toHaveBeenCalledOnce()
})

it.each([
  ['cannot be loaded', undefined],
  ['is no catalogue', { page: 'of a captive portal' }],
])('keeps the present language when another one %s', async (_, body) => {
  const texts = await store()
  has('ms', body)
  await texts.show('ms')
  expect(texts.shown().locale).toBe('en')
})

it('shows the language that was chosen last when an earlier one arrives later', async () => {
  const texts = await store()
  const slow = Promise.withResolvers<object>()
  files.set('ms', () => slow.promise)
  has('th', english)
  const first = texts.show('ms')
  await texts.show('th')
  slow.resolve(english)
  await first
  expect(texts.shown().locale).toBe('th')
})

it('loads the texts for another reader without showing them', async () => {
  const texts = await store()
  has('ms', { ...english, 'action.retry': 'Cuba lagi' })
  expect((await texts.load('ms'))?.look('action.retry')).toBe('Cuba lagi')
  expect(await texts.load('en')).toBe(texts.shown())
  expect(texts.shown().locale).toBe('en')
})
