import type { ListedOperator } from '@beckon/contract'
import { useZones } from '../../features/zones/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Returns roles in words, with the names of their zones. */
export function useRolesText() {
  const { t, format } = useTexts()
  const names = new Map(useZones().map(({ id, name }) => [id, name]))
  return (roles: ListedOperator['roles']): string =>
    roles.length === 0
      ? '–'
      : format.list(
          roles.map(({ role, zones }) => {
            const title = t(`console.operators.role.${role}`)
            if (!zones) return title
            const shown = format.list(zones.map((id) => names.get(id) ?? id))
            return t('console.operators.role-zones', { role: title, zones: shown })
          }),
        )
}
