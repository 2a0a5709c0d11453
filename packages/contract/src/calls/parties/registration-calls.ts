import { z } from 'zod'
import {
  channel,
  mailedToken,
  password,
  registration,
  signInName,
  vendorCode,
} from '../../wire/parties/account.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/auth/v1/register'

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: base,
  summary: 'A new account, confirmed by a link that is good for 24 hours.',
  audience: 'open',
  rate: 10,
  body: registration,
  answer: z.object({ result: z.object({ email: z.string(), channel }) }),
})

export const checkVendorCode = defineCall({
  name: 'checkVendorCode',
  method: 'POST',
  path: `${base}/vendor-code`,
  summary: 'Whether an account can be registered for this vendor code.',
  audience: 'open',
  rate: 20,
  body: z.object({ vendor_code: vendorCode }),
  answer: z.object({ result: z.literal(true) }),
})

export const checkVendorEmail = defineCall({
  name: 'checkVendorEmail',
  method: 'POST',
  path: `${base}/vendor-email`,
  summary: 'Whether this e-mail address belongs to the vendor code.',
  audience: 'open',
  rate: 20,
  body: z.object({ vendor_code: vendorCode, email_address: signInName }),
  answer: z.object({ result: z.literal(true) }),
})

export const confirmRegistration = defineCall({
  name: 'confirmRegistration',
  method: 'POST',
  path: `${base}/confirm`,
  summary: 'Confirm an account by the link that was sent, good once, and the password of the registration.',
  audience: 'open',
  rate: 30,
  body: z.object({ token: mailedToken, password }),
  answer: z.object({ result: z.object({ email: z.string() }) }),
})

/** The answer is the same whether or not there is such an account. */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  method: 'POST',
  path: `${base}/resend`,
  summary: 'Send the link again.',
  audience: 'open',
  rate: 10,
  body: z.object({ email_address: signInName }),
  answer: z.object({ result: z.literal(true) }),
})
