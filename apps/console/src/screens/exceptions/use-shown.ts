import { calls, type ExceptionRecord } from '@beckon/contract'
import type { ExceptionKind } from '@beckon/domain/exception'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isSnoozed, type KnownExceptions, POLL_MS, useExceptions } from '../../features/exceptions/index.ts'
import { moreOf } from '../../features/list/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useOperator } from './use-change.ts'

export const views = ['open', 'mine', 'unowned', 'snoozed', 'closed'] as const
export type View = (typeof views)[number]

const CLOSED_PAGE = 200

/** An exception, and the time of the service when it was read. */
export interface Shown extends ExceptionRecord {
  readonly now: number
}

/** The exceptions of a view. Those that rest are in their own view, and in that of their owner. */
export function useShown(view: View, kind: ExceptionKind | undefined) {
  const { operatorId } = useOperator()
  const { data: known } = useExceptions()
  const choose = ({ open: all, now }: KnownExceptions): readonly Shown[] =>
    all
      .filter((one) => kind === undefined || one.kind === kind)
      .filter((one) => isInView(one, view, { now, operatorId }))
      .map((one) => ({ ...one, now }))
  const open = useExceptions(choose)
  const closed = useClosed(view === 'closed', choose)
  const now = known?.now ?? 0
  return view === 'closed'
    ? { query: closed, now, more: moreOf(closed) }
    : { query: open, now, more: undefined }
}

function isInView(
  one: ExceptionRecord,
  view: View,
  { now, operatorId }: { readonly now: number; readonly operatorId: string },
): boolean {
  switch (view) {
    case 'closed':
      return true
    case 'mine':
      return one.owner?.operator_id === operatorId
    case 'snoozed':
      return isSnoozed(one, now)
    case 'unowned':
      return !isSnoozed(one, now) && one.owner === null
    case 'open':
      return !isSnoozed(one, now)
  }
}

/** The closed exceptions, newest first, page by page. */
function useClosed(isShown: boolean, select: (known: KnownExceptions) => readonly Shown[]) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useInfiniteQuery({
    queryKey: ['exceptions', country, 'closed'],
    enabled: isShown,
    refetchInterval: POLL_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam === undefined ? {} : { after: pageParam }
      const query = { closed: 'true', count: CLOSED_PAGE, ...after } as const
      return answerTo(deps.client, calls.listExceptions, { query }, { signal })
    },
    getNextPageParam: ({ has_more: hasMore, result }) => (hasMore ? result.at(-1)?.exception_id : undefined),
    select: ({ pages }) => select({ open: pages.flatMap(({ result }) => result), now: pages[0]?.next ?? 0 }),
  })
}
