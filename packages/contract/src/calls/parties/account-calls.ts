import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import {
  credentials,
  deviceToken,
  mailedToken,
  memberRole,
  openSession,
  password,
  sessionTokens,
  signInName,
  tokens,
  user,
} from '../../wire/parties/account.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/auth/v1'

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: `${base}/login`,
  summary: 'Sign in with an e-mail address and a password.',
  audience: 'open',
  rate: 30,
  body: credentials,
  answer: z.object({
    result: z.object({ user, device_token: deviceToken, AuthenticationResult: sessionTokens }),
  }),
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: `${base}/logout`,
  summary: 'End this session.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  answer: z.object({ result: z.boolean() }),
})

export const extendLogin = defineCall({
  name: 'extendLogin',
  method: 'POST',
  path: `${base}/login/extend`,
  summary: 'A fresh access token for a refresh token; the refresh token stays the same.',
  audience: 'open',
  rate: 60,
  body: z.object({ refresh_token: z.string().min(1).max(500) }),
  answer: z.object({ result: z.object({ AuthenticationResult: tokens }) }),
})

/** The answer is the same whether or not there is such an account. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: `${base}/forgot-password`,
  summary: 'Send a code for a new password.',
  audience: 'open',
  rate: 20,
  body: z.object({ email_address: signInName, device_token: deviceToken.optional() }),
  answer: z.object({ result: z.literal(true) }),
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: `${base}/forgot-password/confirm`,
  summary: 'A new password, with the code that was sent. Every session ends.',
  audience: 'open',
  rate: 20,
  body: z.object({
    email_address: signInName,
    verification_code: z.string().trim().min(1).max(textLengths.resetCode),
    password,
    device_token: deviceToken.optional(),
  }),
  answer: z.object({ result: z.literal(true) }),
})

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: `${base}/password`,
  summary: 'Another password, with the present one. The other sessions end.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  rate: 20,
  body: z.object({ password, new_password: password }),
  answer: z.object({ result: z.literal(true) }),
})

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'Where this user is signed in.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  answer: z.object({ result: z.array(openSession) }),
})

export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: `${base}/sessions/:id`,
  summary: 'Sign out somewhere else.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: z.object({ result: z.literal(true) }),
})

export const startGuest = defineCall({
  name: 'startGuest',
  method: 'POST',
  path: `${base}/guest`,
  summary: 'Go on without an account.',
  audience: 'open',
  rate: 10,
  answer: z.object({ result: z.object({ vendor_id: z.string(), token: z.string() }) }),
})

/** By the guest's token, which is of no use after that. */
export const claimGuest = defineCall({
  name: 'claimGuest',
  method: 'POST',
  path: `${base}/guest/claim`,
  summary: 'What was asked for as a guest becomes the account’s: orders, payments, history.',
  audience: 'vendor',
  memberAction: 'self',
  modes: ['classic'],
  rate: 10,
  body: z.object({ token: z.string().min(1).max(2000) }),
  answer: z.object({
    result: z.object({
      /** Whose they are now; null where there was no order. */
      vendor_id: z.string().nullable(),
      orders: z.number().int(),
    }),
  }),
})

export const readInvitation = defineCall({
  name: 'readInvitation',
  method: 'POST',
  path: `${base}/invitations/read`,
  summary: 'What an invitation is for.',
  audience: 'open',
  rate: 30,
  body: z.object({ token: mailedToken }),
  answer: z.object({
    result: z.object({
      vendor_name: z.string(),
      email: z.string(),
      role: memberRole,
      has_account: z.boolean(),
    }),
  }),
})

export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  method: 'POST',
  path: `${base}/invitations/accept`,
  summary: 'Accept an invitation; a person without an account gets one with this password.',
  audience: 'open',
  rate: 20,
  body: z.object({ token: mailedToken, password: password.optional() }),
  answer: z.object({ result: user }),
})
