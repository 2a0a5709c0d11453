import { Button, Combobox, Group, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import IconMapPin from '~icons/tabler/map-pin'
import type { PlaceHit, WirePoint } from '@beckon/contract'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Other options for the typed text, before the places. */
export interface KnownOptions {
  readonly label: string
  /** Above the places, where both are shown. */
  readonly placesLabel: string
  readonly placeholder: string
  readonly options: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly isSearching: boolean
  /** They are about to be there, and the places come with them. */
  readonly isComing: boolean
  /** Shown below the fields. */
  readonly failure: string | undefined
  readonly onType: (text: string) => void
  readonly onChoose: (id: string) => void
}

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

const KNOWN = 'known:'

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
  const customers = known?.options ?? []
  return (
    // A user who scrolls the list has the box above the screen, and the list stays open.
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      hideDetached={false}
      // Above the field it would lie over the heading and what is there to press.
      position="bottom-start"
      middlewares={{ flip: false, shift: false }}
    >
      <Combobox.Target>
        <TextInput
          withAsterisk={isRequired === true}
          label={
            <>
              {label} {mark}
            </>
          }
          placeholder={known?.placeholder ?? t('request.address-placeholder')}
          value={text}
          ref={input}
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
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === undefined || typed.trim() === ''}>
        {/* A list of nothing is no list. */}
        {hits.length + customers.length > 0 ? (
          <Offered label={label} hits={hits} known={known} />
        ) : (
          // A failed search implies nothing about whether the address exists.
          (isBusy || !isFailed) && (
            <Combobox.Empty role="status">
              {t(isBusy ? 'request.address-searching' : 'request.address-none', { search: searched })}
            </Combobox.Empty>
          )
        )}
        {isFailed && !isBusy && (
          <SearchFailed
            onRetry={() => {
              retry()
              input.current?.focus()
            }}
          />
        )}
        {known?.failure !== undefined && (
          <Combobox.Footer>
            <Text size="xs" c="dimmed" role="status">
              {known.failure}
            </Text>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface OfferedProps {
  readonly label: string
  readonly hits: readonly PlaceHit[]
  readonly known: KnownOptions | undefined
}

/** The customers, and below them the places. */
function Offered({ label, hits, known }: OfferedProps) {
  const customers = known?.options ?? []
  return (
    <Combobox.Options aria-label={label} mah={320} style={{ overflowY: 'auto' }}>
      {customers.length > 0 && (
        <Combobox.Group label={known?.label}>
          {customers.map(({ id, content }) => (
            <Combobox.Option key={id} value={KNOWN + id} py="xs">
              {content}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {customers.length > 0 && hits.length > 0 ? (
        <Combobox.Group label={known?.placesLabel}>
          <Suggestions hits={hits} />
        </Combobox.Group>
      ) : (
        <Suggestions hits={hits} />
      )}
    </Combobox.Options>
  )
}

/** Shown in the list, where the results are expected. */
function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <Combobox.Footer>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" role="alert">
          {t('geolocator.error.unavailable')}
        </Text>
        <Button
          data-search-again
          variant="default"
          size="compact-sm"
          style={{ flexShrink: 0 }}
          onClick={onRetry}
        >
          {t('action.retry')}
        </Button>
      </Group>
    </Combobox.Footer>
  )
}

function Suggestions({ hits }: { readonly hits: readonly PlaceHit[] }) {
  return hits.map((hit) => <Suggestion key={hit.id} hit={hit} />)
}

function Suggestion({ hit }: { readonly hit: PlaceHit }) {
  const { t } = useTexts()
  return (
    <Combobox.Option value={hit.id} py="xs">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">
          <bdi>{hit.formatted_address}</bdi>
        </Text>
        {hit.precision !== 'building' && (
          <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
            {t(`precision.${hit.precision}`)}
          </Text>
        )}
      </Group>
    </Combobox.Option>
  )
}
