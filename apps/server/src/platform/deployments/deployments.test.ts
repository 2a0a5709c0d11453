import { expect, it } from 'vitest'
import { checkDeployments } from './deployments.ts'

const linksOf = (environment: 'san' | 'prd') => {
  const checked = checkDeployments({ environment })
  if (!checked.ok) throw new Error(checked.errors.join('\n'))
  return checked.deployments.get('HU')?.links
}

it('leads to pages of others in production', () =>
  expect(linksOf('prd')).toMatchObject({
    documentation: expect.stringMatching(/^https:/),
    partnerSignUp: expect.stringMatching(/^https:/),
  }))

it('leads only to its own pages in a rehearsal, where there are no others', () =>
  expect(linksOf('san')).toEqual({
    privacy: '/privacy',
    terms: '/termsandconditions',
    documentation: null,
    partnerSignUp: null,
  }))
