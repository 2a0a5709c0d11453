import type {
  AnswerOf,
  Conversation,
  Earnings,
  fleetCalls,
  Offer,
  RiderDevice,
  RiderDocument,
  Stop,
  Task,
} from '@beckon/contract'
import type { Setup } from '../screen-state.ts'

/** The country, whose language people write in. */
type InCountry = Pick<Setup, 'country'>

type Work = AnswerOf<typeof fleetCalls.riderWork>['result']
export type Assignment = Work['assignments'][number]

/** The address that answers with a rider's work. */
export const WORK = '**/api/fleet/v1/work'

const MINUTE = 60
const now = () => Math.floor(Date.now() / 1000)

/** Words of people. */
interface Written {
  readonly shop: string
  readonly customer: string
  readonly road: string
  readonly note: string
}

const latin: Written = {
  shop: 'Maximilian Bartholomew Featherstonehaugh Bakery and Patisserie',
  customer: 'Nurul Huda binte Abdul Rahman',
  road: '#04-12, 5 Garden Road',
  note: 'Please ring twice. The gate is locked after eight, so call from the guard house.',
}
const arabic: Written = {
  shop: 'مخبز وحلويات الشيخة فاطمة بنت محمد',
  customer: 'سارة محمد عبد الرحمن',
  road: 'شارع الورد، مبنى 4، شقة 12',
  note: 'الرجاء الاتصال عند الوصول، البوابة مغلقة بعد الثامنة.',
}
const thai: Written = {
  shop: 'ร้านเบเกอรี่คุณแม่สมศรีสาขาตลาดพลู',
  customer: 'สมชาย ใจดีวัฒนกุล',
  road: '12/4 ซอยสวนดอกไม้ แขวงตลาดพลู',
  note: 'กดกริ่งสองครั้ง ประตูล็อกหลังสองทุ่ม',
}

const arabicIn: ReadonlySet<Setup['country']> = new Set(['AE', 'KW'])

const writtenIn = ({ country }: InCountry): Written =>
  country === 'TH' ? thai : arabicIn.has(country) ? arabic : latin

/** In the middle of the towns of the demo world. */
const places = {
  AE: { latitude: 25.2048, longitude: 55.2708 },
  TH: { latitude: 13.7563, longitude: 100.5018 },
} as const

export const placeOf = ({ country }: InCountry) =>
  country === 'AE' || country === 'TH' ? places[country] : { latitude: 1.3, longitude: 103.85 }

const currencies: Partial<Record<Setup['country'], string>> = { AE: 'AED', KW: 'KWD', TH: 'THB' }
const currencyOf = ({ country }: InCountry): string => currencies[country] ?? 'SGD'

export const FIRST = 'sg-1-a'

/** A parcel with all that can be demanded at the door. */
function taskOf(setup: InCountry, orderId: string, changes: Partial<Task> = {}): Task {
  const { shop, customer, road, note } = writtenIn(setup)
  const { latitude, longitude } = placeOf(setup)
  return {
    order_id: orderId,
    collect: { name: shop, address: road, latitude, longitude, instructions: note },
    deliver: {
      ...{ name: customer, address: road, notes: note },
      ...{ latitude: latitude + 0.012, longitude: longitude + 0.012, phone_number: '+6591234567' },
    },
    description: writtenIn(setup).shop,
    parcel: { weight_grams: 4500, longest_side_cm: 40 },
    age_check_required: true,
    handover_pin_required: true,
    payment_method: 'CASH_ON_DELIVERY',
    amount: 48.5,
    currency: currencyOf(setup),
    asked_at: now() - 12 * MINUTE,
    ready_at: now() - MINUTE,
    promised_by: now() + 22 * MINUTE,
    ...changes,
  }
}

const assignmentOf = (task: Task, changes: Partial<Assignment> = {}): Assignment => ({
  task,
  status: 'COURIER_ACCEPTED_DELIVERY',
  picked_up: false,
  waits: false,
  waiting_since: null,
  unread: 0,
  instruction: null,
  ...changes,
})

/** Three parcels, the first of which is at a stage. */
export const parcels = (setup: InCountry, first: Partial<Assignment> = {}): readonly Assignment[] => [
  assignmentOf(taskOf(setup, FIRST), { unread: 2, ...first }),
  assignmentOf(taskOf(setup, 'sg-1-b', { payment_method: 'PAID', amount: 0 }), {
    status: 'PICKED_UP',
    picked_up: true,
  }),
  assignmentOf(taskOf(setup, 'sg-1-c', { promised_by: now() - 3 * MINUTE })),
]

/** The stops of the three parcels, in an order that goes between them. */
export function stopsOf(setup: InCountry): Stop[] {
  const { latitude, longitude } = placeOf(setup)
  const stop = (order_id: string, kind: Stop['kind'], minutes: number): Stop => ({
    ...{ order_id, kind, latitude: latitude + minutes / 2000, longitude },
    expected_at: now() + minutes * MINUTE,
  })
  return [
    stop(FIRST, 'pickup', 4),
    stop('sg-1-b', 'dropoff', 9),
    stop('sg-1-c', 'pickup', 13),
    stop(FIRST, 'dropoff', 20),
    stop('sg-1-c', 'dropoff', 27),
  ]
}

/** The work of a rider on duty. */
export const workWith = (assignments: readonly Assignment[], changes: Partial<Work> = {}) => ({
  result: {
    offer: null,
    assignments: [...assignments],
    duty: { state: 'on', since: now() - 90 * MINUTE, no_offers: [] },
    now: Date.now() / 1000,
    position: null,
    stops: [],
    other_device: null,
    transfers: [],
    taken_back: [],
    ...changes,
  } satisfies Work,
})

export const offDuty = { state: 'off', since: now(), no_offers: ['missed_offers'] } satisfies Work['duty']
export const withoutOffers = {
  state: 'on',
  since: now(),
  no_offers: ['old_position', 'busy', 'cash_limit'],
} satisfies Work['duty']

/** An offer that expires after so many seconds. */
export function offerOf(setup: InCountry, seconds: number): Offer {
  const { phone_number: _, ...deliver } = taskOf(setup, FIRST).deliver
  return {
    offer_id: `${FIRST}.0`,
    expires_at: now() + seconds,
    task: taskOf(setup, FIRST, { deliver, pay_at_pickup: 31.2 }),
    bonus: 2.5,
    pay: 11.4,
    way: { to_pickup: { metres: 850, seconds: 190 }, to_dropoff: { metres: 3400, seconds: 720 } },
  }
}

export function earningsOf(setup: InCountry): { readonly result: Earnings } {
  const entry = (id: string, at: number) => ({
    order_id: id,
    delivered_at: at,
    ...{ base: 4, distance: 3.4, wait: 1.2, return: 0, bonus: 2.5, total: 11.1 },
  })
  const day = (date: number) => ({
    date: new Date(date * 1000).toISOString().slice(0, 10),
    jobs: 2,
    total: 22.2,
    entries: [entry(`sg-${date}-a`, date), entry(`sg-${date}-b`, date - 40 * MINUTE)],
  })
  return {
    result: {
      currency: currencyOf(setup),
      days: [day(now()), day(now() - 24 * 60 * MINUTE)],
      cash: { in_hand: 240, limit: 200 },
      payouts: [{ date: '2026-11-20', paid: 118.4, cash_set_off: 60 }],
    },
  }
}

export function conversationOf(setup: InCountry): { readonly result: Conversation } {
  const message = (position: number, sender: 'vendor' | 'rider', seen: boolean) => ({
    ...{ position, sender, text: writtenIn(setup).note },
    created_at: now() - (4 - position) * MINUTE,
    seen_at: seen ? now() - MINUTE : null,
  })
  const messages = [message(0, 'vendor', true), message(1, 'rider', true), message(2, 'rider', false)]
  return { result: { messages, open: true, can_call: true } }
}

/** Documents in each state. */
export function documentsOf(setup: InCountry): { readonly result: readonly RiderDocument[] } {
  const sent = (kind: RiderDocument['kind'], state: 'waiting' | 'approved' | 'refused', days: number) => ({
    ...{ id: '3f2b8c1e-7a64-4d1c-9a53-0c6a1f6d2b10', kind, state, number: 'G1234567X' },
    expires_on: new Date((now() + days * 24 * 60 * MINUTE) * 1000).toISOString().slice(0, 10),
    media_type: 'application/pdf' as const,
    sent_at: now() - 90 * MINUTE,
    reason: state === 'refused' ? writtenIn(setup).note : null,
  })
  return {
    result: [
      { kind: 'identity', is_required: true, state: 'expiring', sent: [sent('identity', 'approved', 12)] },
      {
        kind: 'driving_licence',
        is_required: true,
        state: 'refused',
        sent: [sent('driving_licence', 'refused', 400)],
      },
      { kind: 'insurance', is_required: true, state: 'waiting', sent: [sent('insurance', 'waiting', 200)] },
      { kind: 'work_permit', is_required: false, state: 'missing', sent: [] },
    ],
  }
}

export const devices = (): { readonly result: readonly RiderDevice[] } => ({
  result: [
    {
      ...{ id: 'this', name: 'Chrome on Android', is_current: true },
      ...{ created_at: now() - 60 * MINUTE, last_seen_at: now() },
    },
    {
      ...{ id: 'other', name: 'Safari on iPhone', is_current: false },
      ...{ created_at: now() - 9000 * MINUTE, last_seen_at: now() - 300 * MINUTE },
    },
  ],
})
