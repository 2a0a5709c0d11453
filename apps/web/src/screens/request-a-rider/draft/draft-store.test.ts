// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { isSame } from '../../../platform/storage/index.ts'
import { draftStore } from './draft-store.ts'
import { emptyDraft } from './request-draft.ts'

const kept = { key: 'k', sent: null, isPushed: false }
const { parcel: _parcel, ...older } = { ...emptyDraft, name: 'Mai' }

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('reads drafts stored without weight and size', () => {
  localStorage.setItem('beckon.request-draft.u.v', JSON.stringify({ ...kept, draft: older }))
  expect(draftStore('u', 'v').read()?.draft).toEqual({ ...older, parcel: null })
})

it('keeps weight and size', () => {
  const draft = { ...emptyDraft, parcel: { grams: 2000, sideCm: 25 } }
  draftStore('u', 'v').write({ ...kept, draft })
  expect(draftStore('u', 'v').read()?.draft).toEqual(draft)
})

it('reads drafts stored without the fields of pasted messages and customer questions', () => {
  const {
    toCheck: _marks,
    pendingPlace: _pendingPlace,
    placeRequest: _asked,
    ...before
  } = { ...emptyDraft, name: 'Mai' }
  localStorage.setItem('beckon.request-draft.u.v', JSON.stringify({ ...kept, draft: before }))
  expect(draftStore('u', 'v').read()?.draft).toEqual({
    ...before,
    toCheck: [],
    pendingPlace: null,
    placeRequest: null,
  })
})

it('stores fields to check, the pending place and the question to the customer', () => {
  const place = { latitude: 1.3, longitude: 103.8, address: 'Garden', unit: '', building: '', notes: '' }
  const taken = { ...place, name: 'Mai', phone: '91234567', precision: 'street' as const }
  const placeRequest = { id: 'a', url: 'https://x/where#t', expiresAt: 1, taken, before: ['Gate 2'] }
  const pendingPlace = { text: '12 Garden Road', point: { latitude: 1.3, longitude: 103.8 } }
  const draft = { ...emptyDraft, toCheck: ['name' as const], pendingPlace, placeRequest }
  draftStore('u', 'v').write({ ...kept, draft })
  expect(draftStore('u', 'v').read()?.draft).toEqual(draft)
})

it('a stored draft equals the one that is read back, so that another tab recognises its own', () => {
  const draft = { ...emptyDraft, name: 'Mai', parcel: { sideCm: 25, grams: 2000 } }
  draftStore('u', 'v').write({ ...kept, draft })
  expect(isSame(draftStore('u', 'v').read()?.draft, draft)).toBe(true)
  expect(isSame(draftStore('u', 'v').read()?.draft, { ...draft, name: 'May' })).toBe(false)
})

const byMai = { ...kept, draft: { ...emptyDraft, name: 'Mai' } }
const byTan = { ...kept, key: 'other', draft: { ...emptyDraft, name: 'Tan' } }
/** The same browser, seen from a tab that has written nothing. */
const inNewTab = <T>(use: () => T): T => {
  const own = sessionStorage.getItem('beckon.request-draft.u.v')
  sessionStorage.clear()
  const result = use()
  sessionStorage.clear()
  if (own !== null) sessionStorage.setItem('beckon.request-draft.u.v', own)
  return result
}

it('restores each tab’s own draft, and the latest draft in a new tab', () => {
  draftStore('u', 'v').write(byMai)
  inNewTab(() => draftStore('u', 'v').write(byTan))
  expect(draftStore('u', 'v').read()?.draft.name).toBe('Mai')
  expect(inNewTab(() => draftStore('u', 'v').read())?.draft.name).toBe('Tan')
})

it('deletes a sent request and keeps the draft of another tab', () => {
  draftStore('u', 'v').write(byMai)
  inNewTab(() => draftStore('u', 'v').write(byTan))
  draftStore('u', 'v').write({ ...byMai, isPushed: true })
  expect(draftStore('u', 'v').read()?.draft.name).toBe('Tan')
  draftStore('u', 'v').write({ ...byTan, isPushed: true })
  expect(draftStore('u', 'v').read()).toBeUndefined()
})

it('does not offer a request that another tab has sent meanwhile', () => {
  draftStore('u', 'v').write(byMai)
  inNewTab(() => draftStore('u', 'v').write({ ...byMai, isPushed: true }))
  expect(draftStore('u', 'v').read()).toBeUndefined()
})
