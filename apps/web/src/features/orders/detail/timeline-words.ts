import type { OrderFieldChange, OrderMilestone, OrderRecord } from '@beckon/contract'
import { cancelReasons, moveReasons } from '@beckon/domain/order'
import type { useTexts } from '../../../platform/texts/index.ts'
import type { TimelineEntry } from './timeline.ts'

interface Texts extends Pick<ReturnType<typeof useTexts>, 't'> {
  readonly amount: ReturnType<typeof useTexts>['format']['amount']
  readonly duration: ReturnType<typeof useTexts>['format']['duration']
}

/** Describes an event: its kind, actor and reason. */
export interface MomentWords {
  readonly title: string
  readonly by: string
  readonly why: string
  /** Changed fields, for events with recorded changes. */
  readonly changes?: readonly ChangeWords[]
}

export interface ChangeWords {
  readonly name: string
  /** Empty for a missing value. */
  readonly before: string
  readonly after: string
}

export function wordsFor(moment: TimelineEntry, order: OrderRecord, texts: Texts): MomentWords {
  if (moment.kind === 'OFFERS') {
    const title = texts.t('timeline.offers', { count: moment.count })
    return { title, by: texts.t('timeline.by.system'), why: '' }
  }
  if (moment.kind !== 'STATUS') return milestoneWords(moment, order, texts)
  const { t } = texts
  const { status, actor, reason, changes } = moment.entry
  const why = reason === 'LATE' && order.delay ? t(`delay.${order.delay}`) : reasonWords(reason, texts)
  const words = { title: t(`status.${status}`), by: t(`timeline.by.${actor}`), why }
  return changes ? { ...words, changes: changes.map((one) => changeWords(one, order, texts)) } : words
}

const fieldNames = {
  address: 'order.address',
  unit: 'request.unit',
  building: 'request.building',
  notes: 'order.notes',
  description: 'order.description',
  amount: 'order.amount',
  fee: 'order.fee',
} as const

function changeWords(change: OrderFieldChange, { currency }: OrderRecord, { t, amount }: Texts): ChangeWords {
  switch (change.kind) {
    case 'text':
      return { name: t(fieldNames[change.field]), before: change.before, after: change.after }
    case 'payment': {
      const { before, after } = change
      return { name: t('order.payment'), before: t(`payment.${before}`), after: t(`payment.${after}`) }
    }
    case 'money': {
      const say = (value: number) => amount(value, currency)
      return { name: t(fieldNames[change.field]), before: say(change.before), after: say(change.after) }
    }
  }
}

function reasonWords(reason: string | null, { t }: Texts): string {
  const chosen = cancelReasons.find((one) => one === reason)
  if (chosen) return t(`cancel.reason.${chosen}`)
  const known = notChosen.find((one) => one === reason)
  return known ? t(`reason.${known}`) : ''
}

type Chosen = (typeof cancelReasons)[number]
const notChosen = moveReasons.filter(
  (one): one is Exclude<typeof one, Chosen> => !cancelReasons.some((chosen) => chosen === one),
)

function milestoneWords(milestone: OrderMilestone, { currency }: OrderRecord, texts: Texts): MomentWords {
  const { t, amount } = texts
  const system = t('timeline.by.system')
  switch (milestone.kind) {
    case 'ASKED':
      return {
        title: t('timeline.asked'),
        by: milestone.cause === 'NO_RIDER' ? system : t('timeline.by.fleet'),
        why: t(`decision.cause.${milestone.cause}`),
      }
    case 'DECIDED': {
      const option = t(`decision.option.${milestone.option}`)
      const isOurs = milestone.by === 'system'
      return {
        title: isOurs ? t('timeline.by-default', { option }) : t('timeline.decided', { option }),
        by: t(`timeline.by.${milestone.by}`),
        why: '',
      }
    }
    case 'CHARGED': {
      const what = t(`order.charge.${milestone.charge}`)
      const fee = amount(milestone.amount, currency)
      return { title: t('timeline.charged', { what, fee }), by: system, why: '' }
    }
    case 'LATE':
      return { title: t('status.DELAYED'), by: system, why: t(`delay.${milestone.reason}`) }
    case 'WROTE': {
      const by = milestone.sender === 'vendor' ? 'vendor' : 'fleet'
      return { title: t(`timeline.wrote.${milestone.sender}`), by: t(`timeline.by.${by}`), why: '' }
    }
    case 'WAITED':
      return waitWords(milestone, texts)
    case 'RATED':
      return {
        title: t('timeline.rated'),
        by: t('timeline.by.customer'),
        why: t('rating.stars', { count: milestone.stars }),
      }
  }
}

type Waited = Extract<OrderMilestone, { kind: 'WAITED' }>

function waitWords({ place, at, until }: Waited, { t, duration }: Texts): MomentWords {
  const by = t('timeline.by.fleet')
  if (until === null) return { title: t(`timeline.waiting.${place}`), by, why: '' }
  return { title: t(`timeline.waited.${place}`), by, why: duration(until - at) }
}
