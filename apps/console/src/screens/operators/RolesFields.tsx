import type { CountryCode } from '@beckon/domain/country'
import { mayHaveZones, operatorRoles, type OperatorRole } from '@beckon/domain/operator'
import { ActionIcon, Button, Group, MultiSelect, Select, Text } from '@mantine/core'
import IconTrash from '~icons/tabler/trash'
import { useZones } from '../../features/zones/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { regionName } from '@beckon/texts'
import styles from './operators.module.css'

/** A role that is chosen; without zones for the whole country. */
export interface RoleDraft {
  readonly country: CountryCode
  readonly role: OperatorRole
  readonly zones: readonly string[]
}

export interface RolesFieldsProps {
  readonly roles: readonly RoleDraft[]
  /** The countries in which roles can be given. */
  readonly countries: readonly CountryCode[]
  readonly onChange: (roles: readonly RoleDraft[]) => void
}

/** Roles by country, and by zone in the country that is shown. */
export function RolesFields({ roles, countries, onChange }: RolesFieldsProps) {
  const { t } = useTexts()
  const shown = useStore(useDeps().country)
  return (
    <div className={styles.roles}>
      {roles.map((draft, at) => (
        <RoleFields
          key={at}
          {...{ draft, countries }}
          onChange={(next) => onChange(roles.with(at, next))}
          onRemove={() => onChange(roles.toSpliced(at, 1))}
        />
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onChange([...roles, { country: shown, role: 'dispatcher', zones: [] }])}
        >
          {t('console.operators.add-role')}
        </Button>
      </Group>
    </div>
  )
}

interface RoleFieldsProps {
  readonly draft: RoleDraft
  readonly countries: readonly CountryCode[]
  readonly onChange: (draft: RoleDraft) => void
  readonly onRemove: () => void
}

function RoleFields({ draft, countries, onChange, onRemove }: RoleFieldsProps) {
  const { t, locale } = useTexts()
  const shown = useStore(useDeps().country)
  const zones = useZones()
  const { country, role } = draft
  const hasZones = mayHaveZones(role) && country === shown && zones.length > 0
  return (
    <div className={styles.role}>
      <Select
        label={t('console.country')}
        allowDeselect={false}
        searchable
        value={country}
        data={countries.map((value) => ({ value, label: regionName(locale, value) ?? value }))}
        onChange={(value) =>
          onChange({ ...draft, country: countries.find((one) => one === value) ?? country, zones: [] })
        }
      />
      <Select
        label={t('console.operators.role')}
        allowDeselect={false}
        value={role}
        data={operatorRoles.map((value) => ({ value, label: t(`console.operators.role.${value}`) }))}
        onChange={(value) =>
          onChange({ ...draft, role: operatorRoles.find((one) => one === value) ?? role, zones: [] })
        }
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('console.operators.remove-role', { role: t(`console.operators.role.${role}`) })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <Text size="xs" c="dimmed" className={styles.zones}>
        {t(`console.operators.role-hint.${role}`)}
      </Text>
      {hasZones && (
        <MultiSelect
          className={styles.zones}
          label={t('console.operators.zones')}
          description={t('console.operators.zones-hint')}
          placeholder={draft.zones.length === 0 ? t('console.operators.zones-all') : ''}
          searchable
          data={zones.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...draft.zones]}
          onChange={(chosen) => onChange({ ...draft, zones: chosen })}
        />
      )}
    </div>
  )
}
