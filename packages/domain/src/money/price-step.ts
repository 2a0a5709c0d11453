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

/** A double this close to a whole step is that step, not the next one. */
const NOISE = 1e-9

/** Minor units, zero or more, rounded up to a whole step: what is charged. */
export const upToStep = (minor: number, currency: Currency): number =>
  Math.ceil(Math.max(0, minor / priceStep(currency) - NOISE)) * priceStep(currency)

/** Minor units rounded down to a whole step: what is taken off. */
export const downToStep = (minor: number, currency: Currency): number =>
  Math.floor(minor / priceStep(currency) + NOISE) * priceStep(currency)
