import { Checkbox } from '@mantine/core'
import { useVendorChoice } from '../../../features/branch-selector/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { AllOrSome } from './AllOrSome.tsx'

/** The collection points of the business that is shown. */
export function usePoints(): readonly { readonly id: string; readonly name: string }[] {
  const { vendor, vendors } = useVendorChoice()
  const business = vendor.parent_vendor_id ?? vendor.vendor_id
  return vendors
    .filter((one) => one.vendor_id === business || one.parent_vendor_id === business)
    .map(({ vendor_id: id, name }) => ({ id, name }))
}

/** The names of chosen collection points. */
export function usePointNames(): (ids: readonly string[] | null) => string {
  const { t, format } = useTexts()
  const points = usePoints()
  return (ids) =>
    ids === null
      ? t('developers.points.all')
      : format.list(ids.map((id) => points.find((one) => one.id === id)?.name ?? id))
}

export interface CollectionPointsProps {
  /** Null for all. */
  readonly value: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (value: string[] | null) => void
}

/** Chooses all or some collection points of the business. */
export function CollectionPoints({ value, error, onChange }: CollectionPointsProps) {
  const { t } = useTexts()
  const points = usePoints()
  return (
    <AllOrSome
      label={t('branch.list')}
      all={t('developers.points.all')}
      value={value}
      error={error}
      onChange={onChange}
    >
      {points.map(({ id, name }) => (
        <Checkbox key={id} value={id} label={<bdi>{name}</bdi>} aria-invalid={error !== undefined} />
      ))}
    </AllOrSome>
  )
}
