import { UnstyledButton, useCombobox, VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import IconBuildingStore from '~icons/tabler/building-store'
import IconSelector from '~icons/tabler/selector'
import { useRef, useState } from 'react'
import { lazyPart, useLazily } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useListTarget } from '../anchored/index.ts'
import { NotLoaded } from '../page/index.ts'
import { BranchName } from './BranchName.tsx'
import styles from './BranchSelector.module.css'
import { SEARCH_FROM } from './search-branches.ts'
import { useVendorChoice } from './selected-vendor.ts'

/** The list with its positioning; it is loaded while the page is idle. */
const BranchChoice = lazyPart(async () => (await import('./BranchChoice.tsx')).BranchChoice, {
  failed: NotLoaded,
})

/** Chooses the collection point that the screens are about. */
export function BranchSelector() {
  const { vendor, vendors } = useVendorChoice()
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [search, setSearch] = useState('')
  const hasSearch = vendors.length >= SEARCH_FROM
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => (hasSearch ? combobox.focusSearchInput() : undefined),
  })
  const ref = useMergedRef(button, combobox.targetRef)
  const target = useListTarget(combobox, 'button')
  const isListed = useLazily(BranchChoice, combobox.dropdownOpened)
  return (
    <>
      <UnstyledButton
        className={styles.target}
        ref={ref}
        {...target}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button.
          currentTarget.focus()
          combobox.toggleDropdown()
        }}
      >
        <IconBuildingStore size={20} stroke={1.5} aria-hidden />
        {/* Voice control uses the visible words, so the name contains all of them. */}
        <VisuallyHidden>{t('branch.choose')}</VisuallyHidden>
        <BranchName vendor={vendor} />
        <IconSelector size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {isListed && (
        <BranchChoice
          store={combobox}
          button={button}
          search={hasSearch ? search : undefined}
          onSearch={setSearch}
        />
      )}
    </>
  )
}
