// @vitest-environment happy-dom
import { calls } from '@beckon/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { previewFetch } from './preview-fetch.ts'
import { MARK, type Preview } from './preview.ts'
import { placesOf } from './watch-draft.ts'

const preview: Preview = {
  country: 'NO',
  locale: 'nb',
  scheme: 'dark',
  text: { key: 'landing.title', text: 'Bud på timen' },
}

const sent: Request[] = []
const service: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  sent.push(request)
  const { pathname } = new URL(request.url)
  const bodies: Readonly<Record<string, object>> = {
    '/config.json': { currency: 'NOK', pictures: { logo: 'saved' } },
    '/texts/portal-nb.json': { 'landing.title': 'Bud', 'landing.lead': 'Hei' },
  }
  return Response.json(bodies[pathname] ?? { of: 'service' })
}
const get = async (path: string, changed: Partial<Preview> = {}, init?: RequestInit) =>
  (
    await previewFetch({ fetch: service, Request, Response }, { ...preview, ...changed })(
      `http://localhost${path}`,
      init,
    )
  ).json()

beforeEach(() => void sent.splice(0))
afterEach(() => {
  document.body.innerHTML = ''
})

describe('the requests of a page in a frame of the console', () => {
  it('are for the country that the operator chose', async () => {
    await get('/config.json')
    expect(sent[0]?.headers.get('x-country')).toBe('NO')
    expect(sent[0]?.headers.get('x-beckon-console')).toBe('1')
  })

  it('for texts are answered with the text that is not saved, between marks', async () => {
    expect(await get('/texts/portal-nb.json?v=1')).toEqual({
      'landing.title': `${MARK}Bud på timen${MARK}`,
      'landing.lead': 'Hei',
    })
    const other = { text: { key: 'no.such', text: 'x' } }
    expect(await get('/texts/portal-nb.json', other)).not.toHaveProperty(['no.such'])
  })

  it('for pictures and terms are answered with those that are not saved', async () => {
    const logo = { hash: 'a', path: '/brand/a.webp', width: 1, height: 1 }
    expect(await get('/config.json', { pictures: { logo } })).toMatchObject({ pictures: { logo } })
    expect(await get('/config.json')).toMatchObject({ pictures: { logo: 'saved' } })
    const terms = { version: '2027-01-01', text: { lead: 'Hei', sections: [] } }
    expect(await get(calls.showTerms.path, { terms })).toEqual({ result: { ...terms, language: 'nb' } })
    expect(await get(calls.showTerms.path)).toEqual({ of: 'service' })
  })

  it('that would change something do not reach the service', async () => {
    const answer = await previewFetch({ fetch: service, Request, Response }, preview)(
      'http://localhost/api/x',
      { method: 'POST' },
    )
    expect([answer.status, sent]).toEqual([503, []])
  })
})

it('the storage of a preview has what it begins with, and ends with the page', () => {
  const storage = memoryStorage({ a: '1' })
  storage.setItem('b', '2')
  storage.removeItem('a')
  expect([storage.length, storage.key(0), storage.getItem('a'), storage.getItem('b')]).toEqual([
    1,
    'b',
    null,
    '2',
  ])
})

it('the places that show the draft, also to screen readers, are found', () => {
  document.body.innerHTML = `<h1>${MARK}Bud${MARK}</h1><p>Hei</p><input placeholder="${MARK}Bud${MARK}">`
  expect([...placesOf(document.body)].map(({ tagName }) => tagName)).toEqual(['H1', 'INPUT'])
})
