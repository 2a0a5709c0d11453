import { expect, it } from 'vitest'
import { connectGateways } from './connect-gateways.ts'

const merchants = {
  SG: { apiKey: 'key', webhookSecret: 'present', earlierWebhookSecret: 'earlier' },
  MY: { apiKey: 'key', webhookSecret: 'alone' },
}
const gateways = connectGateways({ url: 'https://cards.test', apiUrl: 'https://cards.test', merchants })

it('events may be signed with the present and the earlier secret of a country, and with no other one', () => {
  expect(gateways.secretsOf('SG')).toEqual(['present', 'earlier'])
  expect(gateways.secretsOf('MY')).toEqual(['alone'])
  expect(gateways.secretsOf('TH')).toEqual([])
})
