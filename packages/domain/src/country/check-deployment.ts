import { z } from 'zod'
import { currencies } from '../money/index.ts'
import { brandIds } from './brands.ts'
import { countryCodes } from './country-code.ts'
import { type Deployment, environments, paymentMethods } from './deployment.ts'
import { localeTags } from './locale.ts'

export type DeploymentCheck =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly violations: readonly string[] }

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => `is ${JSON.stringify(input)}, must be one of ${values.join(', ')}` })

const currencyCodes = Object.keys(currencies) as [keyof typeof currencies, ...(keyof typeof currencies)[]]

const link = z.string().regex(/^(https:\/\/|\/)/, 'must be an https address or a path of the portal')

const schema = z
  .object({
    country: oneOf(countryCodes),
    name: z.string().min(1, 'must not be empty'),
    brand: oneOf(brandIds),
    currency: oneOf(currencyCodes),
    languages: z.array(oneOf(localeTags)).min(1, 'must name a language'),
    defaultLanguage: oneOf(localeTags),
    phonePrefix: z.string().regex(/^\+\d{1,4}$/, 'must be a plus and one to four digits'),
    timezone: z.string().refine(isTimezone, 'must be a zone of the IANA list'),
    otherTimezones: z.array(z.string().refine(isTimezone, 'must be a zone of the IANA list')),
    defaultPaymentMethod: oneOf(paymentMethods),
    registrationType: oneOf(['PV', 'NPV']),
    environment: oneOf(environments),
    region: z.string().min(1, 'must not be empty'),
    minimumEta: z.number().int().min(1, 'must be a minute at least').max(240, 'must be four hours at most'),
    mapCentre: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    domains: z.array(z.string().min(1)),
    links: z.object({
      privacy: link,
      terms: link,
      documentation: link.nullable(),
      partnerSignUp: link.nullable(),
    }),
    supportEmail: z.email('must be an email address'),
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
    path: ['defaultLanguage'],
    message: 'must be one of the languages',
  })

/** The checks at the start: a clear line for each fault. */
export function checkDeployment(raw: unknown): DeploymentCheck {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return { ok: true, deployment: parsed.data }
  const country =
    typeof raw === 'object' && raw !== null && 'country' in raw ? String(raw.country) : 'deployment'
  return {
    ok: false,
    violations: parsed.error.issues.map((issue) => `${country}: ${issue.path.join('.')} ${issue.message}`),
  }
}

function isTimezone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    // Unknown zones throw; that is the answer.
    return false
  }
}
