import { ActionIcon, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import IconKeyboard from '~icons/tabler/keyboard'
import { EmptyState, FailureState, Page } from '../../features/page/index.ts'
import { useZones } from '../../features/zones/index.ts'
import { CallFailed } from '../../platform/client/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { BoardContext } from './board-context.ts'
import { FilterBar } from './FilterBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { LaneCounts } from './LaneCounts.tsx'
import { Layouts } from './Layouts.tsx'
import { CardMenu } from './moves/CardMenu.tsx'
import { MoveDialog } from './moves/MoveDialog.tsx'
import { NoticeBar } from './moves/NoticeBar.tsx'
import { useMoves } from './moves/use-moves.ts'
import { SidePanel } from './panel/SidePanel.tsx'
import { isFiltered } from './state/filters.ts'
import { useActions } from './use-actions.ts'
import { useBoard } from './use-board.ts'
import { useBoardFilters } from './use-board-filters.ts'
import { useKeys } from './use-keys.ts'
import { useShown } from './use-shown.ts'
import styles from './board.module.css'

/** The live board: orders and riders of the country, in three layouts of one state. */
export function Screen() {
  const { t } = useTexts()
  const store = useBoard()
  const snapshot = useStore(store.snapshot)
  const state = useBoardFilters()
  const shown = useShown(snapshot, state.filters)
  const moves = useMoves(store)
  const { actions, selected, panel, setPanel, menu, setMenu } = useActions(moves)
  const search = useRef<HTMLInputElement>(null)
  const [areKeysOpen, setKeysOpen] = useState(false)
  const zones = useZones()
  const { board, isLoaded, error, now } = snapshot
  useKeys({
    isOn: !moves.asked && !menu && !areKeysOpen,
    view: shown.view,
    board,
    layout: state.layout,
    selected,
    actions,
    setLayout: (layout) => state.change({ layout }),
    search: () => search.current?.focus(),
    showKeys: () => setKeysOpen(true),
    close: () => setPanel(undefined),
  })
  const menuOrder = menu && board.orders.get(menu.orderId)
  return (
    <BoardContext value={actions}>
      <Page
        title={t('console.nav.board')}
        aside={
          <>
            <LaneCounts counts={shown.view.counts} state={state} snapshot={snapshot} />
            <ActionIcon
              variant="default"
              aria-label={t('console.board.keys')}
              onClick={() => setKeysOpen(true)}
            >
              <IconKeyboard size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </>
        }
      >
        <FilterBar state={state} zones={zones} search={search} />
        {error && !isLoaded && <FailureState error={new CallFailed(error)} retry={store.refresh} />}
        {!isLoaded && !error && <Loading />}
        {isLoaded && isEmpty(shown.view, isFiltered(state.filters)) && (
          <EmptyState title={t('console.board.empty')} text={t('console.board.empty-hint')} />
        )}
        {isLoaded && !isEmpty(shown.view, isFiltered(state.filters)) && (
          <div className={styles.board} data-board={state.layout}>
            <Layouts {...shown} layout={state.layout} board={board} selected={selected} now={now} />
            <SidePanel
              {...{ panel, selected, board, now, zones }}
              waits={shown.waits}
              close={() => setPanel(undefined)}
            />
          </div>
        )}
      </Page>
      <NoticeBar
        notice={moves.notice}
        close={() => moves.setNotice(undefined)}
        again={(asked) => moves.ask(asked)}
      />
      {moves.asked && (
        <MoveDialog
          asked={moves.asked}
          board={board}
          now={now}
          close={() => moves.ask(undefined)}
          make={(move, asked, reason) => void moves.make(move, asked, reason)}
        />
      )}
      {menu && menuOrder && (
        <CardMenu
          order={menuOrder}
          beside={menu.beside}
          isPending={shown.waits(menu.orderId)}
          close={() => setMenu(undefined)}
        />
      )}
      {areKeysOpen && <KeysDialog close={() => setKeysOpen(false)} />}
    </BoardContext>
  )
}

const isEmpty = (view: ReturnType<typeof useShown>['view'], hasFilters: boolean): boolean =>
  !hasFilters && view.orders.length === 0 && view.columns.length === 0

const Loading = () => (
  <div className={styles.loading} aria-busy>
    {[0, 1, 2, 3, 4].map((column) => (
      <Skeleton key={column} className={styles.skeleton} />
    ))}
  </div>
)
