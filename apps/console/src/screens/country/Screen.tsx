import { Page, type PageTab, PageTabs } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FlagsTab } from './flags/FlagsTab.tsx'
import { HoursTab } from './hours/HoursTab.tsx'
import { SettingsTab } from './settings/SettingsTab.tsx'
import { TariffTab } from './tariff/TariffTab.tsx'

/** The flags and settings of the country, its service hours and its tariff. */
export function Screen() {
  const { t } = useTexts()
  return (
    <Page title={t('console.nav.country')}>
      <PageTabs tabs={useTabs()} />
    </Page>
  )
}

function useTabs(): PageTab[] {
  const { t } = useTexts()
  return [
    { id: 'flags', title: t('console.country.tab.flags'), content: () => <FlagsTab /> },
    { id: 'settings', title: t('console.country.tab.settings'), content: () => <SettingsTab /> },
    { id: 'hours', title: t('console.country.tab.hours'), content: () => <HoursTab /> },
    { id: 'tariff', title: t('console.country.tab.tariff'), content: () => <TariffTab /> },
  ]
}
