import { ActionIcon, AppShell, Burger, NavLink, ScrollArea, Select, Text } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { regionName } from '@beckon/texts'
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import IconSearch from '~icons/tabler/search'
import { ExceptionSound } from '../features/exceptions/index.ts'
import { Palette } from '../features/palette/index.ts'
import { useDeps } from '../platform/deps/index.ts'
import { useStore } from '../platform/store/index.ts'
import { useTexts } from '../platform/texts/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { type ConsolePage, pageGroups } from './pages.ts'
import { usePages } from './use-pages.ts'
import { usePaletteEntries } from './use-palette-entries.ts'
import styles from './frame.module.css'

/** The frame of a logged-in operator: navigation, country, search, account. */
export function Frame() {
  const { t } = useTexts()
  const [isMenuOpen, menu] = useDisclosure(false)
  const [isPaletteOpen, palette] = useDisclosure(false)
  useHotkeys([['mod+K', palette.toggle]], [])
  const entries = usePaletteEntries()
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 208, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
    >
      <a href="#content" className={styles.skip}>
        {t('console.skip')}
      </a>
      <AppShell.Header className={styles.header}>
        <Burger
          opened={isMenuOpen}
          onClick={menu.toggle}
          hiddenFrom="md"
          size="sm"
          aria-label={t('console.menu')}
        />
        <Text fw={600} component="span">
          {t('console.title')}
        </Text>
        <CountryChoice />
        <ActionIcon
          className={styles.search}
          variant="default"
          size="lg"
          onClick={palette.open}
          aria-label={t('console.palette')}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <IconSearch size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <AccountMenu />
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <ScrollArea>
          <Navigation onChoose={menu.close} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        <OfflineBanner />
        <Outlet />
      </AppShell.Main>
      <ExceptionSound />
      <Palette isOpen={isPaletteOpen} close={palette.close} entries={entries} />
    </AppShell>
  )
}

function Navigation({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTexts()
  const pages = usePages()
  const groups = pageGroups
    .map((group) => ({ group, entries: pages.filter((page) => page.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav aria-label={t('console.menu')}>
      {groups.map(({ group, entries }) => (
        <section key={group} aria-label={t(`console.nav-group.${group}`)} className={styles.group}>
          <Text size="xs" c="dimmed" className={styles.groupTitle} aria-hidden>
            {t(`console.nav-group.${group}`)}
          </Text>
          {entries.map((page) => (
            <PageLink key={page.path} page={page} onChoose={onChoose} />
          ))}
        </section>
      ))}
    </nav>
  )
}

function PageLink({ page, onChoose }: { readonly page: ConsolePage; readonly onChoose: () => void }) {
  const { t } = useTexts()
  const matches = useMatchRoute()
  const { path, title, icon: Icon, count: Count } = page
  return (
    <NavLink
      renderRoot={(props) => <Link to={path} {...props} />}
      label={t(title)}
      leftSection={<Icon size={18} stroke={1.5} />}
      rightSection={Count && <Count />}
      active={Boolean(matches({ to: path, fuzzy: true }))}
      onClick={onChoose}
    />
  )
}

/** One of the countries in which the operator has a role. */
function CountryChoice() {
  const { t, locale } = useTexts()
  const deps = useDeps()
  const session = useStore(deps.session.state)
  const country = useStore(deps.country)
  const countries = session.status === 'in' ? session.me.countries.map((one) => one.country) : []
  const [first] = countries
  useEffect(() => {
    if (first !== undefined && !countries.includes(country)) deps.country.set(first)
  })
  return (
    <Select
      className={styles.country}
      aria-label={t('console.country')}
      size="xs"
      searchable
      allowDeselect={false}
      value={country}
      data={countries.map((code) => ({ value: code, label: regionName(locale, code) ?? code }))}
      onChange={(value) => {
        const chosen = countries.find((code) => code === value)
        if (chosen) deps.country.set(chosen)
      }}
    />
  )
}
