import type { Currency } from './currency.ts'

/** Smallest step of a price in minor units: prices of large-number currencies have no small change. */
const steps: Partial<Record<Currency, number>> = {
  HUF: 500,
  KHR: 10_000,
  LAK: 50_000,
  MMK: 5000,
  PKR: 100,
  TWD: 100,
  RSD: 100,
  JPY: 10,
  BDT: 100,
  CZK: 100,
}

export const priceStep = (currency: Currency): number => steps[currency] ?? 1
