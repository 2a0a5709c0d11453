import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import { countryPreview, shopPreview, tariffText } from '../../wire/operations/price.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'
/** Each figure that is typed asks once; a day of orders is priced for each. */
const PREVIEWS_PER_MINUTE = 60

export const previewShopTariff = defineCall({
  name: 'previewShopTariff',
  method: 'GET',
  path: `${base}/vendors/:id/tariff-preview`,
  summary: 'The fees of the last 30 days as they were, and at other prices.',
  audience,
  action: 'shops.read',
  rate: PREVIEWS_PER_MINUTE,
  params: z.object({ id: vendorId }),
  query: z.object({ tariff: tariffText }),
  answer: z.object({ result: shopPreview }),
})

export const previewCountryTariff = defineCall({
  name: 'previewCountryTariff',
  method: 'GET',
  path: `${base}/tariff-preview`,
  summary: 'The fees of a day in the country as they were, and at other prices of the country.',
  audience,
  action: 'orders.read',
  rate: PREVIEWS_PER_MINUTE,
  query: z.object({
    tariff: tariffText,
    /** In the time zone of the country, at most 30 days ago; yesterday where absent. */
    day: z.iso.date().optional(),
  }),
  answer: z.object({ result: countryPreview }),
})
