// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { draftStore } from './draft-store.ts'
import { emptyDraft } from './request-draft.ts'

const kept = { key: 'k', sent: null, isPushed: false }
const { parcel: _parcel, ...older } = { ...emptyDraft, name: 'Mai' }

afterEach(() => localStorage.clear())

it('finds what was written before weight and size were asked about', () => {
  localStorage.setItem('beckon.request-draft.u.v', JSON.stringify({ ...kept, draft: older }))
  expect(draftStore('u', 'v').read()?.draft).toEqual({ ...older, parcel: null })
})

it('keeps weight and size', () => {
  const draft = { ...emptyDraft, parcel: { grams: 2000, sideCm: 25 } }
  draftStore('u', 'v').write({ ...kept, draft })
  expect(draftStore('u', 'v').read()?.draft).toEqual(draft)
})
