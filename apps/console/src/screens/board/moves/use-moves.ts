import type { CallError } from '@beckon/contract/client'
import { useCallback, useState } from 'react'
import { problemOf } from '../../../platform/client/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { shortCode } from '../parts/due.ts'
import { conflictOf } from '../state/conflict.ts'
import type { BoardStore } from '../state/create-board.ts'
import type { Move } from '../state/moves.ts'
import type { Asked } from './asked.ts'

/** The outcome of the last change, for the operator. */
export interface Notice {
  readonly kind: 'done' | 'refused'
  readonly text: string
  /** The change that was refused, with all that was chosen and typed. */
  readonly again?: Asked
}

/** Makes changes, and has the outcome of the last one. */
export function useMoves(board: BoardStore) {
  const texts = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const [notice, setNotice] = useState<Notice>()
  const make = useCallback(
    async (move: Move, made: Asked, reason: string) => {
      setNotice(undefined)
      const result = await board.make(move, reason)
      if (result.ok) setNotice({ kind: 'done', text: doneText(texts, made, board) })
      else {
        const text = refusedText(texts, made, result.error)
        setNotice({ kind: 'refused', text, again: { ...made, reason } })
      }
    },
    [board, texts],
  )
  return { asked, ask: setAsked, notice, setNotice, make }
}

/** The order or the rider that a change is about. */
const subjectOf = (asked: Asked): string =>
  asked.kind === 'stops' ? asked.rider.name : shortCode(asked.order)

function doneText({ t }: Texts, asked: Asked, { snapshot }: BoardStore): string {
  if (asked.kind === 'stops') return t('console.board.done.stops', { name: asked.rider.name })
  const code = shortCode(asked.order)
  if (asked.kind === 'take-back') return t('console.board.done.take-back', { code })
  const name = snapshot.get().board.riders.get(asked.riderId ?? '')?.name ?? ''
  return t(`console.board.done.${asked.kind}`, { code, name })
}

function refusedText({ t, say, format }: Texts, asked: Asked, error: CallError): string {
  const what = subjectOf(asked)
  const conflict = conflictOf(error)
  const { key, values } = problemOf(error)
  if (!conflict || conflict.changed_at === null)
    return t('console.board.refused', { what, problem: say(key, values) })
  const { kind, name } = conflict.changed_by
  return t('console.board.changed-by', {
    what,
    time: format.time(conflict.changed_at),
    name: name ?? t(`console.board.by.${kind}`),
  })
}
