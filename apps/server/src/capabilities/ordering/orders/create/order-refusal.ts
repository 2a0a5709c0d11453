import type { OrderFieldViolation, PreconditionViolation } from '@beckon/domain/order'
import { hoursText } from '@beckon/domain/request'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'

type Meta = Readonly<Partial<Record<PreconditionViolation['code'], Readonly<Record<string, unknown>>>>>

/** Returns the refusal of an order by its violation; `meta` has the details that a code is sent with. */
export function orderRefusal(violation: PreconditionViolation, meta: Meta = {}): Refusal {
  if (violation.code === 'order.invalid') return refuse(violation.code, fieldMeta(violation.fields))
  if (violation.code === 'delivery.service-closed') {
    return refuse(violation.code, { service_hours: hoursText(violation.hours) })
  }
  return refuse(violation.code, meta[violation.code])
}

const keyOf = (code: string) => `request.fault.${code}`

/** `fields` has the key of the first violation of each field, `translation_key` that of the first of all. */
function fieldMeta(violations: readonly OrderFieldViolation[]): Record<string, unknown> {
  const fields: Record<string, string> = {}
  for (const { field, code } of violations) fields[field] ??= keyOf(code)
  return { translation_key: keyOf(violations[0]?.code ?? ''), fields }
}
