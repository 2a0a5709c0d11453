import { Loader, TextInput, useCombobox } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import IconMapPin from '~icons/tabler/map-pin'
import type { PlaceHit, WirePoint } from '@beckon/contract'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { lazyPart, useLazily } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useListTarget } from '../anchored/index.ts'
import { NotLoaded } from '../page/index.ts'
import { KNOWN, type KnownOptions } from './known-options.ts'
import { useSuggestions } from './use-suggestions.ts'

interface AddressFieldProps {
  readonly label: string
  /** Behind the label. */
  readonly mark?: ReactNode
  /** The chosen address. Typed text is replaced when it changes. */
  readonly value: string
  readonly near: WirePoint
  readonly error?: string | undefined
  readonly onChoose: (place: PlaceHit) => void
  readonly known?: KnownOptions
  readonly isRequired?: boolean
  readonly input?: RefObject<HTMLInputElement | null>
}

/** The suggestions with their positioning; they are loaded while the page is idle. */
export const AddressList = lazyPart(async () => (await import('./AddressList.tsx')).AddressList, {
  failed: NotLoaded,
})

/** An address box with suggestions; also takes a `latitude, longitude` pair. */
export function AddressField({
  label,
  mark,
  value,
  near,
  error,
  onChoose,
  known,
  isRequired,
  input: given,
}: AddressFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const { t } = useTexts()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useListTarget(combobox, 'input')
  const ref = useMergedRef(input, combobox.targetRef)
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(value)
  /** A field that is being corrected shows no error meanwhile. */
  const [isEdited, setEdited] = useState(false)
  if (shown !== value) {
    setShown(value)
    setTyped(undefined)
  }
  const text = typed ?? value
  const { hits: places, isSearching, isFailed, searched, retry } = useSuggestions(typed ?? '', near)
  const hits = known?.isComing === true ? [] : places
  const type = (typedNow: string | undefined) => {
    setTyped(typedNow)
    setEdited(typedNow !== undefined)
    known?.onType(typedNow ?? '')
  }
  const choose = (id: string) => {
    const isKnown = id.startsWith(KNOWN)
    const hit = hits.find((one) => one.id === id)
    if (!isKnown && !hit) return
    type(undefined)
    combobox.closeDropdown()
    if (hit) onChoose(hit)
    else known?.onChoose(id.slice(KNOWN.length))
  }
  const isBusy = isSearching || known?.isSearching === true
  const isTyped = typed !== undefined && typed.trim() !== ''
  const isListed = useLazily(AddressList, isTyped)
  return (
    <>
      <TextInput
        withAsterisk={isRequired === true}
        label={
          <>
            {label} {mark}
          </>
        }
        placeholder={known?.placeholder ?? t('request.address-placeholder')}
        value={text}
        ref={ref}
        {...target}
        error={isEdited ? undefined : (error ?? (isFailed ? t('request.error.autocomplete') : undefined))}
        leftSection={<IconMapPin size={16} />}
        rightSection={isBusy && <Loader size={16} aria-hidden />}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          type(event.currentTarget.value)
          combobox.openDropdown()
          combobox.updateSelectedOptionIndex()
        }}
        onFocus={() => combobox.openDropdown()}
        onBlur={({ relatedTarget }) => {
          // Trying again is part of the list.
          if (relatedTarget instanceof HTMLElement && relatedTarget.matches('[data-search-again]')) return
          combobox.closeDropdown()
          setEdited(false)
          // Typed text that was not chosen is replaced by the chosen address.
          if (value !== '') type(undefined)
        }}
      />
      {isListed && (
        <AddressList
          store={combobox}
          input={input}
          label={label}
          isHidden={!isTyped}
          hits={hits}
          known={known}
          isBusy={isBusy}
          isFailed={isFailed}
          searched={searched}
          onRetry={() => {
            retry()
            input.current?.focus()
          }}
          onChoose={choose}
        />
      )}
    </>
  )
}
