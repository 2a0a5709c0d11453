/** Reasons why a card was declined. */
export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'expired_card',
  'incorrect_security_code',
  'processing_error',
  'not_a_test_card',
  'authentication_failed',
  'authentication_abandoned',
  'authentication_expired',
] as const
export type DeclineCode = (typeof declineCodes)[number]

/** Special behaviour of a payment with this card; `swapped` sends the event of the authorisation after the next one. */
export const quirks = ['twice', 'late', 'swapped', 'refunds-fail'] as const
export type Quirk = (typeof quirks)[number]

export type Verdict = 'approved' | DeclineCode

/** A bank's behaviour for one card. */
export interface Behaviour {
  readonly verdict: Verdict
  /** 3-D Secure comes before the verdict. */
  readonly isChallenged?: true
  /** The verdict comes later than the answer. */
  readonly isProcessed?: true
  readonly quirk?: Quirk
  /** Delay of the confirmation. */
  readonly delaySeconds?: number
  /** `down`: 503 without an effect. `answer-lost`: 503 after the effect. `expires`: the intent expires first. */
  readonly error?: 'down' | 'answer-lost' | 'expires'
  /** A saved card of this number is expired. */
  readonly expiresWhenSaved?: true
}

const declined = (verdict: DeclineCode): Behaviour => ({ verdict })
const approved = (more: Omit<Behaviour, 'verdict'> = {}): Behaviour => ({ verdict: 'approved', ...more })

/** All cards of the sandbox; docs/gateway.md describes them. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4111111111111111': approved(),
  '5555555555554444': approved(),
  '378282246310005': approved(),
  '3530111333300000': approved(),
  '6200000000000005': approved(),
  '4000000000000002': declined('card_declined'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': declined('expired_card'),
  '4000000000000127': declined('incorrect_security_code'),
  '4000000000000119': declined('processing_error'),
  '4000000000003220': approved({ isChallenged: true }),
  '4000000000003063': { ...declined('card_declined'), isChallenged: true },
  '4000000000000259': approved({ delaySeconds: 6 }),
  '4000000000000077': approved({ isProcessed: true }),
  '4000000000000101': { ...declined('card_declined'), isProcessed: true },
  '4000000000001000': approved({ error: 'down' }),
  '4000000000001018': approved({ error: 'answer-lost' }),
  '4000000000001026': approved({ quirk: 'twice' }),
  '4000000000001034': approved({ quirk: 'late' }),
  '4000000000001042': approved({ quirk: 'swapped' }),
  '4000000000001059': approved({ error: 'expires' }),
  '4000000000000341': approved({ expiresWhenSaved: true }),
  '4000000000001067': approved({ quirk: 'refunds-fail' }),
}

/** Real cards must not be typed here: a number that is not on the list is declined. */
export const behaviourOf = (number: string): Behaviour => testCards[number] ?? declined('not_a_test_card')
