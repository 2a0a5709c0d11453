import { expect, it } from 'vitest'
import { countryCodes, parameters } from '../country/index.ts'
import { asText, fromText, parameterNames } from './index.ts'

it('reads what it writes, in every country', () => {
  for (const country of countryCodes) {
    for (const name of parameterNames) {
      const text = asText(parameters[country], name)
      expect(fromText(name, text)).toEqual({ ok: true, value: parameters[country][name] })
    }
  }
})

it.each([
  ['serviceHours', '', 'error.service-hours-format'],
  ['serviceHours', '0900:1800 ', 'error.service-hours-format'],
  ['serviceHours', '٠٩٠٠:١٨٠٠', 'error.service-hours-format'],
  ['serviceHours', '0900:9999', 'error.service-hours-range'],
  ['allOutletOrders', 'TRUE', 'error.parameter-invalid'],
  ['onlinePaymentActivated', '1', 'error.parameter-invalid'],
  ['orderItemValueExceedLimit', '', 'error.parameter-invalid'],
  ['orderItemValueExceedLimit', '-5', 'error.parameter-invalid'],
  ['orderItemValueExceedLimit', '1e3', 'error.parameter-invalid'],
  ['orderItemValueExceedLimit', 'Infinity', 'error.parameter-invalid'],
  ['riderAdvanceLimit', '', 'error.parameter-invalid'],
  ['riderAdvanceLimit', '-1', 'error.parameter-invalid'],
  ['riderAdvanceLimit', '1e3', 'error.parameter-invalid'],
  ['riderCashLimit', '-1', 'error.parameter-invalid'],
  ['moneyApprovalLimit', '-1', 'error.parameter-invalid'],
  ['riderParcels', '0', 'error.parameter-invalid'],
  ['riderParcels', '4', 'error.parameter-invalid'],
  ['riderDocuments', '', 'error.parameter-invalid'],
  ['riderDocuments', 'identity|diploma', 'error.parameter-invalid'],
  ['riderDocuments', 'identity|identity', 'error.parameter-invalid'],
  ['riderDocuments', 'none|identity', 'error.parameter-invalid'],
  ['riderDocumentDays', '0', 'error.parameter-invalid'],
  ['riderStrikeDays', '0', 'error.parameter-invalid'],
  ['riderPay', '4:1', 'error.parameter-invalid'],
  ['riderPay', '4:1:-1', 'error.parameter-invalid'],
  ['taxPercent', '', 'error.parameter-invalid'],
  ['taxPercent', '-1', 'error.parameter-invalid'],
  ['taxPercent', '50.5', 'error.parameter-invalid'],
  ['taxPercent', '9,5', 'error.parameter-invalid'],
  ['maxDistanceKm', '0', 'error.parameter-invalid'],
  ['maxWeightKg', '0', 'error.parameter-invalid'],
  ['maxWeightKg', '5.5', 'error.parameter-invalid'],
  ['maxSideCm', '4500', 'error.parameter-invalid'],
  ['maxSideCm', '', 'error.parameter-invalid'],
  ['tariff', '6:1:0', 'error.parameter-invalid'],
  ['tariff', '6:1:0:-1', 'error.parameter-invalid'],
  ['tariff', '6:1:0:0.0001', 'error.parameter-invalid'],
  ['searchSeconds', '4', 'error.parameter-invalid'],
  ['searchSeconds', '7201', 'error.parameter-invalid'],
  ['quoteSeconds', '29', 'error.parameter-invalid'],
  ['quoteSeconds', '86401', 'error.parameter-invalid'],
  ['quoteSeconds', '60.5', 'error.parameter-invalid'],
  ['proofPhotoDays', '0', 'error.parameter-invalid'],
  ['proofPhotoDays', '3651', 'error.parameter-invalid'],
  ['messageDays', 'never', 'error.parameter-invalid'],
  ['callDays', '', 'error.parameter-invalid'],
  ['exceptionSeconds', '', 'error.parameter-invalid'],
  ['exceptionSeconds', 'no-rider', 'error.parameter-invalid'],
  ['exceptionSeconds', 'no-rider=4', 'error.parameter-invalid'],
  ['exceptionSeconds', 'no-rider=86401', 'error.parameter-invalid'],
  ['exceptionSeconds', 'no-rider=60|no-rider=90', 'error.parameter-invalid'],
  ['exceptionSeconds', 'wrong-pin=60', 'error.parameter-invalid'],
  ['paymentMethods', '', 'error.parameter-invalid'],
  ['paymentMethods', 'PAID|', 'error.parameter-invalid'],
  ['paymentMethods', 'PAID|PAID', 'error.parameter-invalid'],
  ['paymentMethods', 'PAID|toString', 'error.parameter-invalid'],
] as const)('%s as %j makes no sense', (name, text, key) =>
  expect(fromText(name, text)).toEqual({ ok: false, key }),
)

it('keeps the order in which payment methods are offered', () =>
  expect(fromText('paymentMethods', 'PAYMENT_ON_DELIVERY|PAID')).toEqual({
    ok: true,
    value: ['PAYMENT_ON_DELIVERY', 'PAID'],
  }))

it('reads a tariff as its four figures', () =>
  expect(fromText('tariff', '6.5:1:0:25')).toEqual({
    ok: true,
    value: { base: 6.5, perKm: 1, includedKm: 0, cashExtra: 25 },
  }))

it('reads the seconds of some kinds of exceptions, and keeps the initial ones of the others', () =>
  expect(fromText('exceptionSeconds', 'no-rider=60|stuck=600')).toEqual({
    ok: true,
    value: { ...parameters.LA.exceptionSeconds, 'no-rider': 60, stuck: 600 },
  }))
