import type { ProgramError } from './program-error.ts'

/** Errors that every call may answer. */
export const commonErrors = {
  'request.invalid': {
    status: 400,
    meaning:
      'The request does not follow the description of the call; `fields` names what is wrong. Unknown fields are refused.',
    action: 'Correct the request. Repeating it unchanged fails again.',
    from: ['request.invalid'],
  },
  'auth.required': {
    status: 401,
    meaning: 'The header `Authorization: Bearer bkn_…` is missing.',
    action: 'Send the key with every request. Cookies and tokens of the portal are not accepted.',
    from: ['auth.required', 'auth.token-expired', 'auth.user-not-found'],
  },
  'key.mistyped': {
    status: 401,
    meaning: 'The key is incomplete or has a wrong character: its checksum does not match.',
    action: 'Copy the key again. It was never looked up.',
    from: ['key.mistyped'],
  },
  'key.invalid': {
    status: 401,
    meaning:
      'The key does not work: it is unknown, ended, expired, replaced, of another country, or used from a network that it does not allow.',
    action: 'Look the key up on the page *Developers* of the portal, and make a new one if it has ended.',
    from: ['key.invalid'],
  },
  'key.scope': {
    status: 403,
    meaning: 'The key does not have the scope of this call.',
    action: 'Add the scope to the key, or use another key.',
    from: ['key.scope', 'auth.forbidden', 'view.read-only', 'view.over'],
  },
  'request.not-found': {
    status: 404,
    meaning: 'There is no such path.',
    action: 'Compare method and path with the documentation.',
    from: ['request.not-found'],
  },
  'request.too-large': {
    status: 413,
    meaning: 'The body is larger than this call accepts.',
    action: 'Send less at once.',
    from: ['request.too-large'],
  },
  'request.too-many': {
    status: 429,
    meaning: 'The key has made too many requests.',
    action: 'Wait for the seconds of `Retry-After`, then continue more slowly.',
    from: ['request.too-many', 'auth.too-many-requests'],
  },
  'server.unexpected': {
    status: 500,
    meaning: 'We made a mistake. It was recorded.',
    action:
      'Repeat a request that only reads, or that has an `Idempotency-Key`. If it stays, write to us with the `request_id`.',
    from: ['server.unexpected'],
  },
  'server.unavailable': {
    status: 503,
    meaning: 'The service is overloaded or restarting.',
    action: 'Repeat the request after the seconds of `Retry-After`.',
    from: ['server.unavailable'],
  },
} as const satisfies Record<string, ProgramError>
