import { Page, PageTabs } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CashTab } from './cash/CashTab.tsx'
import { ExportsTab } from './exports/ExportsTab.tsx'
import { PaymentsTab } from './payments/PaymentsTab.tsx'
import { ReconciliationTab } from './reconciliation/ReconciliationTab.tsx'
import { RefundsTab } from './refunds/RefundsTab.tsx'
import { WriteOffsTab } from './write-offs/WriteOffsTab.tsx'

const tabs = [
  { id: 'payments', content: () => <PaymentsTab /> },
  { id: 'refunds', content: () => <RefundsTab /> },
  { id: 'cash', content: () => <CashTab /> },
  { id: 'reconciliation', content: () => <ReconciliationTab /> },
  { id: 'write-offs', content: () => <WriteOffsTab /> },
  { id: 'exports', content: () => <ExportsTab /> },
] as const

/** The money of the country: payments, refunds, cash, reconciliation, write-offs and exports. */
export function Screen() {
  const { t } = useTexts()
  return (
    <Page title={t('console.nav.money')}>
      <PageTabs tabs={tabs.map((tab) => ({ ...tab, title: t(`console.money.tab.${tab.id}`) }))} />
    </Page>
  )
}
