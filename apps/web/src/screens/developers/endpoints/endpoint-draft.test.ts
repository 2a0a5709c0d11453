import { expect, it } from 'vitest'
import { blankEndpoint, fieldsOfEndpoint, missingOfEndpoint } from './endpoint-draft.ts'

it('is thin, for all usual events and all collection points at first, and lacks its address', () => {
  expect(fieldsOfEndpoint(blankEndpoint)).toMatchObject({
    events: null,
    full: false,
    collection_points: null,
  })
  expect([...missingOfEndpoint(blankEndpoint)]).toEqual(['url'])
})

it('lacks events and collection points where none is chosen', () => {
  const draft = { ...blankEndpoint, url: 'https://tea.test/', events: [], points: [] }
  expect([...missingOfEndpoint(draft)]).toEqual(['events', 'points'])
})

it('sends its events in the order of the catalogue and its address trimmed', () => {
  const draft = { ...blankEndpoint, url: ' https://tea.test/ ', events: ['ping', 'order.created'] } as const
  expect(fieldsOfEndpoint(draft)).toMatchObject({
    url: 'https://tea.test/',
    events: ['order.created', 'ping'],
  })
})
