// The bundle of the public pages contains only shared code.
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Group.layer.css'
import type { PlaceHit, WirePoint } from '@beckon/contract'
import { AddressField } from '../../features/address-picker/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface AddressSearchProps {
  readonly value: string
  readonly near: WirePoint
  readonly onChoose: (place: PlaceHit) => void
}

/** Loaded after the page, because most customers use the map. */
export function AddressSearch(props: AddressSearchProps) {
  const { t } = useTexts()
  return <AddressField label={t('where.search')} {...props} />
}
