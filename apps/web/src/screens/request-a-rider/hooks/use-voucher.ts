import type { WireVendor } from '@beckon/contract'
import { useState } from 'react'
import { useClient } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { applyTyped } from '../machine/apply-voucher.ts'
import type { Problem } from '../machine/request-state.ts'
import type { RequestFlow } from './use-request.ts'

export interface VoucherEntry {
  readonly isApplied: boolean
  readonly isOpen: boolean
  readonly isAsking: boolean
  readonly code: string
  readonly problem: Problem | null
  setCode(code: string): void
  open(): void
  close(): void
  remove(): void
  /** Whether the voucher was applied; otherwise the previous one stays. */
  apply(): Promise<boolean>
}

/** Looks up and applies a voucher to the displayed fee. */
export function useVoucher({ state, send }: RequestFlow, vendor: WireVendor): VoucherEntry {
  const client = useClient()
  const notify = useNotify()
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const { draft, quote } = state.context
  const close = () => {
    setOpen(false)
    setCode('')
    setProblem(null)
  }
  const apply = async () => {
    if (!quote) return false
    setAsking(true)
    const { vendor_id: vendorId } = vendor
    const applied = await applyTyped(client, { vendorId, draft, quote, code })
    setAsking(false)
    if (applied.ok) {
      send({ type: 'VOUCHER', of: quote.signature, discount: applied.discount })
      close()
      return true
    }
    const { key, code: why } = applied.problem
    setProblem({ key: why === 'SignatureExpired' ? 'request.quote-over' : key })
    return false
  }
  return {
    isApplied: quote?.discount !== null && quote !== null,
    isOpen,
    isAsking,
    code,
    problem,
    apply,
    close,
    setCode: (next) => {
      setCode(next)
      setProblem(null)
    },
    open: () => setOpen(true),
    remove: () => {
      if (!quote) return
      send({ type: 'VOUCHER', of: quote.signature, discount: null })
      notify(t('voucher.removed'), { kind: 'success' })
    },
  }
}
