import type { DeskEvent } from '@beckon/contract'
import { reasonWords } from '../../../features/order/index.ts'
import type { ConsoleKey, Texts } from '../../../platform/texts/index.ts'

export interface EventWords {
  readonly title: string
  /** Empty where it is clear from the title. */
  readonly by: string
  readonly details: readonly string[]
}

type Of<K extends DeskEvent['kind']> = Extract<DeskEvent, { kind: K }>
type Words = Partial<EventWords> & Pick<EventWords, 'title'>

/** Describes an event of an order. */
export function eventWords(event: DeskEvent, currency: string, texts: Texts): EventWords {
  return { by: '', details: [], ...wordsOf(event, currency, texts) }
}

function wordsOf(event: DeskEvent, currency: string, texts: Texts): Words {
  const { t, format } = texts
  switch (event.kind) {
    case 'status':
      return statusWords(event, currency, texts)
    case 'act':
      return actWords(event, texts)
    case 'asked':
    case 'decided':
      return decisionWords(event, texts)
    case 'offer': {
      const state = t(`console.orders.offer.${event.state}`)
      return {
        title: t('console.orders.event.offer', { name: event.rider, state }),
        details: event.reason === null ? [] : [event.reason],
      }
    }
    case 'charge':
    case 'payment':
    case 'refund':
      return moneyWords(event, currency, texts)
    case 'wait':
      return { title: t(`console.orders.event.wait-${event.place}`) }
    case 'photo':
      return { title: t('console.orders.event.photo', { kind: t(`proof.kind.${event.photo}`) }) }
    case 'operator':
      return {
        title: [event.before, event.after].filter((one) => one !== null).join(' → '),
        by: event.operator ?? t('timeline.by.operator'),
        details: [event.reason],
      }
    case 'message':
    case 'call':
    case 'notice':
    case 'link':
    case 'rating':
      return contactWords(event, texts, format)
  }
}

function statusWords(
  { status, actor, operator, reason, changes }: Of<'status'>,
  currency: string,
  texts: Texts,
): Words {
  const { t, format } = texts
  return {
    title: t(`status.${status}`),
    by: operator ?? t(`timeline.by.${actor}`),
    details: [
      ...(reason === null ? [] : [reasonWords(reason, texts)]),
      ...changes.map((change) => {
        const money = (value: number) => format.amount(value, currency)
        if (change.kind === 'money')
          return `${change.field}: ${money(change.before)} → ${money(change.after)}`
        const name = change.kind === 'payment' ? t('console.orders.payment') : change.field
        return `${name}: ${change.before} → ${change.after}`
      }),
    ],
  }
}

const actKeys: Readonly<Record<string, ConsoleKey>> = {
  arrive_pickup: 'console.orders.act.arrive_pickup',
  wait: 'console.orders.act.wait',
  collect: 'console.orders.act.collect',
  leave_pickup: 'console.orders.act.leave_pickup',
  arrive_dropoff: 'console.orders.act.arrive_dropoff',
  deliver: 'console.orders.act.deliver',
  report_trouble: 'console.orders.act.report_trouble',
  report_hold_up: 'console.orders.act.report_hold_up',
  report_problem: 'console.orders.act.report_problem',
  give_up: 'console.orders.act.give_up',
  start_return: 'console.orders.act.start_return',
  hand_back: 'console.orders.act.hand_back',
}

/** Both times where the phone sent the act later than it happened. */
function actWords(
  { act, rider, occurred_at: at, received_at: received, outcome, code }: Of<'act'>,
  texts: Texts,
): Words {
  const { t, say, format } = texts
  const key = actKeys[act]
  return {
    title: key === undefined ? t('console.orders.act.other', { act }) : say(key),
    by: rider,
    details: [
      ...(received - at > 1 ? [t('console.orders.reported', { time: format.dateTime(received) })] : []),
      ...(outcome === 'applied' ? [] : [t('console.orders.not-applied', { code: code ?? '' })]),
    ],
  }
}

function decisionWords(event: Of<'asked'> | Of<'decided'>, { t }: Texts): Words {
  if (event.kind === 'asked') {
    const note = event.note === '' ? [] : [event.note]
    return { title: t('console.orders.event.asked'), details: [t(`decision.cause.${event.cause}`), ...note] }
  }
  const by = event.operator ?? t(`timeline.by.${event.by}`)
  if (event.option === null) return { title: t('console.orders.event.obsolete'), by }
  const option = t(`decision.option.${event.option}`)
  return { title: t('console.orders.event.decided', { option }), by }
}

function moneyWords(
  event: Of<'charge'> | Of<'payment'> | Of<'refund'>,
  currency: string,
  { t, say, format }: Texts,
): Words {
  if (event.kind === 'payment') {
    const { event: name, outcome } = event
    return { title: t('console.orders.event.payment', { event: name }), details: [outcome] }
  }
  const amount = format.amount(event.amount, currency)
  if (event.kind === 'charge') {
    const what = t(`order.charge.${event.charge}`)
    return { title: t('console.orders.event.charge', { what, amount }) }
  }
  const state = say(`console.money.refund-state.${event.state}`)
  const cause = say(`console.money.cause.${event.cause}`)
  return { title: t('console.orders.event.refund', { amount, state }), details: [cause] }
}

type Contact = Of<'message'> | Of<'call'> | Of<'notice'> | Of<'link'> | Of<'rating'>

function contactWords(event: Contact, { t }: Texts, format: Texts['format']): Words {
  const sides = {
    vendor: 'timeline.by.vendor',
    rider: 'timeline.by.fleet',
    customer: 'timeline.by.customer',
  } as const
  switch (event.kind) {
    case 'message':
      return {
        title: t(`console.orders.event.message-${event.sender}`),
        by: event.operator ?? '',
        details: [event.text, event.problem ?? ''].filter((one) => one !== ''),
      }
    case 'call':
      return {
        title: t('console.orders.event.call', { from: t(sides[event.caller]), to: t(sides[event.callee]) }),
      }
    case 'notice': {
      const unsent = t('console.orders.unsent', { number: format.number(event.tries) })
      const title = t(`console.orders.event.${event.channel}`, { to: event.recipient })
      return { title, details: event.sent_at === null ? [event.subject, unsent] : [event.subject] }
    }
    case 'link':
      return {
        title: t(event.is_revoked ? 'console.orders.event.link-revoked' : 'console.orders.event.link'),
      }
    case 'rating':
      return {
        title: t('console.orders.event.rating', { stars: format.number(event.stars) }),
        by: t('timeline.by.customer'),
        details: event.comment === '' ? [] : [event.comment],
      }
  }
}
