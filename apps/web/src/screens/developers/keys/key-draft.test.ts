import type { ProgramKey } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { blankKey, draftOfKey, fieldsOfKey, missingOfKey } from './key-draft.ts'

const zone = 'Asia/Singapore'
const key: ProgramKey = {
  key_id: 'k1',
  name: 'Till',
  mode: 'live',
  scopes: ['read'],
  vendor_ids: null,
  networks: ['203.0.113.0/24', '2001:db8::/32'],
  // In the middle of a day, as a program may have set it.
  expires_at: Date.parse('2026-12-31T05:00:00Z') / 1000,
  state: 'open',
  secrets: [],
  created_at: 0,
  created_by: null,
  ended_at: null,
  used_at: null,
  version: 3,
}

describe('the draft of a key', () => {
  it('is a test key that may only read at first, and lacks its name', () => {
    expect([blankKey.mode, blankKey.scopes]).toEqual(['test', ['read']])
    expect([...missingOfKey(blankKey)]).toEqual(['name'])
  })

  it('lacks scopes and collection points where none is chosen', () => {
    expect([...missingOfKey({ ...blankKey, name: 'Till', scopes: [], points: [] })]).toEqual([
      'scopes',
      'points',
    ])
  })

  it('sends its fields trimmed, scopes in order and networks one by one', () => {
    const draft = {
      ...blankKey,
      name: ' Till ',
      scopes: ['money', 'read'],
      networks: ' 10.0.0.1,\n10.0.0.2\n',
    } as const
    expect(fieldsOfKey(draft, zone)).toEqual({
      name: 'Till',
      scopes: ['read', 'money'],
      vendor_ids: null,
      networks: ['10.0.0.1', '10.0.0.2'],
      expires_at: null,
    })
  })

  it('lets a key expire at the end of its last day in the zone of the country', () => {
    const { expires_at: end } = fieldsOfKey({ ...blankKey, lastDay: '2026-12-31' }, zone)
    expect(draftOfKey({ ...key, expires_at: end }, zone).lastDay).toBe('2026-12-31')
    expect((end ?? 0) * 1000).toBeGreaterThanOrEqual(Date.parse('2026-12-31T15:59:59Z'))
  })

  it('keeps the exact expiry of a key whose day was not changed', () => {
    const draft = draftOfKey(key, zone)
    expect(fieldsOfKey({ ...draft, name: 'Shop' }, zone, key)).toMatchObject({
      name: 'Shop',
      networks: key.networks,
      expires_at: key.expires_at,
    })
    expect(fieldsOfKey({ ...draft, lastDay: '' }, zone, key).expires_at).toBeNull()
  })
})
