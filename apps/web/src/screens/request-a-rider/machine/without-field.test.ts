import { parameters } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { problemOfDraft } from '../draft/check-draft.ts'
import { emptyDraft } from '../draft/request-draft.ts'
import { withoutField } from './request-state.ts'

const problem = problemOfDraft(emptyDraft, {
  vendorId: 'v',
  country: 'SG',
  currency: 'SGD',
  step: 'details',
  methods: ['PAID'],
  limits: parameters.SG,
  now: 1000,
})

it('shows the sentence of the next invalid field once the first one is edited', () => {
  expect(problem?.key).toBe('request.fault.unit-missing')
  const left = withoutField(problem, { unit: '#04-12' })
  expect(left?.key).toBe('request.fault.name-missing')
  expect(left?.fields).not.toHaveProperty('unit')
})

it('keeps the sentence of the first invalid field while another one is edited', () => {
  expect(withoutField(problem, { name: 'Mai' })?.key).toBe('request.fault.unit-missing')
})

it('keeps the general sentence of the service while fields that it names are left', () => {
  const fields = { name: 'request.fault.name-missing', phone: 'request.fault.phone-missing' }
  const refused = { key: 'error.order-invalid', fields }
  expect(withoutField(refused, { name: 'Mai' })?.key).toBe('error.order-invalid')
  expect(withoutField(refused, { name: 'Mai', phone: '9' })).toBeNull()
})
