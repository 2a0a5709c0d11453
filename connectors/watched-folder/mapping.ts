import { z } from 'zod'

const payments = ['none', 'paid', 'cash_on_delivery', 'payment_on_delivery'] as const
const payment = z.enum(payments, { error: `must be one of ${payments.join(', ')}` })
const titles = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)], {
    error: 'must be the title of a column, or a list of titles that are joined',
  })
  .transform((given) => (typeof given === 'string' ? [given] : given))
const required = (what: string) =>
  z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)], {
      error: `is missing: the title of the column with ${what}`,
    })
    .transform((given) => (typeof given === 'string' ? [given] : given))

/** Fields of a row, with the titles of the columns of a CSV file. */
const columns = z.strictObject(
  {
    name: required('the name of the customer'),
    phone: required('the phone number of the customer'),
    address: required('the address'),
    unit: titles.optional(),
    notes: titles.optional(),
    description: titles.optional(),
    amount: titles.optional(),
    payment: titles.optional(),
    check_age: titles.optional(),
    reference: titles.optional(),
    latitude: titles.optional(),
    longitude: titles.optional(),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `${keys.join(', ')}: is no field. Fields are name, phone, address, unit, notes, description, amount, payment, check_age, reference, latitude, longitude.`
        : 'is missing: {"name": "…", "phone": "…", "address": "…"} with the titles of your columns',
  },
)

/** How rows of files become deliveries. */
export const mappingSchema = z.strictObject(
  {
    collection_point: z
      .string({ error: 'is missing: the id of a collection point of the key' })
      .min(1)
      .max(100),
    columns,
    separator: z.enum([',', ';', '\t'], { error: 'must be "," or ";" or "\\t"' }).optional(),
    encoding: z
      .enum(['utf-8', 'windows-1252', 'utf-16le'], { error: 'must be utf-8, windows-1252 or utf-16le' })
      .default('utf-8'),
    payments: z.record(z.string(), payment).default({ PAID: 'paid', CASH_ON_DELIVERY: 'cash_on_delivery' }),
    defaults: z
      .strictObject(
        { description: z.string().max(200), payment, amount: z.string() },
        { error: 'must have texts for description, payment or amount' },
      )
      .partial()
      .default({}),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `${keys.join(', ')}: is no field of a mapping. Remove it, or correct its name.`
        : undefined,
  },
)
export type Mapping = z.output<typeof mappingSchema>
export type Field = keyof Mapping['columns']
