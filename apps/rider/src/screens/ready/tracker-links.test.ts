import { expect, it } from 'vitest'
import { codeOf, deepLinkOf } from './tracker-links.ts'

const tracker = { url: 'https://beckon.test/api/fleet/v1/traccar', tracker_id: 'a-b_c' }

it('the code for Traccar Client is the address of the server with the id and the settings', () => {
  const code = new URL(codeOf(tracker))
  expect(code.origin + code.pathname).toBe(tracker.url)
  expect(Object.fromEntries(code.searchParams)).toEqual({
    id: 'a-b_c',
    accuracy: 'high',
    distance: '30',
    interval: '30',
    heartbeat: '60',
    service: 'true',
  })
})

it('the link for the same phone has the server as a parameter', () => {
  const link = new URL(deepLinkOf(tracker))
  expect([link.protocol, link.host]).toEqual(['org.traccar.client:', 'config'])
  expect(link.searchParams.get('url')).toBe(tracker.url)
  expect(link.searchParams.get('id')).toBe('a-b_c')
})
