import { Button, Combobox, type ComboboxStore, Group, Text } from '@mantine/core'
import type { PlaceHit } from '@beckon/contract'
import type { RefObject } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { Anchor } from '../anchored/index.ts'
import { KNOWN, type KnownOptions } from './known-options.ts'

export interface AddressListProps {
  readonly store: ComboboxStore
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly isHidden: boolean
  readonly hits: readonly PlaceHit[]
  readonly known: KnownOptions | undefined
  readonly isBusy: boolean
  readonly isFailed: boolean
  /** The text that was searched. */
  readonly searched: string
  readonly onRetry: () => void
  readonly onChoose: (id: string) => void
}

/** The suggestions below an address box. */
export function AddressList({
  store,
  input,
  label,
  isHidden,
  hits,
  known,
  isBusy,
  isFailed,
  searched,
  onRetry,
  onChoose,
}: AddressListProps) {
  const { t } = useTexts()
  const customers = known?.options ?? []
  return (
    // A user who scrolls the list has the box above the screen, and the list stays open.
    <Combobox
      store={store}
      onOptionSubmit={onChoose}
      withinPortal={false}
      hideDetached={false}
      // Above the field it would lie over the heading and what is there to press.
      position="bottom-start"
      middlewares={{ flip: false, shift: false }}
    >
      <Anchor to={input} />
      <Combobox.Dropdown hidden={isHidden}>
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
        {isFailed && !isBusy && <SearchFailed onRetry={onRetry} />}
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
