import type { OrderMilestone, OrderRecord } from '@beckon/contract'
import { cancelReasons, moveReasons } from '@beckon/domain/order'
import type { useTexts } from '../../platform/texts/index.ts'
import type { Moment } from './timeline.ts'

interface Texts extends Pick<ReturnType<typeof useTexts>, 't'> {
  readonly amount: ReturnType<typeof useTexts>['format']['amount']
}

/** A moment in words: what happened, by whom, and why. */
export interface MomentWords {
  readonly title: string
  readonly by: string
  readonly why: string
}

export function wordsFor(moment: Moment, order: OrderRecord, texts: Texts): MomentWords {
  if (moment.kind === 'OFFERS') {
    const title = texts.t('timeline.offers', { count: moment.count })
    return { title, by: texts.t('timeline.by.system'), why: '' }
  }
  if (moment.kind !== 'STATUS') return milestoneWords(moment, order, texts)
  const { t } = texts
  const { status, actor, reason } = moment.entry
  const why = reason === 'LATE' && order.delay ? t(`delay.${order.delay}`) : reasonWords(reason, texts)
  return { title: t(`status.${status}`), by: t(`timeline.by.${actor}`), why }
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
    case 'RATED':
      return {
        title: t('timeline.rated'),
        by: t('timeline.by.customer'),
        why: t('rating.stars', { count: milestone.stars }),
      }
  }
}
