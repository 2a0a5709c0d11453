import type { ExceptionAttempt } from '@beckon/contract'
import { exceptionRemedies, optionOf } from '@beckon/domain/exception'
import type { ConsoleKey, Texts } from '../../platform/texts/index.ts'
import { causeText } from './sentence-of.ts'

type Outcome = Exclude<
  ConsoleKey & `console.exceptions.outcome.${string}`,
  'console.exceptions.outcome.tries'
>

const offers: Readonly<Record<string, Outcome>> = {
  open: 'console.exceptions.outcome.open',
  accepted: 'console.exceptions.outcome.accepted',
  declined: 'console.exceptions.outcome.declined',
  expired: 'console.exceptions.outcome.expired',
  withdrawn: 'console.exceptions.outcome.withdrawn',
}

/** The states of refunds, payments and uploads. */
const works: Readonly<Record<string, Outcome>> = {
  DECIDED: 'console.exceptions.outcome.under-way',
  SENT: 'console.exceptions.outcome.under-way',
  DONE: 'console.exceptions.outcome.done',
  FAILED: 'console.exceptions.outcome.failed',
  REPLACED: 'console.exceptions.outcome.repeated',
  OPEN: 'console.exceptions.outcome.open',
  PROCESSING: 'console.exceptions.outcome.under-way',
  ACTION_REQUIRED: 'console.exceptions.outcome.under-way',
  SUCCEEDED: 'console.exceptions.outcome.done',
  CANCELLED: 'console.exceptions.outcome.withdrawn',
  preprocessing: 'console.exceptions.outcome.under-way',
  placing: 'console.exceptions.outcome.under-way',
  failed: 'console.exceptions.outcome.failed',
}

/** The rider who was asked, the question to the shop, or the failure. */
export const attemptText = ({ t }: Texts, { kind, text }: ExceptionAttempt): string =>
  kind === 'question' ? causeText(t, text) : text

/** How an attempt ended. */
export function outcomeText({ t }: Texts, { kind, state }: ExceptionAttempt): string {
  if (kind === 'message') return t('console.exceptions.outcome.tries', { tries: Number(state) })
  if (kind === 'question') return answerText(t, state)
  const key = (kind === 'offer' ? offers : works)[state]
  return key ? t(key) : state
}

function answerText(t: Texts['t'], state: string): string {
  if (state === 'OPEN') return t('console.exceptions.outcome.unanswered')
  if (state === 'ENDED') return t('console.exceptions.outcome.over')
  const remedy = exceptionRemedies.find((one) => optionOf(one) === state)
  return remedy ? t(`console.exceptions.remedy.${remedy}`) : t('console.exceptions.outcome.answered')
}
