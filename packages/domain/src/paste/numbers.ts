import { type Currency, decimalOf, exponentOf } from '../money/index.ts'

/** A number in folded text: digits with at most six groups, and decimals. Groups are of three, or of two as in lakhs. */
export const numberPattern =
  /\d{1,3}(?:[ .,']\d{2,3}){0,5}[ .,']\d{3}(?!\d)(?:[.,]\d{1,3}(?!\d))?|\d{1,12}(?:[.,]\d{1,3}(?![\d]))?/u

/** Major units. */
export const parseAmount = (text: string, currency: Currency): number =>
  decimalOf(text.replace(/[ ']/gu, ''), exponentOf(currency))
