import { z } from 'zod'

const text = z.string().default('')

const address = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
})

/** The parts of an order of WooCommerce that are read; version 3 of its REST API documents the whole. */
export const shopOrder = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  number: z.string().max(60).optional(),
  status: z.string().max(60),
  currency: z.string().regex(/^[A-Z]{3}$/u),
  /** UTC, to the second, without a zone: `2026-11-25T12:30:00`. */
  date_modified_gmt: z.iso.datetime({ local: true }),
  total: z.string().max(40),
  customer_note: text,
  payment_method: text,
  billing: address,
  shipping: address.partial({ phone: true }),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
  line_items: z.array(z.object({ name: text, quantity: z.number() })).default([]),
  shipping_lines: z.array(z.object({ method_id: z.string().nullable() })).default([]),
})
export type ShopOrder = z.output<typeof shopOrder>
