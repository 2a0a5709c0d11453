import { describe, expect, it } from 'vitest'
import {
  type CollectionFacts,
  collectionViolation,
  type CreationFacts,
  creationViolation,
  type EditFacts,
  editViolation,
  type OrderFields,
  orderFieldViolations,
} from './index.ts'

/** Noon and 11 pm in Singapore. */
const noon = Date.UTC(2026, 10, 23, 4) / 1000
const night = Date.UTC(2026, 10, 23, 15) / 1000

const fields: OrderFields = {
  vendorId: 'shop',
  unit: '#04-12',
  name: 'Mai Tan',
  phone: '+6591234567',
  description: 'Noodles',
  address: '12 Garden Road',
  point: { latitude: 1.35, longitude: 103.85 },
  amount: 12.5,
  isAmountExact: true,
  paymentMethod: 'CASH_ON_DELIVERY',
  vatNumber: '',
  preorderedFor: null,
  parcel: undefined,
}
const rules = {
  country: 'SG',
  amountRequired: true,
  minimumAmount: 0,
  maxWeightKg: 20,
  maxSideCm: 50,
  takesPreorders: true,
  takesNone: false,
  paymentMethods: ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'PAID'],
  serviceHours: '0900:2100',
  timezone: 'Asia/Singapore',
  now: noon,
} as const
const vendor: CreationFacts['vendor'] = {
  is_active: true,
  is_test: false,
  hours: null,
  payment_methods: {},
  delivery_area: [
    [103.8, 1.3],
    [103.9, 1.3],
    [103.9, 1.4],
    [103.8, 1.4],
  ],
}
const outside = { latitude: 1.45, longitude: 103.85 }

describe('the field rules of a new order', () => {
  const found = (change: Partial<OrderFields>, other: Partial<Record<keyof typeof rules, unknown>> = {}) =>
    orderFieldViolations({ ...fields, ...change }, { ...rules, ...other } as typeof rules).map(
      ({ field, code }) => `${field}: ${code}`,
    )

  it.each<[string, Partial<OrderFields>, Parameters<typeof found>[1], string[]]>([
    ['accept an order without violations', {}, {}, []],
    ['reject a VAT number that is too short', { vatNumber: '1234567' }, {}, ['vatNumber: vat-length']],
    ['reject a pre-order for too soon', { preorderedFor: noon }, {}, ['preorderedFor: preorder-too-soon']],
    [
      'reject any pre-order where none is accepted',
      { preorderedFor: noon + 86_400 },
      { takesPreorders: false },
      ['preorderedFor: preorder-unavailable'],
    ],
    ['accept a parcel that was not asked for', { parcel: undefined }, { maxWeightKg: 5 }, []],
    [
      'reject a missing parcel that was asked for',
      { parcel: null },
      { maxWeightKg: 5 },
      ['parcel: parcel-missing'],
    ],
    [
      'reject a parcel that is too heavy',
      { parcel: { grams: 20_001, sideCm: 10 } },
      {},
      ['parcel: parcel-too-heavy'],
    ],
    ['reject an inexact amount once', { isAmountExact: false }, {}, ['amount: amount-invalid']],
    [
      'reject an inexact amount also where no amount is required',
      { isAmountExact: false },
      { amountRequired: false },
      ['amount: amount-invalid'],
    ],
    [
      'report the request first, then VAT number, time and parcel',
      { name: '', paymentMethod: '', vatNumber: '1', preorderedFor: 0, parcel: { grams: 1, sideCm: 51 } },
      {},
      [
        'name: name-missing',
        'paymentMethod: payment-missing',
        'vatNumber: vat-length',
        'preorderedFor: preorder-too-soon',
        'parcel: parcel-too-large',
      ],
    ],
  ])('%s', (_, change, other, violations) => expect(found(change, other)).toEqual(violations))
})

describe('collectionViolation', () => {
  const facts: CollectionFacts = { hasPlace: true, sender: null, isOpening: false, country: 'SG' }
  const sender = {
    name: 'Mai Tan',
    phone: '+6591234567',
    email: 'mai@shop.test',
    address: '1 Quay',
    point: outside,
  }

  it.each<[string, Partial<CollectionFacts>, string | undefined]>([
    ['allows a collection from a vendor with a place', {}, undefined],
    ['allows a collection from the sender of a guest order', { hasPlace: false, sender }, undefined],
    [
      'rejects a vendor without a place before one that opens',
      { hasPlace: false, isOpening: true },
      'vendor.no-location',
    ],
    [
      'rejects an invalid sender before the opening',
      { sender: { ...sender, name: '' }, isOpening: true },
      'order.invalid',
    ],
    ['rejects a collection point that does not take orders yet', { isOpening: true }, 'outlet.opening'],
  ])('%s', (_, change, code) => expect(collectionViolation({ ...facts, ...change })?.code).toBe(code))

  it('names each invalid field of a sender', () => {
    expect(collectionViolation({ ...facts, sender: { ...sender, name: '', email: 'mai' } })).toEqual({
      code: 'order.invalid',
      fields: [
        { code: 'sender-name-missing', field: 'senderName' },
        { code: 'sender-email-invalid', field: 'senderEmail' },
      ],
    })
  })
})

describe('creationViolation', () => {
  interface Change {
    readonly fields?: Partial<OrderFields>
    readonly rules?: Partial<CreationFacts['rules']>
    readonly vendor?: Partial<CreationFacts['vendor']>
    readonly isPaidOnline?: boolean
  }
  const codeOf = (change: Change) =>
    creationViolation({
      fields: { ...fields, ...change.fields },
      rules: { ...rules, ...change.rules },
      vendor: { ...vendor, ...change.vendor },
      isPaidOnline: change.isPaidOnline ?? false,
    })?.code
  const closed = { now: night }
  const withoutCash = { payment_methods: { CASH_ON_DELIVERY: false } }

  it.each<[string, Change, string | undefined]>([
    ['allows an order when every precondition holds', {}, undefined],
    [
      'rejects invalid fields before an inactive vendor',
      { fields: { name: '' }, vendor: { is_active: false } },
      'order.invalid',
    ],
    [
      'rejects an inactive vendor before the service hours',
      { vendor: { is_active: false }, rules: closed },
      'delivery.undeliverable',
    ],
    [
      'rejects an order outside service hours before its payment',
      { vendor: withoutCash, rules: closed },
      'delivery.service-closed',
    ],
    [
      'rejects an order outside the hours of the shop',
      { vendor: { hours: '0100:0200' } },
      'delivery.service-closed',
    ],
    [
      'applies the service hours to the time of a pre-order',
      { fields: { preorderedFor: noon + 86_400 }, rules: { now: night - 3600 } },
      undefined,
    ],
    [
      'rejects a payment method that is not offered before the area',
      { vendor: withoutCash, fields: { point: outside } },
      'order.payment-method-unavailable',
    ],
    ['rejects a destination outside the area', { fields: { point: outside } }, 'delivery.outside-area'],
    [
      'holds a test vendor to neither hours nor area',
      { fields: { point: outside }, rules: closed, vendor: { is_test: true } },
      undefined,
    ],
    [
      'accepts an online payment that the vendor has turned off',
      { fields: { paymentMethod: 'PAID' }, vendor: { payment_methods: { PAID: false } }, isPaidOnline: true },
      undefined,
    ],
    [
      'rejects cash for an order that is paid online',
      { isPaidOnline: true },
      'order.payment-method-unavailable',
    ],
    [
      'accepts an order without any payment where that is turned on',
      { fields: { paymentMethod: 'NONE' }, rules: { takesNone: true } },
      undefined,
    ],
  ])('%s', (_, change, code) => expect(codeOf(change)).toBe(code))

  it('asks for a payment method where an order without any is not accepted', () => {
    const facts = { fields: { ...fields, paymentMethod: 'NONE' }, rules, vendor, isPaidOnline: false }
    expect(creationViolation(facts)).toEqual({
      code: 'order.invalid',
      fields: [{ code: 'payment-missing', field: 'paymentMethod' }],
    })
  })
})

describe('editViolation', () => {
  const facts: EditFacts = {
    status: 'RECEIVED',
    isChangedSince: false,
    request: fields,
    rules,
    vendor,
    hasPlace: true,
    methodBefore: 'CASH_ON_DELIVERY',
    isFeeKept: false,
  }
  const away = { ...fields, point: outside }

  it.each<[string, Partial<EditFacts>, string | undefined]>([
    ['allows a change when every precondition holds', {}, undefined],
    [
      'rejects a stale version before the status',
      { isChangedSince: true, status: 'DELIVERED' },
      'order.changed',
    ],
    [
      'rejects a status that is too late before the fields',
      { status: 'DELIVERED', request: { ...fields, amount: 0 } },
      'order.edit-too-late',
    ],
    [
      'rejects an inexact amount also where no amount is required',
      { request: { ...fields, isAmountExact: false }, rules: { ...rules, amountRequired: false } },
      'order.invalid',
    ],
    [
      'rejects invalid fields before the place',
      { request: { ...fields, amount: 0 }, hasPlace: false },
      'order.invalid',
    ],
    [
      'rejects a new payment method that is not offered before the place',
      {
        request: { ...fields, paymentMethod: 'PAID' },
        vendor: { ...vendor, payment_methods: { PAID: false } },
        hasPlace: false,
      },
      'order.payment-method-unavailable',
    ],
    [
      'keeps a payment method that the vendor has turned off since',
      { vendor: { ...vendor, payment_methods: { CASH_ON_DELIVERY: false } } },
      undefined,
    ],
    [
      'rejects another way of a vendor without a place',
      { hasPlace: false, request: away },
      'vendor.no-location',
    ],
    ['rejects another way that leads outside the area', { request: away }, 'delivery.outside-area'],
    [
      'asks nothing about the way when the fee is kept',
      { request: away, hasPlace: false, isFeeKept: true },
      undefined,
    ],
    [
      'keeps an order without any payment',
      { request: { ...fields, paymentMethod: 'NONE' }, methodBefore: 'NONE' },
      undefined,
    ],
    ['rejects a change to no payment', { request: { ...fields, paymentMethod: 'NONE' } }, 'order.invalid'],
  ])('%s', (_, change, code) => expect(editViolation({ ...facts, ...change })?.code).toBe(code))
})
