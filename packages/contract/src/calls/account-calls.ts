import { z } from 'zod'
import { credentials, sessionTokens, tokens, user } from '../wire/account.ts'
import { defineCall } from './define-call.ts'

const base = '/api/auth/v1'

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: `${base}/login`,
  summary: 'Sign in with an e-mail address and a password.',
  audience: 'open',
  rate: 30,
  body: credentials,
  answer: z.object({ result: z.object({ user, AuthenticationResult: sessionTokens }) }),
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: `${base}/logout`,
  summary: 'End this session.',
  audience: 'vendor',
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
