import { useConfig } from '../../platform/client/index.ts'
import { ByBusinessName } from './parts/ByBusinessName.tsx'
import { ByVendorCode } from './parts/ByVendorCode.tsx'

/** Registering: by business name, or by the code of a vendor that an operator made. */
export function Screen() {
  const { registration_type: type } = useConfig()
  return type === 'NPV' ? <ByBusinessName /> : <ByVendorCode />
}
