import { createContext, useContext, useEffect, useId, useState } from 'react'
import type { CheckState } from './check-state.ts'

/** The states of the checks of the page, by check. */
type States = Readonly<Record<string, CheckState>>

type Report = (check: string, state: CheckState) => void

export const ReportContext = createContext<Report>(() => undefined)

/** Collects the states of the checks that count. */
export function useStates(): { readonly states: States; readonly report: Report } {
  const [states, setStates] = useState<States>({})
  const [report] = useState<Report>(
    () => (check: string, state: CheckState) =>
      setStates((before) => (before[check] === state ? before : { ...before, [check]: state })),
  )
  return { states, report }
}

/** Reports the state of one check to the summary; an optional one does not count. */
export function useReport(state: CheckState, isOptional: boolean): void {
  const report = useContext(ReportContext)
  const id = useId()
  useEffect(() => {
    if (!isOptional) report(id, state)
  }, [report, id, state, isOptional])
}

/** Returns how many checks there are, and how many the rider has to do something about. */
export function summaryOf(states: States): { readonly total: number; readonly open: number } {
  const all = Object.values(states)
  return { total: all.length, open: all.filter((state) => state === 'ask' || state === 'denied').length }
}
